import type { Item } from '../../content/index.js';
import { designs, relics } from './finds.js';
import { firstShelf } from './first-shelf.js';
import { higherShelves } from './higher-shelves.js';
import { secondShelf } from './second-shelf.js';

/** The items of Hollowmere: the shop from the first day on, what joins it later, designs and relics. */
export const items: readonly Item[] = [
  ...firstShelf,
  ...secondShelf,
  ...higherShelves,
  ...designs,
  ...relics,
];
