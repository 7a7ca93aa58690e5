import { describe, expect, it } from 'vitest';

import { explain, migrate } from '../../src/round/index.js';
import { migrateWith, type Migrations } from '../../src/round/save/migrate.js';
import { apply, engine, frozen, play } from './game.js';

/** Two schemas before the first one: figures were pieces, and before that nobody counted the kills. */
const MIGRATIONS: Migrations = {
  8: (save) => ({ ...save, kills: {} }),
  9: ({ pieces, ...save }) => ({ ...save, figures: pieces }),
};
const toTenth = migrateWith(MIGRATIONS, 10);

const said = (answer: ReturnType<typeof migrate>): string =>
  answer._tag === 'Left' ? explain(answer.left) : 'no error';

describe('migrate', () => {
  it('leads an old save to one that is decoded and played on', () => {
    for (const { state, command, step } of play('old')) {
      if (state.seq !== 30) continue;
      const { figures, ...rest } = JSON.parse(JSON.stringify(state)) as typeof state;
      const old = frozen({ ...rest, pieces: figures, schema: 0 });
      const toFirst = migrateWith({ 0: MIGRATIONS[9]! }, 1)(old);
      expect(engine.decodeState(old)._tag).toBe('Left');
      const decoded = engine.decodeState(toFirst._tag === 'Right' ? toFirst.right : null);
      expect(decoded).toEqual({ _tag: 'Right', right: state });
      expect(decoded._tag === 'Right' && apply(decoded.right, command)).toEqual(step);
      return;
    }
    expect.unreachable();
  });

  it('takes every step from where the save stands, and none before or after', () => {
    expect(toTenth({ schema: 8, pieces: [1], odd: true })).toEqual({
      _tag: 'Right',
      right: { schema: 10, figures: [1], odd: true, kills: {} },
    });
    expect(toTenth({ schema: 9, pieces: [1] })).toEqual({
      _tag: 'Right',
      right: { schema: 10, figures: [1] },
    });
    expect(toTenth({ schema: 10, pieces: [1] })).toEqual({
      _tag: 'Right',
      right: { schema: 10, pieces: [1] },
    });
  });

  it('refuses a save of a later schema, and one so old that no step leads from it', () => {
    expect([11, 7, 0, 2 ** 53 - 1].map((schema) => said(toTenth({ schema })))).toEqual(
      Array.from({ length: 4 }, () => 'schema: a save of another schema than 10'),
    );
    expect(said(migrate({ schema: 0 }))).toBe('schema: a save of another schema than 1');
  });

  it('gives a save of today back, whatever else is in it', () => {
    expect(migrate(frozen({ schema: 1, round: 'three' }))).toEqual({
      _tag: 'Right',
      right: { schema: 1, round: 'three' },
    });
  });

  const cyclic: Record<string, unknown> = { schema: 0 };
  cyclic['self'] = cyclic;

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'input: expected a state, got nothing'],
    ['a list', [{ schema: 1 }], 'input: expected a state, got a list'],
    ['no number', {}, 'schema: expected a whole number of at least 0, got nothing'],
    ['a text', { schema: '1' }, 'schema: expected a whole number of at least 0, got "1"'],
    ['a fraction', { schema: 0.5 }, 'schema: expected a whole number of at least 0, got 0.5'],
    ['NaN', { schema: NaN }, 'schema: expected a whole number of at least 0, got NaN'],
    ['a number below 0', { schema: -1 }, 'schema: expected a whole number of at least 0, got -1'],
    [
      'an endless number',
      { schema: 1 / 0 },
      'schema: expected a whole number of at least 0, got Infinity',
    ],
    [
      'a name of prototypes',
      { schema: '__proto__' },
      'schema: expected a whole number of at least 0, got "__proto__"',
    ],
  ])('refuses %s', (_, value, sentence) => {
    expect(said(migrate(value))).toBe(sentence);
  });

  it('refuses a cycle without a throw', () => {
    expect(migrate(cyclic)._tag).toBe('Left');
  });
});
