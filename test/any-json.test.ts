/** Whatever JSON the functions that ask about boards are given, they answer; none of them throws. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as boardModule from '../src/board/index.js';
import * as sightModule from '../src/line-of-sight/index.js';
import * as pathModule from '../src/pathfinding/index.js';
import * as targetingModule from '../src/targeting/index.js';
import { sceneOf } from './board/scene.js';

type Asked = (...given: readonly unknown[]) => unknown;

/** What an answer is where it may be a fault. */
interface Answer {
  readonly _tag?: 'Left' | 'Right';
  readonly left?: readonly unknown[];
}
const NOT_A_BOARD = { type: 'notABoard', path: ['board'], ruling: null };

/** All functions of a module but `explain`, which is given what the library itself has answered. */
const functionsOf = (module: object): readonly (readonly [string, Asked])[] =>
  Object.entries(module).flatMap(([name, value]: readonly [string, unknown]) =>
    typeof value === 'function' && name !== 'explain' ? [[name, value as Asked] as const] : [],
  );

const FUNCTIONS = [boardModule, sightModule, pathModule, targetingModule].flatMap(functionsOf);

/** What questions answer with that have no board to ask: a fault, or nothing. */
const WITHOUT_BOARD: Readonly<Record<string, unknown>> = {
  hexesOf: [],
  hasHex: false,
  adjacentHexes: [],
  range: null,
  areAdjacent: false,
  hexesWithin: [],
  occupancy: null,
  nearestEmptyHexes: [],
  sealsOff: false,
  isVisible: false,
  visibleFrom: [],
  sightLine: null,
  reachable: [],
  shortestPath: null,
  allShortestPaths: null,
};
/** What answers with a board, or with the question that it was given. */
const GIVES_BACK: readonly string[] = ['compileBoard', 'checkMovement', 'checkPath'];
/** What asks about no board. */
const BOARDLESS: readonly string[] = [
  'compileBoard',
  'readDrawing',
  'readRows',
  'moveRulesOf',
  'sightRulesOf',
];

const { board, figures, overlays, at } = sceneOf(['.A . ^ +', '. %B .1 .', '. . . .']);
const from = at('A');
const to = at('1');

/** Values that read as objects and become no number and no text. */
const stubborn = JSON.parse('{"valueOf":1,"toString":1}') as object;
const loaded = JSON.parse(JSON.stringify(board)) as unknown;

/** A question that all modules find sound, with what all of them read. */
const question = {
  from,
  to,
  source: from,
  target: to,
  distance: 2,
  side: 'monsters',
  attack: { range: 3, area: { hexes: [{ q: 0, r: 0 }] } },
  figures,
  overlays,
  edition: 'frosthaven',
  rules: { lineOfSight: 'hexToHex' },
  limit: 3,
};

const sound = fc.constantFrom<unknown>(board, from, to, question, { figures }, overlays, 2, 'A');
const unsound = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(null, undefined, loaded, stubborn, [], {}, -0, '__proto__'),
  fc.record({ q: fc.oneof(fc.jsonValue(), fc.constant(stubborn)), r: fc.nat(3) }),
  fc.record({ rows: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())) }),
);
const spoiled = fc
  .tuple(fc.constantFrom(...Object.keys(question)), unsound)
  .map(([field, value]) => ({ ...question, [field]: value }));
const anything = fc.oneof(sound, unsound, spoiled);

const isHexOf = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  boardModule.hasHex(board, value as boardModule.Hex);

describe('any JSON in', () => {
  it('every function of the four modules is looked at', () => {
    expect(FUNCTIONS.length).toBeGreaterThan(20);
    expect(FUNCTIONS.map(([name]) => name)).toEqual(
      expect.arrayContaining(Object.keys(WITHOUT_BOARD)),
    );
  });

  it.each(FUNCTIONS)('%s answers, with JSON', (name, ask) => {
    const first = fc.oneof(fc.constant(board), anything);
    fc.assert(
      fc.property(first, fc.array(anything, { maxLength: 4 }), (one, more) => {
        const answer = ask(one, ...more);
        expect(answer).not.toBeUndefined();
        const isGiven = GIVES_BACK.includes(name) && (answer as Answer)._tag === 'Right';
        if (!isGiven) expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
      }),
      { numRuns: 300 },
    );
  });

  it.each(FUNCTIONS.filter(([name]) => !BOARDLESS.includes(name)))(
    '%s has nothing to say about what is no board, such as one that was saved as JSON',
    (name, ask) => {
      fc.assert(
        fc.property(
          fc.oneof(fc.constant(loaded), unsound),
          fc.array(anything, { maxLength: 4 }),
          (first, more) => {
            const answer = ask(first, ...more);
            if (name in WITHOUT_BOARD) expect(answer).toEqual(WITHOUT_BOARD[name]);
            else expect((answer as Answer).left).toContainEqual(NOT_A_BOARD);
          },
        ),
      );
    },
  );

  it.each(Object.keys(WITHOUT_BOARD).filter((name) => name !== 'hexesOf' && name !== 'sealsOff'))(
    '%s has nothing to say about what is no hex',
    (name) => {
      const [, ask] = FUNCTIONS.find(([known]) => known === name)!;
      const noHex = unsound.filter((value) => !isHexOf(value));
      // Contents or the hex come second, and the hex may be a question's.
      const asks = name === 'occupancy' || name === 'nearestEmptyHexes';
      fc.assert(
        fc.property(noHex, (value) => {
          const answer = asks ? ask(board, {}, value) : ask(board, value, value);
          expect(answer).toEqual(WITHOUT_BOARD[name]);
        }),
      );
    },
  );
});

describe('contents that are no contents', () => {
  it('are passed over', () => {
    const here = { q: 0, r: 0 };
    for (const contents of [
      null,
      undefined,
      7,
      'x',
      [],
      { figures: 7, overlays: 'x' },
      { figures: [stubborn] },
    ])
      expect(boardModule.occupancy(board, contents as boardModule.Contents, here)).toBe('empty');
    const figures = [
      null,
      { id: 'A', side: 'monsters', at: here },
    ] as unknown as boardModule.Piece[];
    expect(boardModule.occupancy(board, { figures }, here)).toBe('occupied');
  });
});
