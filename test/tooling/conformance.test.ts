import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownKinds } from '../../scripts/conformance/kinds.js';
import type { Kind } from '../../scripts/conformance/kind.js';
import { runConformance, type Outcome } from '../../scripts/conformance/run.js';

/** Vectors are JSON; the tests change them as they like. */
type Json = Record<string, unknown>;

interface VectorFile extends Json {
  cases: Json[];
}

/** Few cases, so that a run takes no time; among them one with a choice of targets. */
const FEW = 40;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vectors-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const vectors = (path: string): VectorFile => {
  const file = JSON.parse(readFileSync(`test/conformance/${path}`, 'utf8')) as VectorFile;
  return { ...file, cases: file.cases.slice(0, FEW) };
};

/** Writes files, or folders where the name ends in `/`, into a folder of their own; gives its path. */
const write = (files: Readonly<Record<string, string>>): string => {
  const root = mkdtempSync(join(folder, 'run-'));
  for (const [name, content] of Object.entries(files)) {
    const isFolder = name.endsWith('/');
    mkdirSync(isFolder ? join(root, name) : dirname(join(root, name)), { recursive: true });
    if (!isFolder) writeFileSync(join(root, name), content);
  }
  return root;
};

const runFiles = (files: Readonly<Record<string, string>>): Outcome =>
  runConformance([write(files)]);

/** Runs a file of vectors after a change. */
const runChanged = (path: string, change: (file: VectorFile) => void): Outcome => {
  const file = vectors(path);
  change(file);
  return runFiles({ [path]: JSON.stringify(file) });
};

/** The first case that has what is asked for. */
const find = <A>(file: VectorFile, has: (one: A) => boolean): A => {
  const one = (file.cases as unknown as A[]).find(has);
  if (one === undefined) throw new Error('no such case');
  return one;
};

type Pair = [number, number];

interface TurnCase {
  board: Record<string, unknown>;
  figures: (Json & { active?: boolean })[];
  action: Json;
  expected: {
    options: { move: Pair; attacks: Pair[]; focuses: Pair[]; destinations: Pair[] }[];
    focuses: Pair[];
  };
}

interface SightCase {
  visible: Pair[];
}

interface Ends {
  ends: Pair[];
  paths: number;
}

interface ForcedCase {
  expected: { strict: Ends; default: Ends | null };
}

const TURNS = 'monster-turn/gloomhaven.json';
const SIGHT = 'line-of-sight/gloomhaven.json';
const FORCED = 'push-pull/boards.json';
const CONDITIONS = 'conditions/timelines.json';
const ELEMENTS = 'elements/sequences.json';
const ORDERS = 'initiative/orders.json';
const RESTS = 'rest-exhaustion/cases.json';
/** A kind that does not run yet. */
const LATER = 'campaign-numbers/cases.json';

const shift = (pair: Pair | undefined): void => {
  if (pair !== undefined) pair[0] += 1;
};

const isAttacking = ({ expected }: TurnCase): boolean =>
  expected.options.some(({ attacks }) => attacks.length > 0);

/** The same change of the first turn with several options. */
const turn = (change: (one: TurnCase) => void, has = (_: TurnCase) => true) =>
  [
    TURNS,
    (file: VectorFile) => {
      change(find(file, (one: TurnCase) => one.expected.options.length > 1 && has(one)));
    },
  ] as const;

const forced = (change: (one: ForcedCase) => void) =>
  [
    FORCED,
    (file: VectorFile) => {
      change(find(file, ({ expected }: ForcedCase) => (expected.default?.ends.length ?? 0) > 1));
    },
  ] as const;

const sight = (change: (one: SightCase) => void) =>
  [
    SIGHT,
    (file: VectorFile) => {
      change(find(file, ({ visible }: SightCase) => visible.length > 1));
    },
  ] as const;

