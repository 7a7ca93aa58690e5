import { isNonEmpty } from 'fp-ts/lib/ReadonlyArray.js';

import type { CheckedPack } from '../../content/index.js';
import { pick } from '../../rng/index.js';
import type { Engine } from '../../round/index.js';
import type { Policy } from '../policy.js';
import { cardsOf } from './judgement.js';
import { outlookOf } from './outlook.js';
import { scoreOf } from './score.js';

/**
 * A decent player: it gives each legal command a number and takes the best. It goes for kills, keeps off traps
 * and out of reach when it is hurt, uses bonuses, and items and prices where they do something, rests in time,
 * and opens doors once nobody is left. It looks at the board, at stat cards, at its own hand, and at the odds of
 * attacks; of the order of decks and the hands of others it knows nothing.
 *
 * Draws: one where several commands are as good; none otherwise.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { checkPack } from 'gloomhaven-rules/content';
 * import { hollowmere } from 'gloomhaven-rules/demo';
 * import { fromSeed } from 'gloomhaven-rules/rng';
 * import { createEngine } from 'gloomhaven-rules/round';
 * import { greedy, playOut } from 'gloomhaven-rules/simulate';
 *
 * const pack = checkPack(hollowmere);
 * assert(pack._tag === 'Right');
 * const engine = createEngine({ content: pack.right });
 * assert(engine._tag === 'Right');
 * const begun = engine.right.start({
 *   scenario: 'training',
 *   seats: [{ seat: 'ann', characters: [{ class: 'warden' }, { class: 'kindler' }] }],
 *   seed: 'friday',
 * });
 * assert(begun._tag === 'Right');
 *
 * const player = greedy(pack.right, engine.right);
 * const game = playOut(engine.right, begun.right, player, { rng: fromSeed('bot'), limit: 1000 });
 * assert.equal(game.over, true);
 * assert.equal(game.state.verdict, 'won');
 */
export const greedy = (pack: CheckedPack, engine: Engine): Policy => {
  const cards = cardsOf(pack);
  return ({ state, commands }) => {
    // Several seats may be asked at once: the first question first.
    const { seat } = commands[0];
    const outlook = outlookOf(pack, engine, state);
    const scored = commands
      .filter((command) => command.seat === seat)
      .map((command) => ({ command, score: scoreOf(cards, engine, outlook, command) }));
    const most = Math.max(...scored.map(({ score }) => score));
    const best = scored.filter(({ score }) => score === most).map(({ command }) => command);
    return pick(isNonEmpty(best) ? best : commands);
  };
};
