import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkSight,
  explain,
  isVisible,
  SIGHT_RULE_NAMES,
  sightLine,
  sightRulesOf,
  visibleFrom,
  type Board,
  type Hex,
  type SightError,
  type SightOptions,
} from '../../src/line-of-sight/index.js';
import { monsterTurnRulesOf } from '../../src/monster-turn/index.js';
import { EDITIONS } from '../../src/vocabulary/index.js';
import { sceneOf } from '../board/scene.js';
import { uglyValues } from '../core/ugly.js';

// Each rule sees something else here.
const { board, at } = sceneOf([
  '.A . . . . . .b',
  '. . # . # . . .',
  '. . . . . . . .',
  '. . . . . . . .',
]);
const [from, to] = [at('A'), at('b')];

/** What all three questions answer. */
const answers = (options?: unknown, on: unknown = board, a: unknown = from, b: unknown = to) => ({
  seen: visibleFrom(on as Board, a as Hex, options as SightOptions),
  isSeen: isVisible(on as Board, a as Hex, b as Hex, options as SightOptions),
  line: sightLine(on as Board, a as Hex, b as Hex, options as SightOptions),
});
const NOTHING = { seen: [], isSeen: false, line: null };

const faultsOf = (
  options?: unknown,
  on: unknown = board,
  a: unknown = from,
  b: unknown = to,
): readonly SightError[] => {
  const checked = checkSight(on as Board, a as Hex, b as Hex, options as SightOptions);
  return checked._tag === 'Left' ? checked.left : [];
};

describe('R-LOS-7 options', () => {
  it('R-LOS-7 each rule answers otherwise here', () => {
    const counts = SIGHT_RULE_NAMES.map((lineOfSight) => answers({ lineOfSight }).seen.length);
    expect(new Set(counts).size).toBe(SIGHT_RULE_NAMES.length);
  });

  it.each(EDITIONS)(
    'R-LOS-7 %s selects its rule, and a rule of its own overrides it',
    (edition) => {
      expect(answers({ edition })).toEqual(answers(sightRulesOf(edition)));
      for (const lineOfSight of SIGHT_RULE_NAMES) {
        expect(answers({ edition, lineOfSight })).toEqual(answers({ lineOfSight }));
        expect(checkSight(board, from, to, { edition, lineOfSight })).toEqual({
          _tag: 'Right',
          right: { lineOfSight },
        });
      }
      expect(checkSight(board, from, null, { edition })).toEqual({
        _tag: 'Right',
        right: sightRulesOf(edition),
      });
    },
  );

  it.each([
    null,
    {},
    { edition: null },
    { lineOfSight: null },
    { edition: undefined, lineOfSight: null },
  ])('that are left out are those of gloomhaven: %o', (options) => {
    expect(answers(options)).toEqual(answers());
    expect(faultsOf(options)).toEqual([]);
  });

  it('of other modules are passed over', () => {
    for (const edition of EDITIONS)
      expect(answers(monsterTurnRulesOf(edition))).toEqual(answers({ edition }));
  });

  it.each<[unknown, string]>([
    [
      { lineOfSight: 'eagle' },
      'options.lineOfSight: expected one of "cornersStrict", "cornersLenient", "hexToHex", got "eagle"',
    ],
    [
      { lineOfSight: 'constructor' },
      'options.lineOfSight: expected one of "cornersStrict", "cornersLenient", "hexToHex", got "constructor"',
    ],
    [
      { lineOfSight: 'hexToHex', edition: 'second' },
      'options.edition: expected one of "gloomhaven", "jawsOfTheLion", "frosthaven", got "second"',
    ],
    [
      { lineOfSight: 'hexToHex', lineofsight: 1 },
      'options.lineofsight: expected no flag of this name, got 1',
    ],
    ['hexToHex', 'options: expected options { edition, lineOfSight }, got "hexToHex"'],
    [['hexToHex'], 'options: expected options { edition, lineOfSight }, got a list'],
  ])('%o are no options: nothing is seen, and checkSight says why', (options, sentence) => {
    expect(answers(options)).toEqual(NOTHING);
    expect(faultsOf(options).map(explain)).toEqual([sentence]);
  });
});

describe('checkSight', () => {
  it('names all faults at once', () => {
    const options = { lineOfSight: 1, edition: 1, far: 1 };
    expect(
      faultsOf(options, board, '0,0', { q: 9, r: 9 }).map(({ path }) => path.join('.')),
    ).toEqual(['options.edition', 'options.lineOfSight', 'options.far', 'from', 'to']);
    expect(faultsOf({}, {}).map(explain)).toEqual(['board: expected a board made by compileBoard']);
  });

  it('leaves the other hex out where none is asked about', () => {
    expect(faultsOf({}, board, from, null)).toEqual([]);
    const checked = checkSight(board, from, undefined as never);
    expect(checked._tag === 'Left' && checked.left.map(explain)).toEqual([
      'to: expected a hex { q, r } with whole coordinates within 1048576, got nothing',
    ]);
  });
});

describe('anything at all', () => {
  const anything = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(...uglyValues().map(([, value]) => value)),
    fc.constantFrom<unknown>(
      board,
      from,
      to,
      { lineOfSight: 'hexToHex' },
      { edition: 'frosthaven' },
    ),
    fc.record({ q: fc.jsonValue(), r: fc.nat(3) }),
    fc.record({ edition: fc.constantFrom<unknown>(...EDITIONS, null, 1, 'x') }),
    fc.record({ lineOfSight: fc.constantFrom<unknown>(...SIGHT_RULE_NAMES, null, 1, 'x') }),
  );

  it('is answered, with nothing where checkSight finds a fault and with something where it finds none', () => {
    fc.assert(
      fc.property(anything, anything, anything, anything, (options, on, a, b) => {
        const isSound = faultsOf(options, on, a, b).length === 0;
        const { isSeen, line } = answers(options, on, a, b);
        expect(line !== null).toBe(isSeen);
        expect(answers(options, on, a, a).isSeen).toBe(faultsOf(options, on, a, null).length === 0);
        if (!isSound) expect(isSeen).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  it('is answered as options, as a board and as a hex', () => {
    fc.assert(
      fc.property(anything, (value) => {
        for (const [options, on, a] of [
          [value, board, from],
          [{}, value, from],
          [{}, board, value],
        ] as const)
          if (faultsOf(options, on, a, a).length > 0)
            expect(answers(options, on, a, a)).toEqual(NOTHING);
          else expect(answers(options, on, a, a).isSeen).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
