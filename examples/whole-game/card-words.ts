/** What a card of a monster says, in short: `move +1; attack −1, range 2, muddle`. */

import type { Ability, MonsterCard } from 'gloomhaven-rules/content';

type Attack = Extract<Ability, { readonly type: 'attack' }>;

/** `A-1` is one less than the stat card says; a number stands for itself. */
const amountWords = (amount: unknown): string => {
  const [, change] = /^[AMR]([+-]\d+)?$/.exec(String(amount)) ?? [];
  if (typeof amount === 'number') return String(amount);
  return (change ?? '+0').replace('-', '\u2212');
};

const extra = (name: string, amount: unknown): readonly string[] =>
  amount === undefined ? [] : [`${name} ${amountWords(amount)}`];

const targetWords = ({ targets, allAtOne }: Attack): readonly string[] => {
  if (targets === undefined) return [];
  const count = targets === 'all' ? 'all' : amountWords(targets);
  return [allAtOne === true ? `${count} times` : `targets ${count}`];
};

const attackWords = (attack: Attack): string =>
  [
    `attack ${amountWords(attack.amount)}`,
    ...extra('range', attack.range),
    ...targetWords(attack),
    ...extra('pierce', attack.pierce),
    ...extra('push', attack.push),
    ...extra('pull', attack.pull),
    ...(attack.conditions ?? []),
    ...(attack.area === undefined ? [] : ['an area']),
  ].join(', ');

/** Whom else but itself an ability is for. */
const whom = (ability: Ability): string => {
  if ('range' in ability) return `, within range ${amountWords(ability.range)}`;
  const to = 'to' in ability ? ability.to : undefined;
  if (typeof to !== 'object' || to.type !== 'select') return '';
  const who = to.who.map((one) => (one === 'ally' ? 'allies' : one)).join(' and ');
  const where = to.place?.type === 'within' ? ` within range ${amountWords(to.place.range)}` : '';
  return `, ${who}${where}`;
};

const abilityWords = (ability: Ability): string => {
  switch (ability.type) {
    case 'attack':
      return attackWords(ability);
    case 'move':
      return `move ${amountWords(ability.amount)}`;
    case 'condition':
      return `${ability.conditions.join(' and ')}${whom(ability)}`;
    case 'shield':
    case 'retaliate':
    case 'heal':
      return `${ability.type} ${amountWords(ability.amount)}${whom(ability)}`;
    default:
      return ability.type;
  }
};

/** What a card of a monster says; numbers with a sign are added to those of the stat card. */
export const cardWords = ({ abilities, shuffle }: MonsterCard): string =>
  [...abilities.map(abilityWords), ...(shuffle === true ? ['then shuffle'] : [])].join('; ');
