import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { BattleGoal } from '../../src/content/box/battle-goal.js';
import { battleGoalLeaf } from '../../src/content/codec/battle-goal.js';
import { decodeContent } from '../../src/content/decode.js';
import { decodePart } from '../../src/content/decode-part.js';
import { explain } from '../../src/content/error.js';
import type { PersonalQuest } from '../../src/content/box/personal-quest.js';
import { filesOf, hasSecretariat, readSecretariat } from './secretariat/folder.js';
import { label, slotOf, type SecretariatGoal, type SecretariatQuest } from './secretariat/items.js';

type Goal = Omit<BattleGoal, 'id' | 'name'> & { readonly goal: string };
type Quest = Omit<PersonalQuest, 'id' | 'name'> & { readonly quest: string };
type Node = Readonly<Record<string, unknown>>;

const { goals, quests } = JSON.parse(
  readFileSync(new URL('expressible-goals.json', import.meta.url), 'utf8'),
) as { readonly goals: readonly Goal[]; readonly quests: readonly Quest[] };

const wholeGoal = ({ goal, ...rest }: Goal): BattleGoal => ({
  id: goal,
  name: `Goal ${goal}`,
  ...rest,
});

const wholeQuest = ({ quest, ...rest }: Quest): PersonalQuest => ({
  id: quest,
  name: `Quest ${quest}`,
  ...rest,
});

const namedGoals = goals.map((goal) => [`goal ${goal.goal}`, goal] as const);
const namedQuests = quests.map((quest) => [`quest ${quest.quest}`, quest] as const);

const idsFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(first + index));

describe('battle goals in the language', () => {
  it.each(namedGoals)('%s', (_, entry) => {
    const goal = wholeGoal(entry);
    const decoded = decodePart('BattleGoal', goal);
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : decoded.right).toEqual(goal);
  });

  it('are all 24, each once, and none needs a handler', () => {
    expect(goals.map(({ goal }) => goal)).toEqual(idsFrom(458, 24));
    expect(JSON.stringify(goals)).not.toMatch(/"special"|"handler"/);
  });
});

describe('R-CAMP-16 personal quests in the language', () => {
  it.each(namedQuests)('%s', (_, entry) => {
    const quest = wholeQuest(entry);
    const decoded = decodePart('PersonalQuest', quest);
    expect(decoded._tag === 'Left' ? decoded.left.map(explain) : decoded.right).toEqual(quest);
  });

  it('are all 24 with their 46 lines, and none needs a handler', () => {
    expect(quests.map(({ quest }) => quest)).toEqual(idsFrom(510, 24));
    expect(quests.flatMap(({ lines }) => lines)).toHaveLength(46);
    expect(JSON.stringify(quests)).not.toMatch(/"special"|"handler"/);
  });
});

describe('R-CAMP-9 the codec of battle goals', () => {
  const good = wholeGoal(goals[0]!);

  it.each<[string, Node, RegExp]>([
    ['3 checkmarks', { checks: 3 }, /^checks: expected 1 or 2/],
    ['checkmarks in words', { checks: '1' }, /^checks: expected 1 or 2/],
    ['nothing to reach', { if: [] }, /^if: /],
    ['an ability for a clause', { if: [{ type: 'win' }] }, /^if\[0\]\.type: /],
    ['no name', { name: '' }, /^name: /],
    ['a field that it has not', { level: 1 }, /^level: /],
  ])('refuses %s', (_, change, fault) => {
    const decoded = decodeContent(battleGoalLeaf)({ ...good, ...change });
    expect(decoded._tag === 'Left' ? decoded.left.map(explain).join('\n') : '').toMatch(fault);
  });
});

describe('R-CAMP-16 R-CAMP-17 the codec of personal quests', () => {
  const good = wholeQuest(quests[0]!);
  const first = { id: '1', of: 3, needs: 1 };
  const second = { id: '2', of: { type: 'ownedItems' }, needs: 1, after: ['1'] };
  const textOf = (change: Node): string => {
    const decoded = decodePart('PersonalQuest', { ...good, ...change });
    return decoded._tag === 'Left' ? decoded.left.map(explain).join('\n') : '';
  };

  it('takes lines that wait for lines above them', () => {
    expect(textOf({ lines: [first, second] })).toBe('');
  });

  it.each<[string, Node, RegExp]>([
    [
      'a line that waits for one below',
      { lines: [second, first] },
      /^lines\[0\]\.after\[0\]: no line "1"/,
    ],
    [
      'a line that waits for itself',
      { lines: [{ ...first, after: ['1'] }] },
      /^lines\[0\]\.after\[0\]: no line/,
    ],
    ['two lines with one id', { lines: [first, first] }, /a second line "1"/],
    ['no lines', { lines: [] }, /^lines: /],
    ['a line that needs nothing', { lines: [{ ...first, needs: 0 }] }, /^lines\[0\]\.needs: /],
    [
      'a slot that nobody has',
      { lines: [first, { ...second, of: { type: 'ownedItems', slots: ['tail'] } }] },
      /^lines\[1\]\.of\.slots\[0\]: /,
    ],
    ['another count', { lines: [{ ...first, of: { type: 'luck' } }] }, /^lines\[0\]\.of\.type: /],
    ['another reward', { unlocks: { type: 'openDoor', id: 'a' } }, /^unlocks\.type: /],
    ['no reward', { unlocks: null }, /^unlocks: /],
  ])('refuses %s', (_, change, fault) => {
    expect(textOf(change)).toMatch(fault);
  });
});

