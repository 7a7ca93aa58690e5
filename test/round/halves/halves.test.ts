import { describe, expect, it } from 'vitest';

import { situationOf } from './arrange.js';
import { consumes, missingOf, pilesFor } from './evidence.js';
import { HALVES, idOf, type Half } from './half.js';
import { pileOf } from './picture.js';
import { ends, gameOf, playsHalf, playsOn, playsSecond, type Game } from './player.js';
import { begin, refusalOf, stageOf } from './stage.js';

/** The halves that `start` refuses, with the first word that it does not play. */
const refused = HALVES.flatMap((half) => {
  const word = refusalOf(half);
  return word === null ? [] : [[idOf(half), word] as const];
});
const played = HALVES.filter((half) => refused.every(([id]) => id !== idOf(half)));

/**
 * Halves that are played, but whose generated situation does not show all that they do: the player neither
 * walks over those that count nor lays what it makes beside them, or nobody has an item or a summon.
 */
const UNSHOWN: readonly string[] = [
  'brute #16 bottom',
  'cragheart #122 bottom',
  'cragheart #131 top',
  'cragheart #132 bottom',
  'cragheart #132 top',
  'cragheart #140 top',
  'mindthief #167 bottom',
  'scoundrel #90 bottom',
  'tinkerer #51 top',
  'tinkerer #57 top',
];

/** The most commands of random play after the turn: more for a card that stays, so that its bonus comes up and ends. */
const mostFor = ({ action: { active } }: Half): number => (active === undefined ? 8 : 36);

/** The half is played in its situation, before or after the second card. */
const turnOf = (half: Half): { readonly from: Game; readonly to: Game; readonly end: Game } => {
  const { where, likes, isSecond } = situationOf(half);
  const begun = gameOf(begin(stageOf(half, { where }), half), half);
  const from = isSecond ? playsSecond(begun, half, likes) : begun;
  const to = playsHalf(from, half, likes);
  return { from, to, end: ends(isSecond ? to : playsSecond(to, half, likes)) };
};

describe('every half of the six classes', () => {
  it('is played, or refused for the word that is written down', async () => {
    const text = JSON.stringify(Object.fromEntries(refused), null, 2);
    await expect(`${text}\n`).toMatchFileSnapshot('not-yet.json');
  });

  it.each(played.map((half) => [idOf(half), half] as const))('%s', (_, half) => {
    const { from, to, end } = turnOf(half);
    const events = to.happened.slice(from.happened.length);
    const [before, after] = [from.table.state, to.table.state];
    const missing = missingOf(half, { before, after, events });
    // A situation that comes to show it is crossed off the list.
    expect(missing.length > 0).toBe(UNSHOWN.includes(idOf(half)));
    expect(pilesFor(half)).toContain(pileOf(end.table.state, idOf(half)));
    if (consumes(half)) expect(events.map(({ type }) => type)).toContain('elementsConsumed');
    const later = playsOn(end, 2, mostFor(half));
    expect(later.happened.length).toBeGreaterThan(end.happened.length);
  });
});