describe('conformance: vectors as they are', () => {
  it.each([TURNS, SIGHT, FORCED])('%s pass', (path) => {
    const { passed, failed, isGood } = runChanged(path, () => undefined);
    expect({ passed, failed, isGood }).toEqual({ passed: FEW, failed: 0, isGood: true });
  });

  it('a folder of one kind will do', () => {
    const root = write({ [TURNS]: JSON.stringify(vectors(TURNS)) });
    expect(runConformance([join(root, 'monster-turn')]).passed).toBe(FEW);
  });

  it('the closing line counts all folders together', () => {
    const one = write({ [SIGHT]: JSON.stringify(vectors(SIGHT)) });
    expect(runConformance([one, one]).text.split('\n').at(-1)).toBe(
      `${String(2 * FEW)} passed, 0 failed`,
    );
  });

  it('kinds of later steps are listed and not counted', () => {
    const { text, passed, failed, isGood } = runFiles({
      [SIGHT]: JSON.stringify(vectors(SIGHT)),
      [LATER]: JSON.stringify(vectors(LATER)),
    });
    expect(text).toMatch(/^campaign-numbers +40 cases wait for step 6$/m);
    expect({ passed, failed, isGood }).toEqual({ passed: FEW, failed: 0, isGood: true });
  });
});

describe('conformance: an answer that differs fails', () => {
  it.each([
    ['an option too few', ...turn(({ expected }) => expected.options.pop())],
    ['an option too many', ...turn(({ expected }) => expected.options.push(expected.options[0]!))],
    [
      'another end hex',
      ...turn(({ expected }) => {
        shift(expected.options[0]?.move);
      }),
    ],
    [
      'a target less',
      ...turn(({ expected }) => {
        expected.options.forEach(({ attacks }) => attacks.pop());
      }, isAttacking),
    ],
    [
      'another focus',
      ...turn(({ expected }) => {
        shift(expected.focuses[0]);
      }),
    ],
    [
      'no focus',
      ...turn(({ expected }) => {
        expected.focuses = [];
      }),
    ],
    [
      'another focus of an option',
      ...turn(({ expected }) => {
        shift(expected.options[0]?.focuses[0]);
      }),
    ],
    [
      'another destination',
      ...turn(({ expected }) => {
        shift(expected.options[0]?.destinations[0]);
      }),
    ],
    ['a visible hex less', ...sight(({ visible }) => visible.pop())],
    [
      'another visible hex',
      ...sight(({ visible }) => {
        shift(visible[0]);
      }),
    ],
    ['an end less', ...forced(({ expected }) => expected.strict.ends.pop())],
    [
      'another end',
      ...forced(({ expected }) => {
        shift(expected.default?.ends[0]);
      }),
    ],
    [
      'another number of paths',
      ...forced(({ expected }) => {
        expected.strict.paths += 1;
      }),
    ],
    [
      'another number of paths by default',
      ...forced(({ expected }) => {
        expected.default!.paths -= 1;
      }),
    ],
  ])('%s', (_, path, change) => {
    const { text, passed, failed, isGood } = runChanged(path, change);
    expect({ passed, failed, isGood }).toEqual({ passed: FEW - 1, failed: 1, isGood: false });
    expect(text).toMatch(/^ {2}expected$/m);
    expect(text).toMatch(/^ {2}got$/m);
  });

  it('the first five are shown in full, the others counted', () => {
    const { text, failed } = runChanged(SIGHT, ({ cases }) => {
      cases.slice(0, 8).forEach((one) => (one['visible'] = []));
    });
    expect(failed).toBe(8);
    expect(text.match(/^ {2}expected$/gm)).toHaveLength(5);
    expect(text).toMatch(/^ {2}and 3 more$/m);
  });
});

interface ConditionCase extends Json {
  figures: Json[];
  steps: Json[];
  expected: { after: Record<string, [number, string[]]>[] };
}

interface ElementCase extends Json {
  steps: (Json & { op: string })[];
  expected: { after: { state: Record<string, string>; paid?: boolean }[] };
}

const timeline = (change: (one: ConditionCase) => unknown) =>
  [
    CONDITIONS,
    (file: VectorFile) => {
      change(file.cases[0] as ConditionCase);
    },
  ] as const;

