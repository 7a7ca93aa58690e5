/** How a game came out, in lines. */

import type { CheckedPack, Reward } from 'gloomhaven-rules/content';
import type { CharacterResult, GameState, ScenarioResult } from 'gloomhaven-rules/round';

/** A reward of an amount as `5 gold for each`; of others only what they are about. */
const rewardWords = (reward: Reward): string => {
  switch (reward.type) {
    case 'gold':
    case 'experience':
      return `${String(reward.amount)} ${reward.type} for each`;
    case 'reputation':
      return `${String(reward.amount)} reputation`;
    case 'partyAchievement':
      return `the achievement "${reward.achievement}"`;
    default:
      return reward.type;
  }
};

const plural = (count: number, one: string): string =>
  `${String(count)} ${one}${count === 1 ? '' : 's'}`;

/** The numbers of a character: what it gained, what the success adds, and what its money is worth. */
const numbersOf = ({ experience, bonusExperience, money, gold }: CharacterResult): string => {
  const bonus = bonusExperience === 0 ? '' : ` + ${String(bonusExperience)} for the success`;
  const sum = bonusExperience === 0 ? '' : ` = ${String(experience + bonusExperience)}`;
  return `experience ${String(experience)}${bonus}${sum}, ${plural(money, 'money token')} = ${String(gold)} gold`;
};

/** Each is a paragraph, which may be wrapped. */
export const closingLines = (
  pack: CheckedPack,
  end: GameState,
  { verdict, characters, rewards }: ScenarioResult,
): readonly string[] => {
  const nameIn = (things: readonly { readonly id: string; readonly name: string }[], id: string) =>
    things.find((thing) => thing.id === id)?.name ?? id;
  const kills = Object.entries(end.kills).map(
    ([type, count]) => `${String(count)} × ${nameIn(pack.monsters, type)}`,
  );
  const fates = characters.map((one) => {
    const fate = one.exhausted ? ', exhausted' : '';
    return `${nameIn(pack.classes, one.character)}: ${numbersOf(one)}${fate}.`;
  });
  const goals = characters.flatMap(({ character, battleGoal }) => {
    const goal = pack.battleGoals.find(({ id }) => id === battleGoal);
    if (goal === undefined) return [];
    return [`${nameIn(pack.classes, character)}: "${goal.name}". ${goal.text}`];
  });
  const after = plural(end.round, 'round');
  return [
    `After ${after} and ${plural(end.seq, 'command')}.`,
    `Killed: ${kills.join(', ') || 'nobody'}.`,
    ...fates,
    ...(rewards.length === 0
      ? []
      : [`In a campaign it also brings ${rewards.map(rewardWords).join(' and ')}.`]),
    ...(verdict === 'won'
      ? ['Battle goals, for the players to judge:', ...goals]
      : ['Lost: battle goals and bonus experience do not count.']),
  ];
};
