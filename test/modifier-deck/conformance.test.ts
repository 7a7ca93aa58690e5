import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  effectOfLabel,
  labelOfEffect,
  toCard,
  toLabelled,
  type LabelledCard,
} from '../../scripts/conformance/modifier-card.js';
import { runConformance } from '../../scripts/conformance/run.js';

const FOLDER = 'test/conformance/modifier-draw';

interface DrawVector {
  pile: LabelledCard[];
  expected: Record<string, unknown> & { drawn: LabelledCard[] };
}

interface DrawFile {
  cases: DrawVector[];
}

const read = (name: string): DrawFile =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as DrawFile;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'draws-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs the first case of the examples after a change. */
const runChanged = (change: (one: DrawVector) => void) => {
  const { cases, ...head } = read('examples.json');
  const one = cases[0]!;
  change(one);
  const place = join(mkdtempSync(join(folder, 'run-')), 'modifier-draw');
  mkdirSync(place);
  writeFileSync(join(place, 'one.json'), JSON.stringify({ ...head, cases: [one] }));
  return runConformance([place]);
};

describe('the vectors of modifier draws', () => {
  it('all pass', () => {
    const { passed, failed } = runConformance([FOLDER]);
    const count = readdirSync(FOLDER).reduce((sum, name) => sum + read(name).cases.length, 0);
    expect({ passed, failed }).toEqual({ passed: count, failed: 0 });
    expect(count).toBeGreaterThan(250);
  });

  it.each<[string, unknown]>([
    ['drawn', []],
    ['used', []],
    ['value', 99],
    ['effects', ['stun']],
    ['returned', ['bless']],
    ['discardAfter', []],
    ['pileAfter', []],
    ['shuffleAtEndOfRound', true],
    ['undecided', true],
  ])('fail where %s differs', (field, value) => {
    expect(runChanged(() => undefined).failed).toBe(0);
    const { failed, text } = runChanged(({ expected }) => {
      expected[field] = value;
    });
    expect(failed).toBe(1);
    expect(text).toContain(`${field} differ`);
  });

  it('a label that nobody knows fails and says so', () => {
    const { failed, text } = runChanged(({ pile }) => {
      pile[0] = { ...pile[0]!, effects: ['slow'] };
    });
    expect(failed).toBe(1);
    expect(text).toContain('pile[0].effects[0]: expected the label of a known effect, got "slow"');
  });
});

describe('labels of effects', () => {
  it('come back as they are, and cards with them', () => {
    const labels = readdirSync(FOLDER)
      .flatMap((name) => read(name).cases)
      .flatMap(({ pile }) => pile)
      .flatMap(({ effects }) => effects);
    const known = new Set([
      ...labels,
      'bless',
      'refresh item',
      'invisible',
      'pull 3',
      'heal 2 self',
    ]);
    expect(known.size).toBeGreaterThan(20);
    for (const label of known) expect(labelOfEffect(effectOfLabel(label)!)).toBe(label);
    const card = { value: 1, rolling: true, effects: ['stun', 'push 2'], origin: 'perk' } as const;
    expect(toLabelled(toCard(card))).toEqual(card);
  });

  it.each([
    '',
    'stun ',
    'push',
    'push 0',
    'push 1 self',
    'heal 1',
    'pierce x',
    'push 01',
    'toString',
  ])('"%s" is none', (label) => {
    expect(effectOfLabel(label)).toBeNull();
  });
});