const sequence = (change: (one: ElementCase) => unknown) =>
  [
    ELEMENTS,
    (file: VectorFile) => {
      change(
        find(file, ({ steps, expected }: ElementCase) => {
          const ops = steps.map(({ op }) => op);
          return (
            ops.includes('consume') &&
            ops.includes('action') &&
            expected.after.some(({ state }) => Object.keys(state).length > 0)
          );
        }),
      );
    },
  ] as const;

/** The last state of a timeline. */
const last = ({ expected }: ConditionCase): Record<string, [number, string[]]> =>
  expected.after[expected.after.length - 1]!;

describe('conformance: timelines of conditions and elements', () => {
  it.each([CONDITIONS, ELEMENTS])('%s pass', (path) => {
    const { passed, failed, isGood } = runChanged(path, () => undefined);
    const cases = vectors(path).cases.length;
    expect({ passed, failed, isGood }).toEqual({ passed: cases, failed: 0, isGood: true });
  });

  it.each([
    ['another number of hit points', ...timeline((one) => (last(one)['hero']![0] += 1))],
    [
      'a condition too many',
      ...timeline((one) => {
        const [, conditions] = last(one)['hero']!;
        conditions.push(conditions.includes('stun') ? 'muddle' : 'stun');
      }),
    ],
    ['a figure less', ...timeline((one) => delete last(one)['foe'])],
    [
      'another strength',
      ...sequence(({ expected }) => {
        const { state } = expected.after.find((after) => Object.keys(after.state).length > 0)!;
        const element = Object.keys(state)[0]!;
        state[element] = state[element] === 'strong' ? 'waning' : 'strong';
      }),
    ],
    [
      'another payment',
      ...sequence(({ expected }) => {
        const consumption = expected.after.find(({ paid }) => paid !== undefined)!;
        consumption.paid = !consumption.paid!;
      }),
    ],
    [
      'no word about a payment',
      ...sequence(({ expected }) => {
        for (const after of expected.after) delete after.paid;
      }),
    ],
  ])('%s fails', (_, path, change) => {
    const { text, failed, isGood } = runChanged(path, change);
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
    expect(text).toMatch(/^ {2}expected$/m);
    expect(text).toMatch(/step \d+ differs/);
  });

  it.each([
    ['a state too few', 'one state for each', ...timeline(({ expected }) => expected.after.pop())],
    [
      'a state of elements too few',
      'one state for each',
      ...sequence(({ expected }) => expected.after.pop()),
    ],
    ['an unknown step', 'steps[0]', ...timeline(({ steps }) => (steps[0]!['op'] = 'sing'))],
    ['an unknown field', 'round', ...timeline((one) => (one['round'] = 1))],
    ['an unknown figure', 'nobody', ...timeline(({ steps }) => (steps[0]!['figure'] = 'nobody'))],
    [
      'more hit points than there can be',
      'R-DMG-10',
      ...timeline(({ figures }) => (figures[0]!['hp'] = 99)),
    ],
    [
      'an unknown condition',
      'conditions',
      ...timeline(({ figures }) => (figures[0]!['conditions'] = ['sleep'])),
    ],
    [
      'an unknown step of elements',
      'steps[0]',
      ...sequence(({ steps }) => (steps[0]!.op = 'sing')),
    ],
    ['an unknown element', 'start', ...sequence((one) => (one['start'] = { mud: 'strong' }))],
    ['an unknown strength', 'start', ...sequence((one) => (one['start'] = { fire: 'hot' }))],
  ])('%s is malformed', (_, says, path, change) => {
    const { text, failed, isGood } = runChanged(path, change);
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
    expect(text).toContain('malformed case');
    expect(text).toContain(says);
  });

  it.each([CONDITIONS, ELEMENTS])('%s of another format or kind fail', (path) => {
    for (const head of [{ format: 2 }, { kind: 'push-pull' }])
      expect(runChanged(path, (file) => Object.assign(file, head)).failed).toBe(1);
  });
});

interface OrderCase extends Json {
  characters: Json[];
  monsters: (Json & { figures: Json[] })[];
  expected: { order: string[][][] };
}

interface RestCase extends Json {
  fn: string;
  args: Json;
  expected: Json;
}

