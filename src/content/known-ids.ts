import { isRecord } from '../core/index.js';
import type { CheckedPack } from './pack.js';
import type { ContentKind } from './pack-error.js';

/** The ids that are known, by what they name. */
export type KnownIds = Readonly<Record<ContentKind, ReadonlySet<string>>>;

/** Every object inside a value that has a `type`, and every one that holds abilities. */
const nodes = (value: unknown): readonly Readonly<Record<string, unknown>>[] => {
  if (Array.isArray(value)) return value.flatMap(nodes);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(nodes)] : [];
};

const texts = (values: readonly unknown[]): ReadonlySet<string> =>
  new Set(values.filter((value) => typeof value === 'string'));

const idsOf = (things: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(things.map(({ id }) => id));

/** The marks, groups and summons that anything in the pack makes. */
const made = (
  pack: CheckedPack,
): {
  readonly marks: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
  readonly summons: ReadonlySet<string>;
} => {
  const all = nodes(pack);
  const companions = pack.classes.flatMap(({ companion }) => (companion ? [companion.id] : []));
  return {
    marks: texts(all.filter(({ type }) => type === 'mark').map(({ mark }) => mark)),
    groups: texts(all.map(({ group }) => (isRecord(group) ? group['name'] : null))),
    summons: texts([
      ...companions,
      ...all.map(({ type, summon }) =>
        type === 'summon' && isRecord(summon) ? summon['id'] : null,
      ),
    ]),
  };
};

/** The ids of a pack, whatever scenario is played. */
export const knownIds = (pack: CheckedPack): KnownIds => {
  const none: ReadonlySet<string> = new Set();
  const { marks, groups, summons } = made(pack);
  const objectives = pack.scenarios.flatMap((scenario) => scenario.objectives ?? []);
  const families = pack.monsters.flatMap((monster) => monster.families ?? []);
  const monsters = idsOf(pack.monsters);
  const classes = idsOf(pack.classes);
  return {
    class: classes,
    abilityCard: idsOf(pack.classes.flatMap(({ cards }) => cards)),
    monster: monsters,
    monsterDeck: idsOf(pack.monsterDecks),
    monsterCard: idsOf(pack.monsterDecks.flatMap(({ cards }) => cards)),
    item: idsOf(pack.items),
    battleGoal: idsOf(pack.battleGoals),
    personalQuest: idsOf(pack.personalQuests),
    questLine: none,
    event: idsOf(pack.events),
    eventOption: none,
    treasure: idsOf(pack.treasures),
    scenario: idsOf(pack.scenarios),
    randomDungeon: idsOf(pack.randomDungeons),
    room: none,
    door: none,
    marker: none,
    objective: idsOf(objectives),
    rule: none,
    figure: new Set([...monsters, ...classes, ...summons, ...families, ...idsOf(objectives)]),
    mark: marks,
    group: groups,
    spawnable: new Set([...monsters, ...idsOf(objectives)]),
  };
};
