/** What a character sees of the board: how far its enemies are, what threatens it, where it could go on. */

import { adjacentHexes, range, type Board } from '../../board/index.js';
import type { CheckedPack, Item, Scenario } from '../../content/index.js';
import { distance, equals } from '../../hex/index.js';
import type { Engine, Figure, GameState } from '../../round/index.js';
import { monsterStatsOf } from '../../scenario/index.js';
import type { Hex } from '../../vocabulary/index.js';
import { negativesOnLegs, type Negatives } from './legs.js';

/** A closed door. */
export interface ClosedDoor {
  /** Its hex. */
  readonly at: Hex;
  /** The hexes beside it that are on the board. */
  readonly beside: readonly Hex[];
}

/** An enemy, and what it does about in its next turn. */
export interface Threat {
  /** Its hex. */
  readonly at: Hex;
  /** How far it hits: its move and its range. */
  readonly reach: number;
  /** How hard it hits. */
  readonly attack: number;
}

/** What is known of a position whoever looks at it. */
export interface Outlook {
  /** The board. */
  readonly board: Board;
  /** The enemies of the characters. */
  readonly foes: readonly Figure[];
  /** The characters and whoever is on their side. */
  readonly friends: readonly Figure[];
  /** The closed doors. */
  readonly doors: readonly ClosedDoor[];
  /** What the enemies threaten, by their stat cards. */
  readonly threats: readonly Threat[];
  /** The traps and hazardous hexes on the way to each hex that the move under way can end on. */
  readonly negatives: Negatives;
  /** The items of the pack. */
  readonly items: readonly Item[];
  /** The state. */
  readonly state: GameState;
}

const FAR = 99;

const nextTo = (board: Board, door: Hex): readonly Hex[] =>
  [
    { q: 1, r: 0 },
    { q: -1, r: 0 },
    { q: 0, r: 1 },
    { q: 0, r: -1 },
    { q: 1, r: -1 },
    { q: -1, r: 1 },
  ]
    .map(({ q, r }) => ({ q: door.q + q, r: door.r + r }))
    .filter((hex) => adjacentHexes(board, hex).length > 0 && distance(hex, door) === 1);

const closedDoors = (
  board: Board,
  scenario: Scenario | undefined,
  { doors }: GameState,
): readonly ClosedDoor[] =>
  (scenario?.map.doors ?? [])
    .filter(({ id, state }) => state !== 'open' && !doors.includes(id))
    .map(({ at }) => ({ at, beside: nextTo(board, at) }));

/** Whoever has no stat card is as slow and weak as a first guess. */
const UNKNOWN = { move: 2, range: null, attack: 2 };

const threatOf = (
  { monsters }: CheckedPack,
  { level, party }: GameState,
  { type, rank, at }: Figure,
): Threat => {
  const card = monsters.find(({ id }) => id === type);
  const {
    move,
    range: far,
    attack,
  } = card === undefined
    ? UNKNOWN
    : monsterStatsOf(card, rank ?? 'normal', { characters: party, level });
  return { at, reach: move + (far ?? 1), attack };
};

/** What is to be seen in a state. */
export const outlookOf = (pack: CheckedPack, engine: Engine, state: GameState): Outlook => {
  const board = engine.boardOf(state);
  const foes = state.figures.filter(({ side }) => side === 'monsters');
  return {
    board,
    foes,
    friends: state.figures.filter(({ side }) => side === 'characters'),
    doors: closedDoors(
      board,
      pack.scenarios.find(({ id }) => id === state.scenario),
      state,
    ),
    threats: foes.map((foe) => threatOf(pack, state, foe)),
    items: pack.items,
    negatives: negativesOnLegs(board, state),
    state,
  };
};

/** How far it is between two hexes, walls in the way counted. */
export const far = ({ board }: Outlook, from: Hex, to: Hex): number =>
  range(board, from, to) ?? FAR;

/** How far the nearest enemy is. */
export const nearestFoe = (outlook: Outlook, from: Hex): number =>
  Math.min(FAR, ...outlook.foes.map(({ at }) => far(outlook, from, at)));

/** How far the nearest closed door is: one step more than to a hex beside it. */
export const nearestDoor = (outlook: Outlook, from: Hex): number =>
  Math.min(
    FAR,
    ...outlook.doors.map(({ at, beside }) =>
      equals(at, from) ? 0 : Math.min(FAR, ...beside.map((hex) => far(outlook, from, hex) + 1)),
    ),
  );

/** How much the enemies that could attack somebody on a hex in their next turn would take of it. */
export const threatAt = (outlook: Outlook, at: Hex): number =>
  outlook.threats
    .filter((threat) => far(outlook, at, threat.at) <= threat.reach)
    .reduce((sum, { attack }) => sum + attack, 0);