const round = (change: (one: OrderCase) => unknown) =>
  [
    ORDERS,
    (file: VectorFile) => {
      change(find(file, ({ monsters }: OrderCase) => monsters.some((m) => m.figures.length > 1)));
    },
  ] as const;

const rest = (fn: string, change: (one: RestCase) => unknown) =>
  [
    RESTS,
    (file: VectorFile) => {
      change(find(file, (one: RestCase) => one.fn === fn));
    },
  ] as const;

describe('conformance: orders and rests', () => {
  it.each([ORDERS, RESTS])('%s pass', (path) => {
    const { passed, failed, isGood } = runChanged(path, () => undefined);
    const cases = vectors(path).cases.length;
    expect({ passed, failed, isGood }).toEqual({ passed: cases, failed: 0, isGood: true });
  });

  it('the blocks of a tie are a set', () => {
    const { failed } = runChanged(ORDERS, ({ cases }) => {
      for (const one of cases as unknown as OrderCase[])
        one.expected.order.forEach((blocks) => blocks.reverse());
    });
    expect(failed).toBe(0);
  });

  it.each([
    ['a group too few', ...round(({ expected }) => expected.order.pop())],
    ['another order of groups', ...round(({ expected }) => expected.order.reverse())],
    [
      'another order within a block',
      ...round(({ expected }) => {
        expected.order
          .flat()
          .find((block) => block.length > 1)!
          .reverse();
      }),
    ],
    [
      'another choice',
      ...rest('selection', ({ expected }) => {
        expected['exhausted'] = expected['exhausted'] !== true;
      }),
    ],
    [
      'another leave to rest',
      ...rest('shortRestAllowed', ({ expected }) => {
        expected['canShortRest'] = expected['canShortRest'] !== true;
      }),
    ],
    [
      'another number of hit points',
      ...rest('shortRest', ({ expected }) => (expected['hp'] = Number(expected['hp']) + 1)),
    ],
    ['another hand', ...rest('longRest', ({ expected }) => (expected['hand'] = 99))],
    ['other conditions', ...rest('longRest', (one) => (one.expected['conditions'] = ['stun']))],
    ['other items', ...rest('longRest', ({ expected }) => (expected['spent'] = 99))],
  ])('%s fails', (_, path, change) => {
    const { text, failed, isGood } = runChanged(path, change);
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
    expect(text).toMatch(/^ {2}expected$/m);
  });

  it.each([
    ['a character without cards', ...round((one) => delete one.characters[0]!['lead'])],
    ['an unknown rank', ...round((one) => (one.monsters[0]!.figures[0]!['rank'] = 'king'))],
    ['an unknown field of a round', ...round((one) => (one['weather'] = 'rain'))],
    ['an unknown question', ...rest('longRest', (one) => (one.fn = 'nap'))],
    ['a count that is none', ...rest('selection', ({ args }) => (args['hand'] = -1))],
    ['an unknown field of a rest', ...rest('shortRest', ({ args }) => (args['beds'] = 2))],
  ])('%s is malformed', (_, path, change) => {
    const { text, failed, isGood } = runChanged(path, change);
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
    expect(text).toContain('malformed case');
  });

  it.each([ORDERS, RESTS])('%s of another format or kind fail', (path) => {
    for (const head of [{ format: 2 }, { kind: 'push-pull' }])
      expect(runChanged(path, (file) => Object.assign(file, head)).failed).toBe(1);
  });
});

