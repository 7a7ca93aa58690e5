/** In whatever a person writes, `null` in an optional field means left out. */
import { describe, expect, it } from 'vitest';
import {
  compileBoard,
  nearestEmptyHexes,
  occupancy,
  sealsOff,
  type Board,
  type BoardMap,
  type Contents,
  type Door,
  type Opened,
} from '../src/board/index.js';
import { compiledOf } from '../src/board/internal.js';
import {
  checkSight,
  isVisible,
  sightLine,
  visibleFrom,
  type SightOptions,
} from '../src/line-of-sight/index.js';
import {
  allShortestPaths,
  checkMovement,
  checkPath,
  pullOptions,
  pushOptions,
  reachable,
  shortestPath,
  type ForcedMoveQuery,
  type MoveRules,
  type PathsQuery,
} from '../src/pathfinding/index.js';
import {
  areaPlacements,
  attackHexes,
  targetsFrom,
  type AreaPattern,
  type AttackHexesQuery,
  type AttackProfile,
  type TargetsQuery,
} from '../src/targeting/index.js';
import type { SightRules } from '../src/line-of-sight/index.js';
import type { Piece } from '../src/vocabulary/index.js';
import { sceneOf } from './board/scene.js';

type OptionalKeys<T> = {
  [Key in keyof T]-?: object extends Pick<T, Key> ? Key : never;
}[keyof T];

/** For every optional field of a type a value that makes a difference to leaving it out. */
type Otherwise<T> = Readonly<Record<OptionalKeys<T>, unknown>>;

interface Sweep {
  readonly fields: Readonly<Record<string, unknown>>;
  readonly ask: (fields: object) => unknown;
}

/** The optional fields of a type and a question that has them; a field that is missing does not compile. */
const sweep = <T>(fields: Otherwise<T>, ask: (fields: object) => unknown): Sweep => ({
  fields: fields,
  ask,
});

const { board, figures, at } = sceneOf(['.A ^ ~ . .', '. . .1 . .', '. .B . + .', '. . . . .']);
const door = { q: 4, r: 0 };

const moves = (query: object): unknown => {
  const asked = { from: at('A'), side: 'monsters', to: door, ...query } as PathsQuery;
  return [
    checkMovement(board, asked)._tag,
    checkPath(board, asked)._tag,
    reachable(board, asked),
    shortestPath(board, { ...asked, to: { q: 2, r: 1 } }),
    allShortestPaths(board, { ...asked, to: { q: 2, r: 1 } }),
    allShortestPaths(board, asked),
  ];
};

const forced = (query: object): unknown => {
  const asked = { source: at('A'), target: at('1'), distance: 2, side: 'characters', ...query };
  const [pushed, pulled] = [pushOptions, pullOptions].map((ask) =>
    ask(board, asked as ForcedMoveQuery),
  );
  return [pushed, pulled];
};

const attacks = (query: object): unknown => {
  const asked = { from: at('1'), target: 'B', side: 'characters', attack: { range: 4 }, figures };
  const all = { ...asked, ...query } as TargetsQuery & AttackHexesQuery;
  return [targetsFrom(board, all), areaPlacements(board, all), attackHexes(board, all)];
};

const sight = (options: object): unknown => [
  checkSight(board, at('A'), at('1'), options),
  isVisible(board, at('A'), door, options),
  visibleFrom(board, at('A'), options),
  sightLine(board, at('A'), at('1'), options),
];

const contents = (given: object): unknown => [
  occupancy(board, given, at('A')),
  nearestEmptyHexes(board, given, at('A')),
  sealsOff(board, (given as Contents).overlays ?? []),
];

/** Everything that a board answers by. */
const shownBoard = (given: Board): unknown => {
  const { q, r, neighbours, wallHexes, openDoors, doorways, lockedDoors, overlays } =
    compiledOf(given);
  return [[...q], [...r], [...neighbours], wallHexes, openDoors, doorways, lockedDoors, overlays];
};

const compiled = (map: object, opened?: unknown): unknown => {
  const answer = compileBoard(map, opened as Opened);
  return answer._tag === 'Left' ? answer : shownBoard(answer.right);
};

const rooms = [
  { id: 'hall', hexes: [{ q: 0, r: 0 }] },
  { id: 'vault', hexes: [{ q: 2, r: 0 }] },
];
const doors = [{ id: 'oak', at: { q: 1, r: 0 } }];
const lists = { wallHexes: 1, wallEdges: 1, doors: 1, overlays: 1 };

