import type { GameEvent } from '../../content/index.js';
import { cityEventsOneToFour } from './city-1-4.js';
import { cityEventsFiveToEight } from './city-5-8.js';

/** The events of Highwick, the town above the water. */
export const cityEvents: readonly GameEvent[] = [...cityEventsOneToFour, ...cityEventsFiveToEight];
