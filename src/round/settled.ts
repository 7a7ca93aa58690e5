import type { Amount } from '../content/index.js';
import { speaksOfTarget } from './change-ability.js';
import type { DeedOf } from './performer.js';
import type { Reading } from './reading/index.js';

/** The numbers of an attack. */
const NUMBERS = ['amount', 'range', 'targets', 'pierce', 'push', 'pull'] as const;

/**
 * An attack whose amounts are known: reckoned when it begins, all but those that speak of its target, which
 * count as 0 here and are reckoned target by target.
 */
export const settledAttack = (reading: Reading, ability: DeedOf<'attack'>): DeedOf<'attack'> => {
  const settled = NUMBERS.flatMap((field) => {
    const amount: Amount | undefined = ability[field];
    if (amount === undefined || amount === 'all') return [];
    return [[field, speaksOfTarget(amount) ? 0 : reading.value(amount)] as const];
  });
  return { ...ability, ...Object.fromEntries(settled) };
};
