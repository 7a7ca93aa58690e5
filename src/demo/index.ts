/**
 * Hollowmere, a small box of content of our own: a drowned valley, five classes, six types of monsters, a
 * boss, four scenarios and a campaign around them. Every word that an ability, effect, clause, rule, goal
 * or reward begins with in the language of `content` is in it, though not for each of these that knows the
 * word. It is free to be played, tested with and taken apart.
 *
 * @module
 */
import type { Pack } from '../content/index.js';
import { battleGoals } from './battle-goals.js';
import { campaign } from './campaign.js';
import { almoner } from './classes/almoner/index.js';
import { kindler } from './classes/kindler/index.js';
import { lancer } from './classes/lancer/index.js';
import { stalker } from './classes/stalker/index.js';
import { warden } from './classes/warden/index.js';
import { cityEvents } from './events/city.js';
import { roadEvents } from './events/road.js';
import { items } from './items/index.js';
import { monsterDecks, monsters } from './monsters/index.js';
import { personalQuests } from './personal-quests.js';
import { randomDungeon } from './random-dungeon.js';
import { scenarios } from './scenarios/index.js';
import { treasures } from './treasures.js';

export type { Pack } from '../content/index.js';

/**
 * The whole box, as a pack that `checkPack` of `content` accepts.
 *
 * @example
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import assert from 'node:assert/strict';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * assert.deepEqual(
 *   pack.right.classes.map(({ name }) => name),
 *   ['Stone Warden', 'Lamp Kindler', 'Marsh Stalker', 'Chapel Almoner', 'Stilt Lancer'],
 * );
 */
export const hollowmere: Pack = /*#__PURE__*/ (() => ({
  format: 1,
  id: 'hollowmere',
  name: 'Hollowmere',
  classes: [warden, kindler, stalker, almoner, lancer],
  monsters,
  monsterDecks,
  items,
  battleGoals,
  personalQuests,
  events: [...cityEvents, ...roadEvents],
  treasures,
  scenarios,
  randomDungeons: [randomDungeon],
  campaign,
}))();
