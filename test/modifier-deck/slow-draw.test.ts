import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { drawModifiers, modifiedAttack, nextDraw } from '../../src/modifier-deck/index.js';
import { shuffle } from '../../src/rng/index.js';
import { deepFreeze } from '../board/maps.js';
import { anyAttack, anyDeck, anyMode, anyRng } from './cards.js';
import { slowDraw } from './slow-draw.js';

const RUNS = 4_000;
/** Trying all orders of more cards with a 2x among them takes too long. */
const MOST_USED = 7;

const question = fc.record({
  deck: anyDeck,
  mode: anyMode,
  attack: anyAttack,
  rng: anyRng,
  rules: fc.record({ compareDoubleByValue: fc.boolean(), reducedRandomness: fc.boolean() }),
});

describe('a second implementation of the draw', () => {
  it('agrees on random decks, modes and flags', () => {
    const seen = { reshuffled: 0, undecided: 0, noDamage: 0, exhausted: 0, returned: 0 };
    fc.assert(
      fc.property(question, ({ deck, mode, attack, rng, rules }) => {
        deepFreeze(deck);
        const [fast] = drawModifiers(deck, { mode, attack, rules })(rng);
        fc.pre(fast.outcome.used.length <= MOST_USED);
        const reshuffle: Parameters<typeof slowDraw>[0]['reshuffle'] = (discard) =>
          shuffle(discard)(rng)[0];
        const slow = slowDraw({ deck, mode, attack, rules, reshuffle });
        expect({
          drawn: fast.drawn,
          used: fast.outcome.used,
          undecided: fast.outcome.undecided,
          value: modifiedAttack(fast.outcome, attack),
          returned: fast.outcome.returned,
          deck: fast.deck,
        }).toEqual(slow);
        seen.reshuffled += Number(fast.reshuffled);
        seen.undecided += Number(fast.outcome.undecided);
        seen.noDamage += Number(fast.outcome.noDamage);
        seen.exhausted += Number(nextDraw(mode, fast.drawn).type === 'more');
        seen.returned += fast.outcome.returned.length;
      }),
      { numRuns: RUNS },
    );
    // The rare cases came up, too.
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(100);
  });
});
