import type { FocusTrace } from './choose.js';
import type { Focus } from './focus.js';
import type { FocusKey, FocusKeyPart } from './key.js';

const count = (number: number, one: string, many: string): string =>
  `${String(number)} ${number === 1 ? one : many}`;

const WORDS: Readonly<Record<FocusKeyPart, (key: FocusKey) => string>> = {
  negativeHexes: (key) => count(key.negativeHexes, 'negative hex', 'negative hexes'),
  movement: (key) => count(key.movement, 'movement point', 'movement points'),
  proximity: (key) =>
    key.proximity === null ? 'no way to it' : `distance ${String(key.proximity)}`,
  initiative: (key) => `initiative ${String(key.initiative)}`,
};

const describeKey = (key: FocusKey): string =>
  (['negativeHexes', 'movement', 'proximity', 'initiative'] as const)
    .map((part) => WORDS[part](key))
    .join(', ');

const describeLoser = ({ id, key, verdict }: FocusTrace, best: FocusKey | null): string => {
  if (verdict === 'invisible') return `${id} is invisible (R-FOCUS-3).`;
  if (verdict === 'unattackable' || verdict === 'focus' || key === null || best === null)
    return `${id} cannot be attacked from any hex (R-FOCUS-11).`;
  return `${id} loses by ${verdict === 'negativeHexes' ? 'negative hexes' : verdict}: ${WORDS[verdict](key)} against ${WORDS[verdict](best)} (R-FOCUS-7).`;
};

/**
 * Says in English why the focus is whom it is, a line for each enemy. It takes the answer of
 * `findFocus` or of `monsterTurn`. Ids stand for names; an application that translates builds its own
 * text from `trace`.
 *
 * @example
 * import { explainFocus } from 'gloomhaven-rules/focus';
 * import assert from 'node:assert/strict';
 *
 * assert.equal(explainFocus({ focus: [], decidedBy: 'nobody', trace: [] }), 'No focus: no enemy can be attacked (R-FOCUS-11).');
 */
export const explainFocus = ({ focus, trace, decidedBy }: Focus): string => {
  if (decidedBy === 'stunned')
    return 'No focus: a stunned figure performs no ability (R-FOCUS-13).';
  const winners = trace.filter(({ verdict }) => verdict === 'focus');
  const best = winners[0]?.key ?? null;
  const head =
    best === null
      ? 'No focus: no enemy can be attacked (R-FOCUS-11).'
      : focus.length > 1
        ? `The players choose between ${focus.join(' and ')}: ${describeKey(best)} (R-FOCUS-7).`
        : `Focus on ${focus.join()}: ${describeKey(best)}.`;
  const losers = trace.filter(({ verdict }) => verdict !== 'focus');
  return [head, ...losers.map((loser) => describeLoser(loser, best))].join('\n');
};
