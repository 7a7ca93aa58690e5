import type { Path } from '../../core/index.js';
import type { MonsterType } from '../box/monster.js';
import type { CheckedPack } from '../pack.js';
import type { SpecialCircle } from '../pack-error.js';
import { pointersIn, rulesFor, stagesOf, type Stage } from './special-stages.js';

/** The specials that a special points to. */
type Next = (number: number) => readonly number[];

const numbersIn = (value: unknown): readonly number[] =>
  pointersIn(value, []).map(({ number }) => number);

/** What the stat card says. */
const onCard =
  ({ stats }: MonsterType): Next =>
  (number) =>
    stats.type === 'boss' ? numbersIn(stats.specials?.[number - 1]) : [];

/** What counts on a stage: its rules, and the stat card where they leave it, or do not always hold. */
const onStage =
  (monster: MonsterType, stage: Stage): Next =>
  (number) => {
    const rules = rulesFor(stage, monster.id, number).map(({ value }) => value);
    const isReplaced = rules.some((rule) => rule.if === undefined && rule.until === undefined);
    return [...numbersIn(rules), ...(isReplaced ? [] : onCard(monster)(number))];
  };

const leadsBack = (start: number, next: Next): boolean => {
  const reached = new Set(next(start));
  for (const at of reached) for (const one of next(at)) reached.add(one);
  return reached.has(start);
};

const circle = (monster: string, number: number, path: Path): SpecialCircle => ({
  type: 'specialCircle',
  path,
  ruling: 'R-MON-27',
  monster,
  number,
});

/** Specials of a stat card that lead back to themselves. */
export const checkCircles = (monster: MonsterType, path: Path): readonly SpecialCircle[] => {
  const { id, stats } = monster;
  if (stats.type !== 'boss') return [];
  return (stats.specials ?? []).flatMap((_, index) =>
    leadsBack(index + 1, onCard(monster))
      ? [circle(id, index + 1, [...path, 'stats', 'specials', index])]
      : [],
  );
};

/** Specials that rules give and that lead back to themselves. */
export const circlesOfRules = (pack: CheckedPack): readonly SpecialCircle[] => {
  const byId = new Map(pack.monsters.map((one) => [one.id, one]));
  return stagesOf(pack).flatMap((stage) =>
    stage.rules.flatMap(({ value, path }): readonly SpecialCircle[] => {
      const monster = value.type === 'bossSpecial' ? byId.get(value.monster) : undefined;
      if (value.type !== 'bossSpecial' || monster === undefined) return [];
      return leadsBack(value.number, onStage(monster, stage))
        ? [circle(monster.id, value.number, path)]
        : [];
    }),
  );
};
