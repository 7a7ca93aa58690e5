/** Expectations of halves, written by hand: what must be true once they are played. */

import { describe, expect, it } from 'vitest';

import { KINDLER } from '../table.js';
import { halfOf, NOT_YET } from './half.js';
import { pictureOf, type Picture } from './picture.js';
import { ends, gameOf, playsHalf, playsSecond, tries, type Game, type Likes } from './player.js';
import { begin, stageOf, type StageWishes } from './stage.js';

/** Parts of a picture, as far as somebody has an opinion about them. */
export type Expected = {
  readonly [Part in keyof Picture]?: Picture[Part];
};

/**
 * A half in a situation. All modifier cards are +0; the warden stands at 4,3 with a guard at 5,3, everybody
 * has 30 hit points, the kindler and an archer are far away, the archer does nothing, and neither does a
 * guard unless its card says so.
 */
export interface Expectation extends StageWishes {
  readonly half: string;
  /** What it shows. */
  readonly shows: string;
  readonly likes?: Likes;
  /** Whether the other half of the second card is played, and when. Default not at all. */
  readonly with?: 'before' | 'after';
  /** What is true when the warden's turn is over. */
  readonly turn?: Expected;
  /** What is true when the monsters have acted, and the round is over. */
  readonly round?: Expected;
}

const turnOf = ({ half: id, likes = {}, with: second, ...wishes }: Expectation): Game => {
  const half = halfOf(id);
  const begun = gameOf(begin(stageOf(half, wishes), half), half);
  const first = second === 'before' ? playsSecond(begun, half, likes) : begun;
  const played = playsHalf(first, half, likes);
  return ends(second === 'after' ? playsSecond(played, half, likes) : played, likes);
};

/** The kindler does nothing, the monsters act, nobody rests. */
const roundOf = (turn: Game, likes: Likes = {}): Game =>
  tries(tries(turn, { type: 'endTurn', character: KINDLER }, likes), {
    type: 'shortRest',
    rest: false,
  });

const matches = (game: Game, expected: Expected): void => {
  expect(pictureOf(game)).toMatchObject(expected);
};

/** One test for each; those of halves that the engine refuses wait until it plays them. */
export const expectations = (title: string, all: readonly Expectation[]): void => {
  describe(title, () => {
    all.forEach((one) => {
      it.skipIf(Object.hasOwn(NOT_YET, one.half))(`${one.half}: ${one.shows}`, () => {
        const turn = turnOf(one);
        matches(turn, one.turn ?? {});
        if (one.round !== undefined) matches(roundOf(turn, one.likes), one.round);
      });
    });
  });
};
