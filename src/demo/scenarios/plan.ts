import type {
  PlacedMonster,
  PlacedObjective,
  PlacedOverlay,
  PlacedRank,
  ScenarioDoor,
  ScenarioRoom,
} from '../../content/index.js';
import type { Condition, Hex } from '../../vocabulary/index.js';

/** A hex of a plan: the letter of its room, `+` for a door, and a sign for what is there. */
export interface Cell {
  /** The letter of its room. */
  readonly room: string;
  /** What is there; `.` is nothing. */
  readonly sign: string;
  /** The hex. */
  readonly hex: Hex;
}

/** Characters of a row for each hex: two of its own and one between. */
const WIDTH = 3;

/**
 * Reads a plan: a row of text for each row of hexes, three characters a hex. Odd columns lie half a hex
 * higher, as on the sheet.
 */
export const cellsOf = (rows: readonly string[]): readonly Cell[] =>
  rows.flatMap((row, line) =>
    Array.from({ length: Math.ceil(row.length / WIDTH) }, (_, q) => ({
      room: row.charAt(q * WIDTH),
      sign: row.charAt(q * WIDTH + 1),
      hex: { q, r: line - Math.ceil(q / 2) },
    })).filter(({ room }) => room !== ' ' && room !== ''),
  );

/** The hexes with a sign, in the order of the plan. */
export const hexesOf = (cells: readonly Cell[], sign: string): readonly Hex[] =>
  cells.filter((cell) => cell.sign === sign).map(({ hex }) => hex);

/** The hex with a sign that is there once. */
export const hexOf = (cells: readonly Cell[], sign: string): Hex => hexesOf(cells, sign)[0]!;

/** What a sign of a plan stands for; what is `whole` is one thing on all hexes that have the sign. */
export interface Thing {
  /** An overlay. */
  readonly overlay?: Omit<PlacedOverlay, 'hexes'>;
  /** A monster. */
  readonly monster?: Omit<PlacedMonster, 'at' | 'alsoAt'>;
  /** An objective. */
  readonly objective?: Omit<PlacedObjective, 'at'>;
  /** Whether it is one thing on several hexes. */
  readonly whole?: boolean;
}

/** What the signs of a plan stand for. Other signs are hexes with nothing on them. */
export type Legend = Readonly<Record<string, Thing>>;

interface Laid {
  readonly thing: Thing;
  readonly hexes: readonly Hex[];
}

const laidIn = (cells: readonly Cell[], legend: Legend): readonly Laid[] =>
  Object.entries(legend).flatMap(([sign, thing]): readonly Laid[] => {
    const hexes = hexesOf(cells, sign);
    if (hexes.length === 0) return [];
    return thing.whole === true
      ? [{ thing, hexes }]
      : hexes.map((hex) => ({ thing, hexes: [hex] }));
  });

const monsterOn = (
  monster: Omit<PlacedMonster, 'at' | 'alsoAt'>,
  hexes: readonly Hex[],
): PlacedMonster => {
  const [at, ...alsoAt] = hexes;
  return alsoAt.length > 0 ? { ...monster, at: at!, alsoAt } : { ...monster, at: at! };
};

/** The room of a letter, with what the legend says of its signs. */
export const roomOf = (
  plan: readonly Cell[],
  letter: string,
  id: string,
  legend: Legend,
): ScenarioRoom => {
  const cells = plan.filter(({ room }) => room === letter);
  const laid = laidIn(cells, legend);
  return {
    id,
    hexes: cells.map(({ hex }) => hex),
    overlays: laid.flatMap(({ thing: { overlay }, hexes }) =>
      overlay ? [{ ...overlay, hexes }] : [],
    ),
    monsters: laid.flatMap(({ thing: { monster }, hexes }) =>
      monster ? [monsterOn(monster, hexes)] : [],
    ),
    objectives: laid.flatMap(({ thing: { objective }, hexes }) =>
      objective ? [{ ...objective, at: hexes[0]! }] : [],
    ),
  };
};

/** The closed door whose sign is its number, with its id and the ids of the rooms that it joins. */
export const doorOf = (
  plan: readonly Cell[],
  sign: string,
  id: string,
  between: ScenarioDoor['between'],
): ScenarioDoor => ({
  id,
  at: hexOf(
    plan.filter(({ room }) => room === '+'),
    sign,
  ),
  between,
});

/** A monster, with its rank for two, three and four characters. */
export const monster = (
  type: string,
  two: PlacedRank,
  three: PlacedRank,
  four: PlacedRank,
): Thing => ({ monster: { monster: type, ranks: [two, three, four] } });

/** An obstacle of one hex. */
export const OBSTACLE: Thing = { overlay: { type: 'obstacle' } };
/** Mud and water. */
export const DIFFICULT: Thing = { overlay: { type: 'difficult' } };
/** Embers and sharp wreckage. */
export const HAZARDOUS: Thing = { overlay: { type: 'hazardous' } };
/** A trap of the usual damage. */
export const TRAP: Thing = { overlay: { type: 'trap', damage: '2+L' } };

/** A trap with conditions, and with the usual damage unless that is left out. */
export const trapOf = (conditions: readonly Condition[], isDamaging: boolean): Thing => ({
  overlay: isDamaging ? { type: 'trap', damage: '2+L', conditions } : { type: 'trap', conditions },
});

/** A treasure with a number. */
export const treasure = (id: string): Thing => ({ overlay: { type: 'treasure', treasure: id } });
