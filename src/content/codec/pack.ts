import {
  closed,
  leaf,
  list,
  optional,
  text,
  type Leaf,
  type OptionalLeaf,
} from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { PACK_FORMAT, type Pack } from '../pack.js';
import { battleGoalLeaf } from './battle-goal.js';
import { campaignSetupLeaf } from './campaign-setup.js';
import { characterClassLeaf } from './class.js';
import { gameEventLeaf } from './event.js';
import { itemLeaf } from './item.js';
import { id, words } from './leaf.js';
import { monsterDeckLeaf, monsterTypeLeaf } from './monster.js';
import { personalQuestLeaf } from './personal-quest.js';
import { randomDungeonLeaf } from './random-dungeon.js';
import { scenarioLeaf } from './scenario.js';
import { treasureLeaf } from './treasure.js';

/** How many things of one kind a pack may have. */
const THING_LIMIT = 1_000;

const things = <A>(of: Leaf<A>): OptionalLeaf<readonly A[]> => optional(list(of, THING_LIMIT));

const format: Leaf<1> = /*#__PURE__*/ leaf(
  'the number 1',
  (value): value is 1 => value === PACK_FORMAT,
  { const: PACK_FORMAT },
);

/** A box of content. */
export const packLeaf: Definition<Pack> = /*#__PURE__*/ (() =>
  definition('Pack', 'a pack { format, id, name }', () =>
    closed<Pack>('a pack { format, id, name }', {
      $schema: optional(text),
      format,
      id,
      name: words,
      classes: things(characterClassLeaf),
      monsters: things(monsterTypeLeaf),
      monsterDecks: things(monsterDeckLeaf),
      items: things(itemLeaf),
      battleGoals: things(battleGoalLeaf),
      personalQuests: things(personalQuestLeaf),
      events: things(gameEventLeaf),
      treasures: things(treasureLeaf),
      scenarios: things(scenarioLeaf),
      randomDungeons: things(randomDungeonLeaf),
      campaign: optional(campaignSetupLeaf),
    }),
  ))();
