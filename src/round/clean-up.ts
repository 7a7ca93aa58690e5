/** The end of a round (R-ROUND-5) and of a scenario (R-SCEN-6). */

import { endRound as endElements } from '../element/index.js';
import { endEffects, renewLimits } from './bonus.js';
import { followedBy, happened, push, still, type Outcome } from './change.js';
import type { Handler } from './handler.js';
import { shuffleModifiers } from './modifiers.js';
import { forget } from './memory.js';
import { discardMonsterCards } from './monster-deck.js';
import { endRoundBonuses } from './piles.js';
import { resultOf } from './result.js';
import type { GameState } from './state.js';
import { verdictOf } from './verdict.js';

/** Elements go one step towards inert (R-ELEM-10). */
const waneElements = (state: GameState): Outcome => {
  const { track, changed: elements } = endElements(state.elements);
  const next = { ...state, elements: track, monsterRounds: {} };
  const inert = elements.filter((element) => track.strengths[element] === 'inert');
  return elements.length === 0
    ? still(next)
    : happened(next, { type: 'elementsWaned', elements, inert });
};

/** Decks, elements and bonuses first, then rests (R-ROUND-5, R-REST-9). */
export const cleanUpHandler: Handler<'cleanUp'> = {
  go: (env, state) =>
    followedBy(
      shuffleModifiers(push(state, { type: 'shortRests', answered: [] }, { type: 'endRound' })),
      discardMonsterCards(env),
      renewLimits(env, 'round'),
      endEffects(env, 'round'),
      waneElements,
      forget(env, 'round'),
      endRoundBonuses,
    ),
};

/** A round is over: the next one, or the end of a scenario that is decided, maybe by this round (R-SCEN-6). */
export const endRoundHandler: Handler<'endRound'> = {
  go: (env, state) => {
    const ended = happened(state, { type: 'roundEnded', round: state.round });
    const verdict = state.verdict ?? verdictOf(env, state, state.round);
    if (verdict === null) return { ...ended, state: push(state, { type: 'startRound' }) };
    const next = push({ ...state, verdict }, { type: 'endScenario' });
    return state.verdict === null
      ? followedBy({ ...ended, state: next }, (known) =>
          happened(known, { type: 'verdictReached', verdict }),
        )
      : { ...ended, state: next };
  },
};

/** The scenario is over (R-SCEN-8, R-SCEN-9). */
export const endScenarioHandler: Handler<'endScenario'> = {
  go: (env, state) => {
    const result = resultOf(env, state, state.verdict ?? 'lost');
    return happened({ ...state, over: true, agenda: [] }, { type: 'scenarioEnded', ...result });
  },
};
