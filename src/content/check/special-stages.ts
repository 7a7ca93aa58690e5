import type { Path } from '../../core/index.js';
import type { MonsterType } from '../box/monster.js';
import type { CheckedPack } from '../pack.js';
import type { RandomDungeon } from '../scenario/random-dungeon.js';
import type { Scenario } from '../scenario/scenario.js';
import type { SpecialRule } from '../scenario/special-rule.js';
import { nodesOfType } from './raw-values.js';

/** An ability that points to a special of whoever performs it. */
export interface Pointer {
  readonly number: number;
  readonly path: Path;
}

/** The abilities in a value that point to specials; the rules that say what a special is are none. */
export const pointersIn = (value: unknown, path: Path): readonly Pointer[] =>
  nodesOfType(value, path, 'bossSpecial')
    .filter(({ node }) => !Object.hasOwn(node, 'monster'))
    .map(({ node, path }) => ({ number: Number(node['number']), path }));

/** How many specials the stat card of a monster has. */
export const specialsOf = ({ stats }: MonsterType): number =>
  stats.type === 'boss' ? (stats.specials ?? []).length : 0;

interface Placed<A> {
  readonly value: A;
  readonly path: Path;
}

/** Where monsters appear: a scenario, or a dungeon with all of its penalties. */
export interface Stage {
  /** The ids of the monsters that can appear. */
  readonly monsters: readonly Placed<string>[];
  readonly rules: readonly Placed<SpecialRule>[];
  /** What else performs abilities. */
  readonly objectives: Placed<unknown>;
}

const rulesAt = (rules: readonly SpecialRule[] = [], path: Path): readonly Placed<SpecialRule>[] =>
  rules.map((value, index) => ({ value, path: [...path, index] }));

const ofScenario = ({ monsters, rules, objectives }: Scenario, path: Path): Stage => ({
  monsters: monsters.map((value, index) => ({ value, path: [...path, 'monsters', index] })),
  rules: rulesAt(rules, [...path, 'rules']),
  objectives: { value: objectives, path: [...path, 'objectives'] },
});

const ofDungeon = ({ monsters, rooms }: RandomDungeon, path: Path): Stage => ({
  monsters: monsters.flatMap((card, at) =>
    card.monsters.map(({ monster }, index) => ({
      value: monster,
      path: [...path, 'monsters', at, 'monsters', index, 'monster'],
    })),
  ),
  rules: rooms.flatMap(({ minor, major }, room) => [
    ...rulesAt(minor, [...path, 'rooms', room, 'minor']),
    ...rulesAt(major, [...path, 'rooms', room, 'major']),
  ]),
  objectives: { value: [], path },
});

/** Everywhere that monsters of a pack appear. */
export const stagesOf = ({ scenarios, randomDungeons }: CheckedPack): readonly Stage[] => [
  ...scenarios.map((one, index) => ofScenario(one, ['scenarios', index])),
  ...randomDungeons.map((one, index) => ofDungeon(one, ['randomDungeons', index])),
];

/** The rules of a stage that say what a special of a monster is. */
export const rulesFor = (
  { rules }: Stage,
  monster: string,
  number: number,
): readonly Placed<SpecialRule>[] =>
  rules.filter(
    ({ value }) =>
      value.type === 'bossSpecial' && value.monster === monster && value.number === number,
  );
