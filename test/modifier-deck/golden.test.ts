import { describe, expect, it } from 'vitest';

import {
  drawModifiers,
  endRound,
  modifiedAttack,
  newDeck,
  standardDeck,
  type ModifierDeck,
} from '../../src/modifier-deck/index.js';
import { fromSeed, type Rng } from '../../src/rng/index.js';
import { DRAW_MODES } from '../../src/vocabulary/index.js';
import { cards, show } from './cards.js';

/** Five attacks of 3 in each round, the modes in turn, from a deck with three rolling cards. */
const play = (
  seed: string,
  rounds: number,
): { readonly values: number[]; readonly seen: string[] } => {
  const values: number[] = [];
  const seen: string[] = [];
  let [deck, rng]: [ModifierDeck, Rng] = newDeck([
    ...standardDeck,
    ...cards('+1, rolling; +0, rolling, stun; +0, rolling, fire'),
  ])(fromSeed(seed));
  for (let attack = 0; attack < 5 * rounds; attack += 1) {
    const mode = DRAW_MODES[attack % 3]!;
    const [draw, next] = drawModifiers(deck, { mode, attack: 3 })(rng);
    values.push(modifiedAttack(draw.outcome, 3));
    seen.push(draw.drawn.map(show).join(', '));
    [deck, rng] = attack % 5 === 4 ? endRound(draw.deck)(next) : [draw.deck, next];
  }
  return { values, seen };
};

/** What these say is public behaviour: a change is a breaking one. */
describe('golden draws', () => {
  it('the first attacks of the seed "friday"', () => {
    const { values, seen } = play('friday', 3);
    expect(values).toEqual([2, 5, 3, 5, 4, 2, 3, 1, 4, 2, 4, 2, 3, 4, 2]);
    expect(seen).toEqual([
      '-1',
      '+1, +2',
      '+0, +0',
      '+1 rolling, +1',
      '+1, -1',
      '+0, -1',
      '+0',
      '-2, null',
      '+0 rolling infuse, +1',
      '-1',
      '+1, +0',
      '-1, +1',
      '+0',
      '+1, +1',
      '-1, +0',
    ]);
  });

  it('the sum of a thousand attacks of three seeds', () => {
    const sums = ['friday', 'monday', ''].map((seed) =>
      play(seed, 200).values.reduce((sum, value) => sum + value, 0),
    );
    expect(sums).toEqual([3030, 2983, 3072]);
  });
});
