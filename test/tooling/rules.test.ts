import { describe, expect, it } from 'vitest';
import { allIdsIn, idsIn } from '../../scripts/rules/id.js';
import { faultsOf, testsOf, type Ledger } from '../../scripts/rules/ledger.js';
import { pageOf } from '../../scripts/rules/page.js';
import { readRulings, summarise } from '../../scripts/rules/rulings.js';
import { titlesIn } from '../../scripts/rules/titles.js';

const PAGE = `# Rules

## HEX: hexes

- **R-HEX-1** A hex has six neighbours, wherever on the map it lies. More words. [seed; FAQ]
- **R-HEX-2** Short one. It goes on so that it says enough. And more. [decision]

## Options

| option | R-HEX-1 |

## LOS: sight

### Walls
- **R-LOS-1** Walls block sight as far as anybody can tell. [seed]
`;

const groups = readRulings(PAGE);

const ledger = (changes: Partial<Ledger> = {}): Ledger => ({
  groups,
  plan: {
    done: 1,
    steps: [
      { step: 1, title: 'now', rulings: ['R-HEX-1..2'] },
      { step: 2, title: 'then', rulings: ['R-LOS-1'] },
    ],
  },
  titles: [
    { file: 'test/hex/hex.test.ts', title: 'R-HEX-1 six of them' },
    { file: 'test/hex/hex.test.ts', title: 'R-HEX-2 |a| and *b*' },
  ],
  texts: [],
  ...changes,
});

describe('rulings', () => {
  it('are read by heading, with their first sentence and without their sources', () => {
    expect(groups).toEqual([
      {
        heading: 'HEX: hexes',
        rulings: [
          { id: 'R-HEX-1', summary: 'A hex has six neighbours, wherever on the map it lies.' },
          { id: 'R-HEX-2', summary: 'Short one. It goes on so that it says enough.' },
        ],
      },
      {
        heading: 'LOS: sight',
        rulings: [{ id: 'R-LOS-1', summary: 'Walls block sight as far as anybody can tell.' }],
      },
    ]);
  });

  it('are cut at sentences, not at numbers', () => {
    expect(summarise('It costs 3.5 points e.g. for a long way round the wall. Next.')).toBe(
      'It costs 3.5 points e.g. for a long way round the wall.',
    );
  });

  it('are named one by one or in runs', () => {
    expect(idsIn('R-MON-9, R-FOCUS-2..4 and R-MON-10')).toEqual({
      single: ['R-MON-9', 'R-MON-10'],
      inRuns: ['R-FOCUS-2', 'R-FOCUS-3', 'R-FOCUS-4'],
    });
    expect(allIdsIn('R-MON-9, R-MON-9, nothing, R-MON')).toEqual(['R-MON-9']);
  });
});

describe('titles of tests', () => {
  const titles = (source: string): readonly string[] =>
    titlesIn('a.test.ts', source).map(({ title }) => title);

  it('are those of tests and groups of tests, however they are called', () => {
    const source = `
      describe('outer', () => {
        it('plain', () => {});
        test.each([1])(\`tick\`, () => {});
        it.each<[string]>([['x']])('each %s', () => {});
        it.concurrent('fast', { timeout: 1 }, () => {});
        it(\`with \${1} in it\`, () => {});
        other('no title');
        it(name, () => {});
      });`;
    expect(titles(source)).toEqual(['outer', 'plain', 'tick', 'each %s', 'fast', 'with … in it']);
  });

  it('come from the rows of a table where they begin with them', () => {
    const source = `it.each([['R-HEX-1 one', 1], ['R-HEX-2 $&', 2]])('%s, in a table', () => {});`;
    expect(titles(source)).toEqual(['R-HEX-1 one, in a table', 'R-HEX-2 $&, in a table']);
    expect(titles(`it.each(TABLE)('%s', () => {});`)).toEqual(['%s']);
  });

  it('do not count where nothing runs', () => {
    const source = `it.skip('a', f); it.todo('b'); describe.skip('c', () => { it('d', f); });`;
    expect(titles(source)).toEqual([]);
  });
});

describe('what does not fit', () => {
  it('is nothing where all is well', () => {
    expect(faultsOf(ledger())).toEqual([]);
  });

  it('is a title, a step or a text that names what does not exist', () => {
    const titles = [...ledger().titles, { file: 'test/a.test.ts', title: 'R-HEX-9 what?' }];
    expect(faultsOf(ledger({ titles }))).toEqual([
      'test/a.test.ts "R-HEX-9 what?": there is no ruling R-HEX-9',
    ]);
    const texts = [{ file: 'src/a.ts', text: 'see R-LOS-1 and R-LOS-2' }];
    expect(faultsOf(ledger({ texts }))).toEqual(['src/a.ts: there is no ruling R-LOS-2']);
    const { plan } = ledger();
    const more = { step: 3, title: 'much later', rulings: ['R-ODD-1'] };
    expect(faultsOf(ledger({ plan: { ...plan, steps: [...plan.steps, more] } }))).toEqual([
      'steps: there is no ruling R-ODD-1',
    ]);
  });

  it('is a ruling without a step, or with two', () => {
    const plan = {
      done: 0,
      steps: [
        { step: 1, title: 'now', rulings: ['R-HEX-1'] },
        { step: 2, title: 'then', rulings: ['R-HEX-1', 'R-LOS-1'] },
      ],
    };
    expect(faultsOf(ledger({ plan }))).toEqual([
      'R-HEX-1 has several steps: 1, 2',
      'R-HEX-2 has no step',
    ]);
  });

  it('is a ruling of a step that is done without a test of its own', () => {
    const titles = [{ file: 'test/a.test.ts', title: 'R-HEX-1..2 by brute force' }];
    expect(faultsOf(ledger({ titles }))).toEqual(['R-HEX-1 has no test', 'R-HEX-2 has no test']);
    expect(testsOf(titles, 'R-HEX-2')).toEqual(titles);
  });

  it('is a ruling that stands there twice', () => {
    const twice = readRulings(`${PAGE}- **R-LOS-1** Again, and as long as it was before.\n`);
    expect(faultsOf(ledger({ groups: twice }))).toContain('R-LOS-1 stands there twice');
  });
});

describe('the page', () => {
  const lines = pageOf(ledger()).split('\n');

  it('has each ruling with the tests that prove it', () => {
    const at = lines.findIndex((line) => line.startsWith('- **R-HEX-2**'));
    expect(lines.slice(at, at + 3)).toEqual([
      '- **R-HEX-2** Short one. It goes on so that it says enough.',
      '  - [hex/hex.test.ts](../test/hex/hex.test.ts)',
      '    - R-HEX-2 \\|a\\| and \\*b\\*',
    ]);
  });

  it('names the step of what is to come', () => {
    expect(lines).toContain(
      '- **R-LOS-1** Walls block sight as far as anybody can tell. _(step 2)_',
    );
  });

  it('lists every flag with its value in each edition', () => {
    expect(lines.find((line) => line.startsWith('| `focusByProximity`'))).toMatch(
      /R-FOCUS-7 \| `true` \| `false` \| `true` \|$/,
    );
  });
});