describe('conformance: a malformed case fails', () => {
  it.each<[string, string, (one: TurnCase) => unknown]>([
    [
      'a field too few',
      'expected.focuses',
      ({ expected }) => delete (expected as Partial<typeof expected>).focuses,
    ],
    ['a field too many', 'board.lava', ({ board }) => (board['lava'] = [])],
    ['a text for a number', 'action.move', ({ action }) => (action['move'] = '2')],
    [
      'a fraction for a coordinate',
      'figures[0].at',
      ({ figures }) => (figures[0]!['at'] = [0.5, 0]),
    ],
    ['a list that is none', 'board.hexes', ({ board }) => (board['hexes'] = 'all')],
    [
      'nobody who acts',
      'no active figure',
      ({ figures }) => {
        figures.forEach((figure) => delete figure.active);
      },
    ],
    ['a figure off the board', 'not on the board', ({ figures }) => (figures[0]!['at'] = [99, 99])],
    [
      'a board with a fault',
      'twice',
      ({ board }) => (board['hexes'] as Pair[]).push((board['hexes'] as Pair[])[0]!),
    ],
  ])('%s', (_, says, change) => {
    const { text, failed, isGood } = runChanged(...turn((one) => void change(one)));
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
    expect(text).toContain(says);
  });

  it('no object', () => {
    expect(runChanged(SIGHT, ({ cases }) => (cases[3] = null as unknown as Json)).failed).toBe(1);
  });

  it('an id that is used twice', () => {
    const { text, failed } = runChanged(SIGHT, ({ cases }) => (cases[1]!['id'] = cases[0]!['id']));
    expect(failed).toBe(1);
    expect(text).toContain('its id is used twice');
  });
});

describe('conformance: what cannot be read fails', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['broken JSON', { [SIGHT]: '{"edition":' }],
    ['a file that is no object', { [SIGHT]: '[]' }],
    ['a file without cases', { [SIGHT]: '{"edition":"gloomhaven","rule":"corner-to-corner"}' }],
    ['a file with an empty list', { [SIGHT]: JSON.stringify({ ...vectors(SIGHT), cases: [] }) }],
    ['a kind without a file', { 'line-of-sight/': '' }],
    ['an empty folder', {}],
    ['an unknown kind', { 'astrology/signs.json': JSON.stringify(vectors(SIGHT)) }],
    ['an unknown edition', { [TURNS]: JSON.stringify({ ...vectors(TURNS), edition: 'chess' }) }],
    ['an unknown rule', { [SIGHT]: JSON.stringify({ ...vectors(SIGHT), rule: 'clairvoyance' }) }],
    ['another format', { [FORCED]: JSON.stringify({ ...vectors(FORCED), format: 2 }) }],
    ['another kind within', { [FORCED]: JSON.stringify({ ...vectors(FORCED), kind: 'elements' }) }],
    ['broken JSON of a later step', { [LATER]: '{' }],
  ])('%s', (_, files) => {
    const { failed, isGood } = runFiles(files);
    expect({ failed, isGood }).toEqual({ failed: 1, isGood: false });
  });

  it('a fault does not keep the rest from running', () => {
    const { passed, failed } = runFiles({
      [SIGHT]: JSON.stringify(vectors(SIGHT)),
      'line-of-sight/broken.json': '{',
      'astrology/signs.json': '{}',
    });
    expect({ passed, failed }).toEqual({ passed: FEW, failed: 2 });
  });

  it('a folder that is not there', () => {
    expect(runConformance([join(folder, 'nowhere')]).failed).toBe(1);
  });

  it('a run in which nothing was checked', () => {
    const { text, isGood } = runFiles({ [LATER]: JSON.stringify(vectors(LATER)) });
    expect(text).toContain('no case was run');
    expect(isGood).toBe(false);
  });

  it('a library that throws', () => {
    const throwing: Kind = {
      type: 'runs',
      readHead: () => ({
        edition: '',
        check: () => {
          throw new Error('out of cheese');
        },
      }),
    };
    const root = write({ [SIGHT]: JSON.stringify(vectors(SIGHT)) });
    const { text, failed } = runConformance(
      [root],
      new Map([...ownKinds, ['line-of-sight', throwing]]),
    );
    expect(failed).toBe(FEW);
    expect(text).toContain('out of cheese');
  });
});

describe('conformance: the command', () => {
  const run = (...paths: readonly string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/conformance.ts', ...paths], {
      encoding: 'utf8',
    });

  it('ends with 0 and one line that sums up', () => {
    const { status, stdout } = run(write({ [SIGHT]: JSON.stringify(vectors(SIGHT)) }));
    expect(status).toBe(0);
    expect(stdout).toMatch(/\n40 passed, 0 failed\n$/);
  });

  it('ends with 1 after a failure', () => {
    expect(run(join(folder, 'nowhere')).status).toBe(1);
  });
});
