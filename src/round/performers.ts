/** How each type of ability is performed. */

import { happened } from './change.js';
import { performAimed } from './aimed.js';
import { performAttack } from './attack-targets.js';
import { performExperience } from './experience.js';
import { performGroupLimit } from './group.js';
import { performInfuse, performSetElements } from './infusion.js';
import { performCreate } from './create.js';
import { performChooseHex } from './choose-hex.js';
import { performSwap } from './swap.js';
import { performMoveOverlay } from './move-overlay.js';
import { performLoot } from './looting.js';
import { performRemoveOverlays } from './remove-overlays.js';
import { performMove } from './move-ability.js';
import { performSummon } from './summon.js';
import type { DeedType, Performer } from './performer.js';
import type { Deed } from '../content/index.js';

type Performers = { readonly [Type in DeedType]?: Performer<Type> };

/** Abilities that do something to figures that they are aimed at. */
const aimed = <Type extends DeedType>(): Performer<Type> =>
  performAimed as unknown as Performer<Type>;

const PERFORMERS: Performers = {
  move: performMove,
  attack: performAttack,
  loot: performLoot,
  heal: aimed(),
  condition: aimed(),
  shield: aimed(),
  retaliate: aimed(),
  suffer: aimed(),
  experience: performExperience,
  bonus: aimed(),
  kill: aimed(),
  trait: aimed(),
  grant: aimed(),
  control: aimed(),
  setSide: aimed(),
  initiative: aimed(),
  setHitPoints: aimed(),
  removeConditions: aimed(),
  recoverCards: aimed(),
  discardCards: aimed(),
  loseCards: aimed(),
  modifierDeck: aimed(),
  shuffleModifiers: aimed(),
  money: aimed(),
  refreshItems: aimed(),
  spendItems: aimed(),
  consumeItems: aimed(),
  loseItems: aimed(),
  mark: aimed(),
  unmark: aimed(),
  push: aimed(),
  pull: aimed(),
  infuse: performInfuse,
  setElements: performSetElements,
  create: performCreate,
  moveOverlay: performMoveOverlay,
  springTrap: aimed(),
  teleport: aimed(),
  swap: performSwap,
  chooseHex: performChooseHex,
  destroy: performRemoveOverlays as Performer<'destroy'>,
  disarm: performRemoveOverlays as Performer<'disarm'>,
  groupLimit: performGroupLimit,
  summon: performSummon,
};

/** What is not played is refused before a game begins. */
const skip: Performer<DeedType> = ({ state, figure, ability }) =>
  happened(state, { type: 'abilitySkipped', figure: figure.id, ability: ability.type });

/** The types of abilities that are performed. */
export const isPerformed = (type: string): boolean => Object.hasOwn(PERFORMERS, type);

/** How an ability is performed: the table has one for each type, which no longer shows in the type of a union. */
export const performerOf = ({ type }: Deed): Performer<DeedType> =>
  (PERFORMERS[type] as Performer<DeedType> | undefined) ?? skip;
