import { SCOPED_KINDS, type IdKind } from '../id-kind.js';
import { CONTENT_KINDS } from '../pack-error.js';
import { fieldOf, idsOf, listIn, nodesIn, textsAmong, textsIn, type Node } from './raw-values.js';
import { dungeonAsScenario, scenarioIds } from './scenario-ids.js';

/** The ids that are known, by what they name; of some kinds nothing can be known. */
export type KnownIds = Readonly<Record<IdKind, ReadonlySet<string> | null>>;

/** The ids of a whole pack: what stands in scenarios only is known inside them. */
export interface PackIds {
  /** Anywhere but in scenarios and on monsters. */
  readonly anywhere: KnownIds;
  /** On monsters and their cards, which speak of the scenarios and dungeons that they appear in. */
  readonly onMonsters: KnownIds;
}

const within = (pack: unknown, list: string, field: string): readonly string[] =>
  listIn(pack, list).flatMap((one) => idsOf(listIn(one, field)));

/** The groups of cards and the tags that actions and scenarios carry. */
const labels = (all: readonly Node[]) => {
  const groups = textsAmong(all.map((one) => fieldOf(fieldOf(one, 'group'), 'name')));
  const tags = all.flatMap((one) => textsIn(one, 'tags'));
  return { group: new Set(groups), tag: new Set([...groups, ...tags]) };
};

/** The achievements that rewards give or that a campaign begins with; to require one does not give it. */
const achievements = (pack: unknown, all: readonly Node[]) => {
  const required = new Set(
    nodesIn(listIn(pack, 'scenarios').map((one) => fieldOf(one, 'requirements'))),
  );
  const gained = (of: string): readonly string[] =>
    textsAmong(
      all
        .filter((one) => one['type'] === of && one['lose'] !== true && !required.has(one))
        .map((one) => fieldOf(one, 'achievement')),
    );
  const party = gained('partyAchievement');
  const global = [
    ...gained('globalAchievement'),
    ...textsIn(fieldOf(pack, 'campaign'), 'globalAchievements'),
  ];
  return {
    achievement: new Set([...party, ...global]),
    'achievement:party': new Set(party),
    'achievement:global': new Set(global),
  };
};

/** The marks that abilities lay. */
const marks = (all: readonly Node[]): ReadonlySet<string> =>
  new Set(textsAmong(all.map(({ type, mark }) => (type === 'mark' ? mark : null))));

/** The summons and companions of characters. */
const summons = (pack: unknown, all: readonly Node[]): readonly string[] => [
  ...textsAmong(listIn(pack, 'classes').map((one) => fieldOf(fieldOf(one, 'companion'), 'id'))),
  ...textsAmong(all.map((one) => (one['type'] === 'summon' ? fieldOf(one['summon'], 'id') : null))),
];

/** The ids of the things that the lists of a pack hold. */
const listed = (pack: unknown) => {
  const ids = (list: string): ReadonlySet<string> => new Set(idsOf(listIn(pack, list)));
  return {
    class: ids('classes'),
    abilityCard: new Set(within(pack, 'classes', 'cards')),
    monster: ids('monsters'),
    monsterDeck: ids('monsterDecks'),
    monsterCard: new Set(within(pack, 'monsterDecks', 'cards')),
    item: ids('items'),
    battleGoal: ids('battleGoals'),
    personalQuest: ids('personalQuests'),
    event: ids('events'),
    treasure: ids('treasures'),
    scenario: ids('scenarios'),
    randomDungeon: ids('randomDungeons'),
  };
};

const NONE: ReadonlySet<string> = new Set();

/** What only a scenario has. */
const OF_SCENARIOS = {
  room: NONE,
  revealable: NONE,
  door: NONE,
  marker: NONE,
  'marker:overlay': NONE,
  rule: NONE,
  'rule:own': NONE,
};

/** What is known only inside of one thing, where it is checked: an event, a quest. */
const OF_PARTS = { questLine: null, eventOption: null };

/**
 * The ids of a pack, whatever scenario is played. The pack need not be sound: what is wrong in one of its
 * things must not make others speak of nothing.
 */
export const packIds = (pack: unknown): PackIds => {
  const all = nodesIn(pack);
  const known = listed(pack);
  const objectives = within(pack, 'scenarios', 'objectives');
  const families = listIn(pack, 'monsters').flatMap((one) => textsIn(one, 'families'));
  const figures = [...known.monster, ...known.class, ...families, ...objectives];
  const anywhere = {
    ...known,
    ...labels(all),
    ...OF_SCENARIOS,
    ...OF_PARTS,
    ...achievements(pack, all),
    mark: marks(all),
    objective: new Set(objectives),
    'objective:type': new Set(objectives),
    figure: new Set([...figures, ...summons(pack, all)]),
    family: new Set([...known.monster, ...families]),
    spawnable: new Set([...known.monster, ...objectives]),
    'spawnable:killed': new Set([...known.monster, ...families, ...objectives]),
  };
  const played = [
    ...listIn(pack, 'scenarios'),
    ...listIn(pack, 'randomDungeons').map(dungeonAsScenario),
  ];
  return { anywhere, onMonsters: scenarioIds(played, anywhere) };
};

/** What is known of a part that stands alone, as long as it has no ids of its own: nothing. */
export const nothingKnown: KnownIds = /*#__PURE__*/ (() =>
  // One entry for each kind.
  Object.fromEntries(
    [...CONTENT_KINDS, ...SCOPED_KINDS].map((kind) => [kind, null]),
  ) as KnownIds)();
