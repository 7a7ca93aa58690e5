import type { Path } from '../../core/index.js';
import type { MonsterType } from '../box/monster.js';
import type { CheckedPack } from '../pack.js';
import { nodesOfType } from './raw-values.js';
import type { MissingSpecial, SpecialWithoutCard } from '../pack-error.js';

/** The specials that cards point to, with the way to each. */
const pointers = (
  cards: unknown,
  start: Path,
): readonly { readonly number: number; readonly path: Path }[] =>
  nodesOfType(cards, start, 'bossSpecial').map(({ node, path }) => ({
    number: Number(node['number']),
    path,
  }));

/** Whether a scenario says what a special is where the stat card does not (R-MON-28). */
const isGivenByScenario = ({ scenarios }: CheckedPack, monster: string, number: number): boolean =>
  scenarios.some(({ rules = [] }) =>
    rules.some(
      (rule) => rule.type === 'bossSpecial' && rule.monster === monster && rule.number === number,
    ),
  );

const specialsOf = ({ stats }: MonsterType): number =>
  stats.type === 'boss' ? (stats.specials ?? []).length : 0;

/** Specials that a card points to and that a monster drawing it does not have (R-MON-27). */
const missing = (pack: CheckedPack): readonly MissingSpecial[] =>
  pack.monsterDecks.flatMap(({ id, cards }, index) => {
    const users = pack.monsters.filter(({ deck }) => deck === id);
    return pointers(cards, ['monsterDecks', index, 'cards']).flatMap(({ number, path }) =>
      users
        .filter((monster) => specialsOf(monster) < number)
        .filter((monster) => !isGivenByScenario(pack, monster.id, number))
        .map((monster): MissingSpecial => ({
          type: 'missingSpecial',
          path,
          ruling: 'R-MON-27',
          monster: monster.id,
          number,
        })),
    );
  });

/** Specials that a scenario writes for a monster whose cards never point to them. */
const withoutCard = (pack: CheckedPack): readonly SpecialWithoutCard[] => {
  const numbersOf = (id: string): readonly number[] => {
    const deck = pack.monsters.find((one) => one.id === id)?.deck;
    const cards = pack.monsterDecks.find((one) => one.id === deck)?.cards ?? [];
    return pointers(cards, []).map(({ number }) => number);
  };
  return pack.scenarios.flatMap(({ rules = [] }, scenario) =>
    rules.flatMap((rule, index): readonly SpecialWithoutCard[] => {
      if (rule.type !== 'bossSpecial' || numbersOf(rule.monster).includes(rule.number)) return [];
      const { monster, number } = rule;
      const path = ['scenarios', scenario, 'rules', index, 'number'];
      return [{ type: 'specialWithoutCard', path, ruling: 'R-MON-28', monster, number }];
    }),
  );
};

/** Cards and specials that do not go together. */
export const checkSpecials = (
  pack: CheckedPack,
): readonly (MissingSpecial | SpecialWithoutCard)[] => [...missing(pack), ...withoutCard(pack)];
