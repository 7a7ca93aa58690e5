import { isRecord } from '../../core/index.js';
import type { ContentKind } from '../pack-error.js';

/** The ids that are known, by what they name. */
export type KnownIds = Readonly<Record<ContentKind, ReadonlySet<string>>>;

type Node = Readonly<Record<string, unknown>>;

/** Every object inside a value. */
const nodes = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodes);
  return isRecord(value) ? [value, ...Object.values(value).flatMap(nodes)] : [];
};

const texts = (values: readonly unknown[]): readonly string[] =>
  values.filter((value) => typeof value === 'string');

/** The objects of a list that a value has, if it has one. */
const listIn = (value: unknown, field: string): readonly Node[] => {
  const things = isRecord(value) ? value[field] : null;
  return Array.isArray(things) ? things.filter(isRecord) : [];
};

const idsOf = (things: readonly Node[]): readonly string[] => texts(things.map(({ id }) => id));

const fieldOf = (value: unknown, field: string): unknown => (isRecord(value) ? value[field] : null);

/** The marks, groups and summons that anything in the pack makes. */
const made = (pack: unknown) => {
  const all = nodes(pack);
  const companions = listIn(pack, 'classes').map(({ companion }) => fieldOf(companion, 'id'));
  const summons = all.map(({ type, summon }) => (type === 'summon' ? fieldOf(summon, 'id') : null));
  return {
    marks: texts(all.map(({ type, mark }) => (type === 'mark' ? mark : null))),
    groups: texts(all.map(({ group }) => fieldOf(group, 'name'))),
    summons: texts([...companions, ...summons]),
  };
};

/**
 * The ids of a pack, whatever scenario is played. The pack need not be sound: what is wrong in one of its
 * things must not make others speak of nothing.
 */
export const knownIds = (pack: unknown): KnownIds => {
  const none: ReadonlySet<string> = new Set();
  const ids = (list: string): ReadonlySet<string> => new Set(idsOf(listIn(pack, list)));
  const within = (list: string, field: string): readonly string[] =>
    listIn(pack, list).flatMap((one) => idsOf(listIn(one, field)));
  const { marks, groups, summons } = made(pack);
  const objectives = within('scenarios', 'objectives');
  const families = listIn(pack, 'monsters').flatMap(({ families: all }) =>
    Array.isArray(all) ? texts(all) : [],
  );
  const monster = ids('monsters');
  const known = {
    class: ids('classes'),
    abilityCard: new Set(within('classes', 'cards')),
    monster,
    monsterDeck: ids('monsterDecks'),
    monsterCard: new Set(within('monsterDecks', 'cards')),
    item: ids('items'),
    battleGoal: ids('battleGoals'),
    personalQuest: ids('personalQuests'),
    event: ids('events'),
    treasure: ids('treasures'),
    scenario: ids('scenarios'),
    randomDungeon: ids('randomDungeons'),
  };
  return {
    ...known,
    questLine: none,
    eventOption: none,
    room: none,
    door: none,
    marker: none,
    rule: none,
    objective: new Set(objectives),
    figure: new Set([...monster, ...known.class, ...summons, ...families, ...objectives]),
    mark: new Set(marks),
    group: new Set(groups),
    spawnable: new Set([...monster, ...objectives]),
  };
};
