import type { Path } from '../../core/index.js';
import type { MonsterType } from '../box/monster.js';
import type { CheckedPack } from '../pack.js';
import type { MissingSpecial, SpecialCircle, SpecialWithoutCard } from '../pack-error.js';
import type { BossSpecialRule } from '../scenario/special-rule.js';
import { circlesOfRules } from './special-circles.js';
import {
  pointersIn,
  rulesFor,
  specialsOf,
  stagesOf,
  type Pointer,
  type Stage,
} from './special-stages.js';

const missing = (monster: string | null, number: number, path: Path): MissingSpecial => ({
  type: 'missingSpecial',
  path,
  ruling: 'R-MON-27',
  monster,
  number,
});

/** What is known of the monsters of a pack: by id, with the pointers of their cards, and where they appear. */
interface Cast {
  readonly monsters: ReadonlyMap<string, MonsterType>;
  /** The pointers of each deck. */
  readonly decks: ReadonlyMap<string, readonly Pointer[]>;
  /** Those of each stat card. */
  readonly cards: ReadonlyMap<string, readonly Pointer[]>;
  readonly stages: readonly Stage[];
}

const castOf = (pack: CheckedPack): Cast => ({
  monsters: new Map(pack.monsters.map((one) => [one.id, one])),
  decks: new Map(
    pack.monsterDecks.map(({ id, cards }, index) => [
      id,
      pointersIn(cards, ['monsterDecks', index, 'cards']),
    ]),
  ),
  cards: new Map(
    pack.monsters.map(({ id, stats }, index) => [
      id,
      pointersIn(stats, ['monsters', index, 'stats']),
    ]),
  ),
  stages: stagesOf(pack),
});

/** Whether a monster has a special on a stage, by its stat card or by a rule (R-MON-28). */
const has = (monster: MonsterType, number: number, stage: Stage): boolean =>
  number <= specialsOf(monster) || rulesFor(stage, monster.id, number).length > 0;

/**
 * A special that the stat card lacks: where no rule gives it the pointer is at fault, and else the scenarios
 * with that monster that leave it out.
 */
const lacking = (
  { id }: MonsterType,
  { number, path }: Pointer,
  stages: readonly Stage[],
): readonly MissingSpecial[] => {
  const without = stages.filter((stage) => rulesFor(stage, id, number).length === 0);
  if (without.length === stages.length) return [missing(id, number, path)];
  return without.flatMap(({ monsters }) =>
    monsters
      .filter(({ value }) => value === id)
      .slice(0, 1)
      .map((one) => missing(id, number, one.path)),
  );
};

/** Specials that the cards of a monster point to and that it does not have (R-MON-27). */
const onCards = ({ monsters, decks, cards, stages }: Cast): readonly MissingSpecial[] =>
  [...monsters.values()].flatMap((monster) => {
    const pointers = [...(decks.get(monster.deck) ?? []), ...(cards.get(monster.id) ?? [])].filter(
      ({ number }) => number > specialsOf(monster),
    );
    if (pointers.length === 0) return [];
    const own = stages.filter((stage) => stage.monsters.some(({ value }) => value === monster.id));
    return pointers.flatMap((pointer) => lacking(monster, pointer, own));
  });

/** Specials that rules and objectives point to and that nobody on the stage has, or not the boss whose rule it is. */
const onStages = ({ monsters, stages }: Cast): readonly MissingSpecial[] =>
  stages.flatMap((stage) => {
    const all = stage.monsters.map(({ value }) => monsters.get(value));
    // Somebody of whom nothing is known may have any.
    const isHad = ({ number }: Pointer): boolean =>
      all.some((one) => one === undefined || has(one, number, stage));
    return [...stage.rules, stage.objectives].flatMap(({ value, path }) =>
      pointersIn(value, path).flatMap((pointer): readonly MissingSpecial[] => {
        const boss = bossOf(value);
        if (boss === null)
          return isHad(pointer) ? [] : [missing(null, pointer.number, pointer.path)];
        const monster = monsters.get(boss);
        return monster === undefined || has(monster, pointer.number, stage)
          ? []
          : [missing(boss, pointer.number, pointer.path)];
      }),
    );
  });

const isSpecialRule = (value: unknown): value is BossSpecialRule =>
  (value as { readonly type?: unknown } | undefined)?.type === 'bossSpecial';

/** The boss that a rule is about. */
const bossOf = (rule: unknown): string | null => (isSpecialRule(rule) ? rule.monster : null);

/** Specials that a rule writes and that nothing points to; a monster or deck that is nowhere is said elsewhere. */
const withoutCard = ({ monsters, decks, cards, stages }: Cast): readonly SpecialWithoutCard[] =>
  stages.flatMap((stage) => {
    const inRules = stage.rules.flatMap(({ value, path }) => pointersIn(value, path));
    return stage.rules.flatMap(({ value, path }): readonly SpecialWithoutCard[] => {
      if (!isSpecialRule(value)) return [];
      const { monster, number } = value;
      const drawn = decks.get(monsters.get(monster)?.deck ?? '');
      if (drawn === undefined) return [];
      const all = [...drawn, ...(cards.get(monster) ?? []), ...inRules];
      if (all.some((one) => one.number === number)) return [];
      const at = [...path, 'number'];
      return [{ type: 'specialWithoutCard', path: at, ruling: 'R-MON-28', monster, number }];
    });
  });

/** Specials in what characters perform: they have none. */
export const checkNoSpecials = (value: unknown, path: Path): readonly MissingSpecial[] =>
  pointersIn(value, path).map((one) => missing(null, one.number, one.path));

/** Cards, rules and specials that do not go together. */
export const checkSpecials = (
  pack: CheckedPack,
): readonly (MissingSpecial | SpecialCircle | SpecialWithoutCard)[] => {
  const cast = castOf(pack);
  return [...onCards(cast), ...onStages(cast), ...circlesOfRules(pack), ...withoutCard(cast)];
};
