import type { Either } from 'fp-ts/lib/Either.js';
import type { ReadonlyNonEmptyArray } from 'fp-ts/lib/ReadonlyNonEmptyArray.js';
import type { Type } from 'io-ts';

import { closed, flag, type Leaf, list, nullable, oneOf, refined } from '../core/codec.js';
import type { InvalidValue } from '../core/index.js';
import { decodeWith } from '../core/report.js';
import { ELEMENTS, type Element } from '../vocabulary/index.js';
import type { MonsterRound } from './monster-round.js';
import { inOrder, STRENGTHS, type ElementTrack, type Strength } from './track.js';

const strength: Leaf<Strength> = /*#__PURE__*/ oneOf(STRENGTHS);

const elements: Leaf<readonly Element[]> = /*#__PURE__*/ (() =>
  refined(list(oneOf(ELEMENTS), ELEMENTS.length), 'each element once, in their order', (all) => {
    const ordered = inOrder(all);
    return all.every((one, index) => one === ordered[index]);
  }))();

/** The codec of a track beside its JSON Schema, for the codecs of states that hold one. */
export const elementTrackLeaf: Leaf<ElementTrack> = /*#__PURE__*/ (() =>
  closed<ElementTrack>('an element track', {
    strengths: closed<ElementTrack['strengths']>('the strength of each element', {
      fire: strength,
      ice: strength,
      air: strength,
      earth: strength,
      light: strength,
      dark: strength,
    }),
    infused: elements,
  }))();

/** The codec of a type's round beside its JSON Schema. */
export const monsterRoundLeaf: Leaf<MonsterRound> = /*#__PURE__*/ (() =>
  closed<MonsterRound>('what a type of monster did with the elements', {
    paid: nullable(list(nullable(elements), ELEMENTS.length)),
    infused: flag,
  }))();

/**
 * The io-ts codec of {@link ElementTrack}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is, and every function of this module gives what it accepts.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import * as t from 'io-ts';
 * import { elementTrack, ElementTrackCodec } from 'gloomhaven-rules/element';
 *
 * const Save = t.type({ round: t.number, elements: ElementTrackCodec });
 * assert.equal(Save.is({ round: 3, elements: elementTrack({ fire: 'waning' }) }), true);
 */
export const ElementTrackCodec: Type<ElementTrack> = /*#__PURE__*/ (() => elementTrackLeaf.codec)();

/**
 * The io-ts codec of {@link MonsterRound}, to build into codecs of your own.
 *
 * Laws: what it accepts comes back as it is, and every function of this module gives what it accepts.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { MonsterRoundCodec, newMonsterRound } from 'gloomhaven-rules/element';
 *
 * assert.equal(MonsterRoundCodec.is(newMonsterRound), true);
 */
export const MonsterRoundCodec: Type<MonsterRound> = /*#__PURE__*/ (() => monsterRoundLeaf.codec)();

/**
 * Reads an element track from untrusted data, such as a parsed save.
 *
 * Errors: `invalidValue` for every field that is missing, of the wrong form or one too many, and for
 * an element infused twice or out of order.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { decodeElementTrack, elementTrack, explain } from 'gloomhaven-rules/element';
 *
 * const saved: unknown = JSON.parse(JSON.stringify(elementTrack({ fire: 'strong' })));
 * assert.equal(decodeElementTrack(saved)._tag, 'Right');
 *
 * const bad = decodeElementTrack({ ...elementTrack(), infused: ['water'] });
 * assert(bad._tag === 'Left');
 * assert.match(explain(bad.left[0]), /^infused\[0\]: expected one of "fire", .*, got "water"$/);
 */
export const decodeElementTrack = (
  value: unknown,
): Either<ReadonlyNonEmptyArray<InvalidValue>, ElementTrack> =>
  decodeWith(ElementTrackCodec)(value);