/** A figure that is asked about in every kind of question. */
const pieces = (fields: object): unknown => {
  const changed = figures.map((figure) => (figure.id === 'B' ? { ...figure, ...fields } : figure));
  const [move, push, attack] = [moves, forced, attacks].map((ask) => ask({ figures: changed }));
  return [move, push, attack, contents({ figures: changed })];
};

const SWEEPS: Readonly<Record<string, Sweep>> = {
  'a map of rows': sweep<Omit<BoardMap, 'rows'>>(
    { hexes: [], rooms: [], drawing: '.', ...lists },
    (fields) => compiled({ rows: ['. +', '. .'], ...fields }),
  ),
  'a map of hexes': sweep<Omit<BoardMap, 'hexes'>>(
    { rooms: [], rows: [], drawing: '', ...lists },
    (fields) => compiled({ hexes: [{ q: 0, r: 0 }], ...fields }),
  ),
  'a door': sweep<Door>({ id: 'oak', state: 'open' }, (fields) =>
    compiled({ rows: ['. .'], doors: [{ at: { q: 2, r: -1 }, ...fields }] }),
  ),
  'what is opened': sweep<Opened>({ rooms: ['hall'], doors: ['oak'] }, (fields) =>
    compiled({ rooms, doors }, fields),
  ),
  'a map with what is opened': {
    fields: { opened: { rooms: ['hall'] } },
    ask: (fields) => compiled({ rooms, doors }, (fields as { opened?: unknown }).opened),
  },
  contents: sweep<Contents>({ figures, overlays: [{ type: 'obstacle', at: at('A') }] }, contents),
  'a figure': sweep<Piece>({ invisible: true, alsoAt: [{ q: 0, r: 2 }] }, pieces),
  'a move': sweep<PathsQuery>(
    {
      points: 1,
      mode: 'jump',
      flying: true,
      opensDoors: true,
      limit: 0,
      figures,
      overlays: [],
      edition: 1,
      rules: 1,
    },
    moves,
  ),
  'flags of a move': sweep<Partial<MoveRules>>(
    { jumpDifficultLast: false, forcedMoveMayChooseBlocked: 1 },
    (rules) => moves({ mode: 'jump', rules }),
  ),
  'a push or pull': sweep<ForcedMoveQuery>(
    {
      flying: 1,
      figures: [{ ...figures[1]!, at: { q: 3, r: -1 } }],
      overlays: 1,
      edition: 1,
      rules: 1,
    },
    forced,
  ),
  'flags of a push or pull': sweep<Partial<MoveRules>>(
    { jumpDifficultLast: 1, forcedMoveMayChooseBlocked: 1 },
    (rules) => forced({ rules }),
  ),
  'an attack from a hex': sweep<TargetsQuery>({ overlays: 1, edition: 1, rules: 1 }, attacks),
  'an attack on a figure': sweep<AttackHexesQuery>({ overlays: 1, edition: 1, rules: 1 }, attacks),
  'flags of an attack': sweep<Partial<SightRules>>({ lineOfSight: 1 }, (rules) =>
    attacks({ rules }),
  ),
  'an attack profile': sweep<AttackProfile>(
    { range: 3, targets: 'none', area: { hexes: [{ q: 0, r: 0 }] } },
    (attack) => attacks({ attack }),
  ),
  'an area': sweep<AreaPattern>({ origin: { q: 0, r: 1 } }, (area) =>
    attacks({ attack: { range: 2, area: { hexes: [{ q: 0, r: 0 }], ...area } } }),
  ),
  'options of sight': sweep<SightOptions>({ edition: 'frosthaven', lineOfSight: 'eagle' }, sight),
};

const FIELDS = Object.entries(SWEEPS).flatMap(([name, { fields }]) =>
  Object.keys(fields).map((field) => [name, field] as const),
);

describe('null in an optional field means left out', () => {
  it.each(FIELDS)('in %s: %s', (name, field) => {
    const { ask, fields } = SWEEPS[name]!;
    const answer = JSON.stringify(ask({}));
    expect(JSON.stringify(ask({ [field]: null }))).toBe(answer);
    expect(JSON.stringify(ask({ [field]: undefined }))).toBe(answer);
    expect(JSON.stringify(ask({ [field]: fields[field] }))).not.toBe(answer);
  });

  it.each(Object.keys(SWEEPS))('in %s: all fields at once', (name) => {
    const { ask, fields } = SWEEPS[name]!;
    const none = Object.fromEntries(Object.keys(fields).map((field) => [field, null]));
    expect(JSON.stringify(ask(none))).toBe(JSON.stringify(ask({})));
  });

  it('the answers compared are no faults', () => {
    for (const { ask } of Object.values(SWEEPS))
      expect(JSON.stringify(ask({}))).not.toContain('Left');
  });
});
