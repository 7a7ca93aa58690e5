import { describe, expect, it } from 'vitest';

import { monsterDeckLeaf, monsterTypeLeaf } from '../../../src/content/codec/monster.js';
import type { MonsterStats, MonsterType } from '../../../src/content/box/monster.js';
import { hasSecretariat } from './folder.js';
import { faultsOf, listed, nodesOf, read, unsaidIn } from './monster-check.js';
import { readDecks, readMonsters, type RawCard } from './monster-data.js';
import { deckOf, monsterOf, unreadNotesOf } from './monsters.js';

const decks = readDecks();
const monsters = readMonsters();
const types = (): readonly MonsterType[] =>
  monsters.map((monster) => read(monsterTypeLeaf, monsterOf(monster)));
const typeOf = (id: string): MonsterType => types().find((type) => type.id === id)!;

const statsOf = ({ stats }: MonsterType, rank: string): readonly MonsterStats[] => {
  if (stats.type === 'boss') return stats.boss;
  return rank === 'elite' ? stats.elite : stats.normal;
};

describe.skipIf(!hasSecretariat)("types of monsters in the community's files", () => {
  it('are 77, 29 of them bosses or named', () => {
    expect(monsters).toHaveLength(77);
    expect(types().filter(({ stats }) => stats.type === 'boss')).toHaveLength(29);
    expect(types().filter(({ stats }) => stats.type === 'ranks')).toHaveLength(48);
  });

  it.each(monsters.map((monster) => [monster.name, monster] as const))('%s', (_, monster) => {
    expect(faultsOf(monsterTypeLeaf, monsterOf(monster))).toEqual([]);
  });

  it('point to decks, types and specials that are there', () => {
    const deckIds = decks.map(({ name }) => name);
    const ids = monsters.map(({ name }) => name);
    const spawned = [...decks.map(deckOf), ...types()]
      .flatMap(nodesOf)
      .flatMap(({ type, monster }) => (type === 'spawn' ? [monster] : []));
    expect(types().filter(({ deck }) => !deckIds.includes(deck))).toEqual([]);
    expect(types().filter((one) => !ids.includes(one.sharesStandeesWith ?? one.id))).toEqual([]);
    expect(spawned.filter((monster) => !ids.includes(String(monster)))).toEqual([]);
    const bosses = types().filter(({ deck }) => deck === 'boss');
    expect(bosses.map(({ stats }) => stats.type === 'boss' && stats.specials?.length)).toEqual(
      bosses.map(() => 2),
    );
    expect(bosses).toHaveLength(14);
  });

  it.each([
    ['bandit-guard', 'normal', 3, { hitPoints: 9, move: 3, attack: 3 }],
    ['bandit-guard', 'elite', 1, { hitPoints: 9, move: 2, attack: 3, shield: 1 }],
    ['living-spirit', 'normal', 0, { traits: ['flying'] }],
    ['giant-viper', 'elite', 7, { conditions: ['poison'] }],
    ['sun-demon', 'elite', 0, { bonuses: [{ type: 'bonus', on: 'attack' }] }],
    [
      'bandit-commander',
      'boss',
      0,
      { hitPoints: '8xC', immunities: ['stun', 'immobilize', 'curse'] },
    ],
    ['inox-bodyguard', 'boss', 0, { attack: 'C' }],
    ['hungry-soul', 'boss', 0, { hitPoints: '(6xC)/2' }],
    ['elder-drake', 'boss', 0, { move: 0, traits: ['noForcedMovement'] }],
    ['high-flame', 'boss', 0, { range: 3, shield: 5, retaliate: 2, retaliateReach: 2 }],
    ['dark-rider', 'boss', 0, { attack: { type: 'calculation', formula: '3+X' } }],
    ['merciless-overseer', 'boss', 0, { attack: { type: 'figures' } }],
  ])('%s, %s of level %i has the stats of its file', (id, rank, level, expected) => {
    expect(statsOf(typeOf(id), rank)[level]).toMatchObject(expected);
  });

  it('come into play in numbers by the size of the party', () => {
    const rider = typeOf('dark-rider').stats;
    expect(rider.type === 'boss' && rider.specials?.[1]?.abilities[1]).toEqual({
      type: 'spawn',
      monster: 'forest-imp',
      numbers: [{ rank: 'normal', count: [1, 2, 2] }],
    });
    const jekserah = typeOf('jekserah').stats;
    expect(jekserah.type === 'boss' && jekserah.specials?.[0]?.abilities[0]).toEqual({
      type: 'spawn',
      monster: 'living-bones',
      numbers: [
        { rank: 'normal', count: [2, 1, 0] },
        { rank: 'elite', count: [0, 1, 2] },
      ],
    });
  });

  it('cannot be said in full where their scenario must say more', () => {
    expect(listed(types(), ({ id }) => id, unsaidIn)).toEqual({
      'bandit-commander': ['custom-gh-bandit-commander-1'],
      'elder-drake': [
        'area-from-several-hexes',
        'summon-objectiveSpawn',
        'custom-gh-elder-drake-1',
      ],
      'prime-demon': ['custom-gh-prime-demon-1', 'summon-demon'],
      'the-betrayer': ['custom-gh-the-betrayer-1'],
      'the-gloom': ['teleport'],
      'winged-horror': ['custom-gh-winged-horror-1', 'custom-gh-winged-horror-2'],
    });
    const notes = listed(
      monsters,
      ({ name }) => name,
      (one) => [...new Set(unreadNotesOf(one))],
    );
    expect(Object.keys(notes)).toEqual([
      'bandit-archer-music-note-solo',
      'bandit-guard-music-note-solo',
      'city-guard-sun-solo',
      'city-guard-tinkerer-solo',
    ]);
  });
});

describe('the conversion', () => {
  const deckWith = (...actions: RawCard['actions']): unknown =>
    deckOf({ name: 'invented', abilities: [{ cardId: 1, initiative: 20, actions }] });

  it('names what it does not know instead of leaving it out', () => {
    const below = (type: string) => ({
      type: 'attack',
      value: 1,
      valueType: 'plus',
      subActions: [{ type, value: 1 }],
    });
    expect(unsaidIn(deckWith(below('pierce')))).toEqual([]);
    expect(unsaidIn(deckWith(below('swing')))).toEqual(['swing-below-attack']);
    expect(unsaidIn(deckWith({ type: 'sing', value: 1 }))).toEqual(['sing-1']);
    expect(unsaidIn(deckWith({ type: 'custom', value: '%data.custom.gh.rat.1%' }))).toEqual([
      'custom-gh-rat-1',
    ]);
    const aimed = { type: 'heal', value: 1, subActions: [{ type: 'specialTarget', value: 'kin' }] };
    expect(unsaidIn(deckWith(aimed))).toEqual(['target-kin']);
  });

  it('passes on what the codec refuses', () => {
    expect(faultsOf(monsterDeckLeaf, deckWith({ type: 'attack' }))).toEqual([
      'cards[0].abilities[0].amount: expected an amount, got NaN',
    ]);
  });
});
