/** Small codecs that the codecs of tasks are made of. */

import { oneOf, type Leaf, type MembersOf } from '../../core/codec.js';
import type { Task } from '../task.js';

/** A word that is always the same. */
export const word = <const Word extends string>(one: Word): Leaf<Word> => oneOf([one]);

/** The same codec for several types of tasks. */
export const each = <const Word extends string, A>(
  words: readonly Word[],
  of: Leaf<A>,
): Readonly<Record<Word, Leaf<A>>> =>
  Object.fromEntries(words.map((one) => [one, of])) as Readonly<Record<Word, Leaf<A>>>;

/** The codecs of some types of tasks. */
export type Among<Type extends Task['type']> = Pick<MembersOf<Task>, Type>;
