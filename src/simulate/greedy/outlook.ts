/** What a character sees of the board: how far its enemies are, what threatens it, where it could go on. */

import { adjacentHexes, range, type Board } from '../../board/index.js';
import type { CheckedPack, Scenario } from '../../content/index.js';
import { distance, equals } from '../../hex/index.js';
import type { Engine, Figure, GameState } from '../../round/index.js';
import type { Hex } from '../../vocabulary/index.js';

/** What is known of a position whoever looks at it. */
export interface Outlook {
  /** The board. */
  readonly board: Board;
  /** The enemies of the characters. */
  readonly foes: readonly Figure[];
  /** The characters and whoever is on their side. */
  readonly friends: readonly Figure[];
  /** The hexes of closed doors. */
  readonly doors: readonly Hex[];
  /** The state. */
  readonly state: GameState;
}

const FAR = 99;

const closedDoors = (scenario: Scenario | undefined, { doors }: GameState): readonly Hex[] =>
  (scenario?.map.doors ?? [])
    .filter(({ id, state }) => state !== 'open' && !doors.includes(id))
    .map(({ at }) => at);

/** What is to be seen in a state. */
export const outlookOf = (pack: CheckedPack, engine: Engine, state: GameState): Outlook => ({
  board: engine.boardOf(state),
  foes: state.figures.filter(({ side }) => side === 'monsters'),
  friends: state.figures.filter(({ side }) => side === 'characters'),
  doors: closedDoors(
    pack.scenarios.find(({ id }) => id === state.scenario),
    state,
  ),
  state,
});

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
    ...outlook.doors.map((door) =>
      equals(door, from)
        ? 0
        : Math.min(FAR, ...nextTo(outlook, door).map((beside) => far(outlook, from, beside) + 1)),
    ),
  );

const nextTo = ({ board }: Outlook, door: Hex): readonly Hex[] =>
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

/** About how far an enemy hits in its next turn. */
const STRIKE = 3;

/** How many enemies could attack somebody on a hex in their next turn, about. */
export const threatAt = (outlook: Outlook, at: Hex): number =>
  outlook.foes.filter((foe) => far(outlook, at, foe.at) <= STRIKE).length;
