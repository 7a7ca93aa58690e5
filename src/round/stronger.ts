/** Abilities that a consumption makes stronger (R-ELEM-4, R-ELEM-11). */

import type { Ability, Effect } from '../content/index.js';
import { amountOf, type Symbols } from './amount.js';

/** A consumption of an ability. */
export type Consume = Extract<Effect, { readonly type: 'consume' }>;

const effectsOf = (ability: Ability): readonly Effect[] =>
  'effects' in ability ? (ability.effects ?? []) : [];

/** The consumptions of an ability, in its order. */
export const consumptionsOf = (ability: Ability): readonly Consume[] =>
  effectsOf(ability).filter((effect): effect is Consume => effect.type === 'consume');

/** What an attack has that says nothing of them: for monsters, what is on the stat card (R-MON-4, R-MON-16). */
export interface OwnReach {
  readonly range: number;
  readonly targets: number | 'all';
}

const NO_REACH: OwnReach = { range: 0, targets: 1 };

/** A number of an ability with something added; `targets` of a selection is its count. */
const added = (
  ability: Ability,
  to: string,
  more: number,
  symbols: Symbols,
  own: OwnReach,
): Ability => {
  const fields = ability as unknown as Readonly<Record<string, unknown>>;
  const target = fields['to'];
  if (to === 'targets' && typeof target === 'object' && target !== null) {
    const { count = 1 } = target as { readonly count?: number | string };
    const figures = amountOf(count, symbols) + more;
    return { ...fields, to: { ...target, count: figures } } as unknown as Ability;
  }
  const reach: Readonly<Record<string, number | 'all'>> = {
    range: own.range,
    targets: own.targets,
  };
  const before = fields[to] ?? (ability.type === 'attack' ? reach[to] : undefined);
  if (before === 'all') return ability;
  const least = to === 'targets' ? 1 : 0;
  const value = amountOf((before ?? least) as number | string, symbols) + more;
  return { ...fields, [to]: value } as unknown as Ability;
};

/** An ability with what a consumption adds to it. */
export const withEffect = (
  ability: Ability,
  effect: Effect,
  symbols: Symbols,
  own: OwnReach = NO_REACH,
): Ability => {
  switch (effect.type) {
    case 'add': {
      const more = amountOf(effect.amount, symbols);
      return added(ability, effect.to ?? 'amount', more, symbols, own);
    }
    case 'addConditions': {
      const { conditions = [] } = ability as { readonly conditions?: readonly string[] };
      return { ...ability, conditions: [...conditions, ...effect.conditions] } as Ability;
    }
    default:
      return ability;
  }
};