const NUMBERS: Readonly<Record<string, string>> = { three: '3', five: '5' };

/** What a text says of numbers, as our texts must have it; `one or more` is said in other ways. */
const saidByText = (text: string): readonly RegExp[] => [
  ...(text.match(/\b(?:\d+|three|five)\b/g) ?? []).map(
    (word) => new RegExp(`\\b${NUMBERS[word] ?? word}\\b`),
  ),
  ...(/(?<!one) or more|or greater/.test(text) ? [/">="/] : []),
  ...(/or fewer|or less/.test(text) ? [/"<="/] : []),
  ...(/\b(?:no|none|never|only)\b/i.test(text) ? [/"sign":"==","right":0/] : []),
];

describe.skipIf(!hasSecretariat)('battle goals beside the files in ../shared/data', () => {
  const files = hasSecretariat
    ? (readSecretariat('battle-goals.json') as readonly SecretariatGoal[])
    : [];

  it.each(namedGoals)('%s has the same checkmarks, numbers and signs', (_, goal) => {
    expect(files.find(({ cardId }) => cardId === goal.goal)?.checks).toBe(goal.checks);
    const text = label('label/en.json', ['battleGoals', goal.goal, 'text']);
    expect(text).not.toBe('');
    for (const said of saidByText(text)) expect(JSON.stringify(goal.if)).toMatch(said);
  });
});

/** The words that the files count by themselves, and ours. */
const COUNTED: Readonly<Record<string, RegExp>> = {
  gold: /"stat":"gold"/,
  exhaustedChars: /"moment":"exhausted".*"self","ally"/,
  exhaustedSelf: /"moment":"exhausted".*\["self"\]/,
  scenariosCompleted: /"moment":"scenarioCompleted".*"different":true/,
  battleGoals: /"sum","moment":"battleGoalCheck"/,
  donatedGold: /"sum","moment":"goldDonated"/,
  sideScenarios: /"moment":"scenarioCompleted".*"side"/,
  bossScenarios: /"moment":"scenarioCompleted".*"boss"/,
  retiredChars: /"moment":"retired"/,
};

const countedAs = (autotrack: string): RegExp => {
  const [word = '', what = ''] = autotrack.split(':');
  const parts = what.split('|');
  if (word === 'itemType')
    return new RegExp(`"ownedItems","slots":\\["${parts.map(slotOf).join('","')}"\\]`);
  if (word === 'item') return new RegExp(`"ownedItems","items":\\["${what}"\\]`);
  if (word === 'scenario')
    return new RegExp(`"ids":\\["${parts.at(-1) ?? ''}"\\].*"opens":"${parts[0] ?? ''}"`);
  return COUNTED[word] ?? /a word that nobody knows/;
};

describe.skipIf(!hasSecretariat)('personal quests beside the files in ../shared/data', () => {
  const files = hasSecretariat
    ? (readSecretariat('personal-quests.json') as readonly SecretariatQuest[])
    : [];
  const fileOf = ({ quest }: Quest): SecretariatQuest =>
    files.find(({ cardId }) => cardId === quest)!;
  const monsters = hasSecretariat ? filesOf('monster') : [];

  it.each(namedQuests)('%s has the same numbers, counts and order', (_, quest) => {
    const { requirements } = fileOf(quest);
    expect(quest.lines.map(({ needs }) => needs)).toEqual(
      requirements.map(({ counter }) => counter),
    );
    expect(quest.lines.map(({ after = [] }) => after.map(Number))).toEqual(
      requirements.map(({ requires = [] }) => requires),
    );
    for (const [index, { autotrack }] of requirements.entries())
      if (autotrack !== undefined)
        expect(JSON.stringify(quest.lines[index])).toMatch(countedAs(autotrack));
  });

  it.each(namedQuests)('%s kills what its text names', (_, quest) => {
    for (const [index, { of }] of quest.lines.entries()) {
      const name = fileOf(quest).requirements[index]?.name.replaceAll(/%(?:data\.)?/g, '') ?? '';
      const text = label('label/en.json', name.split('.'));
      const names = JSON.stringify(of).match(/(?<="monster-)\d+/g) ?? [];
      // Types of monsters are numbered as their files are sorted.
      const words = names.map((name) => monsters[Number(name) - 1]?.split(/[-.]/)[0]);
      for (const word of words) expect(text.toLowerCase()).toContain(word);
    }
  });

  it('open the same classes and envelopes', () => {
    const opened = quests.map((quest) => {
      const { unlockCharacter, openEnvelope } = fileOf(quest);
      return `${quest.unlocks.id} ${unlockCharacter ?? openEnvelope ?? ''}`;
    });
    expect(new Set(opened).size).toBe(new Set(quests.map(({ unlocks }) => unlocks.id)).size);
    expect(new Set(opened).size).toBe(12);
    expect(quests.map(({ unlocks }) => unlocks.type === 'openEnvelope')).toEqual(
      quests.map((quest) => fileOf(quest).openEnvelope !== undefined),
    );
  });
});
