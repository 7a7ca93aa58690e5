/** Saves of older schemas, brought up to date step by step. */

import type { Either } from 'fp-ts/lib/Either.js';

import { invalidValue, isCount, isLeft, isRecord, left, right } from '../../core/index.js';
import type { SaveError } from '../error.js';
import { plainOf } from '../plain.js';
import { SCHEMA } from '../state.js';

/** A save by its fields: what is in them nobody knows before it is decoded. */
export type SavedFields = Readonly<Record<string, unknown>>;

/**
 * What leads from one schema to the next: it renames, fills in and leaves out, gives back what it does not
 * know as it is, and is total on any plain JSON, since nothing of an old save was checked.
 */
export type Migration = (save: SavedFields) => SavedFields;

/** The migrations, each by the schema that it starts from. A schema 2 would come with `1: toSecond`. */
export type Migrations = Readonly<Record<number, Migration>>;

const MIGRATIONS: Migrations = {};

/** Takes one step after the other, up to the schema that is wanted; each number is set here. */
export const migrateWith =
  (migrations: Migrations, wanted: number) =>
  (given: unknown): Either<SaveError, unknown> => {
    const plain = plainOf(given);
    if (isLeft(plain)) return plain;
    if (!isRecord(plain.right)) return left(invalidValue([], 'gameState', plain.right));
    let save: SavedFields = plain.right;
    const { schema } = save;
    if (!isCount(schema)) return left(invalidValue(['schema'], 'count', schema));
    for (let from = schema; from !== wanted; from += 1) {
      const step = Object.hasOwn(migrations, from) ? migrations[from] : undefined;
      if (from > wanted || step === undefined)
        return left({ type: 'otherSchema', path: ['schema'], ruling: null, schema: wanted });
      save = { ...step(save), schema: from + 1 };
    }
    return right(save);
  };

/**
 * A save of an older schema in the form of today, for `decodeState`; one of today's schema comes back as it
 * is. Nothing but its form is changed: what is in it `decodeState` checks. There is one schema yet, so that
 * there is nothing to migrate.
 *
 * Errors, the first: `invalidValue` for what is no save, `otherSchema` for one from a later version.
 *
 * @example
 * import { explain, migrate } from 'gloomhaven-rules/round';
 * import assert from 'node:assert/strict';
 *
 * assert.deepEqual(migrate({ schema: 1, round: 3 }), { _tag: 'Right', right: { schema: 1, round: 3 } });
 *
 * const later = migrate({ schema: 9 });
 * assert(later._tag === 'Left');
 * assert.equal(explain(later.left), 'schema: a save of another schema than 1');
 */
export const migrate = (save: unknown): Either<SaveError, unknown> =>
  migrateWith(MIGRATIONS, SCHEMA)(save);
