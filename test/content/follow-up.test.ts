import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkPack, explain, type ContentError } from '../../src/content/index.js';
import { hollowmere as demo } from '../../src/demo/index.js';
import { mutate, placesOf, type Mutation, type Place } from './mutants.js';

const faultsOf = (pack: unknown): readonly ContentError[] => {
  const checked = checkPack(pack);
  return checked._tag === 'Left' ? checked.left : [];
};

const saidOf = (pack: unknown): readonly string[] => faultsOf(pack).map(explain);

const replace = (by: unknown): Mutation => ({ type: 'replace', by });

const isWithin = (path: Place, place: Place): boolean =>
  place.length <= path.length && place.every((key, index) => key === path[index]);

/** Whether a fault is about the place that was changed, what it is in, or what was put there. */
const isAbout = (path: Place, place: Place, { type }: Mutation): boolean => {
  const misspelt = [...place.slice(0, -1), `${String(place.at(-1))}s`];
  return (
    isWithin(place, path) ||
    (type === 'replace' && isWithin(path, place)) ||
    (type === 'misspell' && isWithin(misspelt, path)) ||
    // In a list what follows a dropped thing moves up.
    (type === 'drop' && isWithin(path, place.slice(0, -1)))
  );
};

const FORM = ['invalidValue', 'formulaSyntax', 'unknownSymbol'];

/** Faults elsewhere, where the form is broken at one place of the demonstration pack. */
const followUps = (place: Place, mutation: Mutation): readonly string[] => {
  const faults = faultsOf(mutate(demo, place, mutation));
  if (!faults.some(({ type }) => FORM.includes(type))) return [];
  return faults.filter(({ path }) => !isAbout(path, place, mutation)).map(explain);
};

const changes: fc.Arbitrary<Mutation> = fc.oneof(
  fc.constant({ type: 'drop' } as const),
  fc.constant({ type: 'misspell' } as const),
  fc.constantFrom<unknown>(null, 7, 'no id!', [], {}).map(replace),
);

const indexOf = (list: readonly { readonly id: string }[] | undefined, id: string): number =>
  (list ?? []).findIndex((one) => one.id === id);

describe('a slip of form', () => {
  const NAMING = [
    'id',
    'mark',
    'group',
    'name',
    'summon',
    'companion',
    'families',
    'cards',
    'rules',
  ];
  const all = placesOf(demo);
  const naming = all.filter((place) => place.length <= 2 || NAMING.includes(String(place.at(-1))));

  it('is no fault of those who speak of what is broken', () => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), changes, (index, isNaming, mutation) => {
        const places = isNaming ? naming : all;
        expect(followUps(places[index % places.length] ?? [], mutation)).toEqual([]);
      }),
      { seed: 23, numRuns: 100 },
    );
  });

  it.each<[string, Place, Mutation]>([
    ['the id of a monster', ['monsters', 0, 'id'], { type: 'drop' }],
    ['a monster', ['monsters', 3], replace(null)],
    ['the list of scenarios', ['scenarios'], replace({})],
    ['the name of a list', ['monsterDecks'], { type: 'misspell' }],
    ['an event of a deck', ['events', 3, 'deck'], replace('forest')],
    ['an id with a blank', ['treasures', 3, 'id'], replace('no id!')],
    ['the cards of a class', ['classes', 0, 'cards'], replace(null)],
    ['the name of a scenario', ['scenarios', 0, 'name'], { type: 'drop' }],
  ])('is no fault of others: %s', (_, place, mutation) => {
    expect(faultsOf(mutate(demo, place, mutation))).not.toEqual([]);
    expect(followUps(place, mutation)).toEqual([]);
  });

  describe('in a campaign', () => {
    const scenario = {
      ...demo.scenarios?.[0],
      requirements: [[{ type: 'globalAchievement', achievement: 'dawn' }]],
    };
    const asking = mutate(demo, ['scenarios', 0], replace(scenario));
    const campaign = { ...demo.campaign, globalAchievements: ['dawn'] };
    const whole = { ...(asking as object), campaign };

    it.each<[string, Place, Mutation]>([
      ['no list of achievements', ['campaign', 'globalAchievements'], replace({})],
      ['a misspelt one', ['campaign', 'globalAchievements'], { type: 'misspell' }],
      ['an achievement that is no id', ['campaign', 'globalAchievements', 0], replace('no id!')],
      ['a misspelt campaign', ['campaign'], { type: 'misspell' }],
    ])('hides achievements: %s', (_, place, mutation) => {
      expect(saidOf(whole)).toEqual([]);
      expect(faultsOf(mutate(whole, place, mutation)).map(({ type }) => type)).toEqual(
        faultsOf(mutate(whole, place, mutation)).map(() => 'invalidValue'),
      );
    });

    it('hides nothing else', () => {
      const slip = mutate(whole, ['campaign', 'prosperity'], replace(7));
      const worse = mutate(slip, ['monsters', 0, 'deck'], replace('zzz'));
      expect(saidOf(worse)).toContain('monsters[0].deck: no monster deck "zzz"');
    });
  });

  it.each<[string, object]>([
    ['an object', { monstres: {} }],
    ['nothing', { monstres: null }],
    ['by a name like none', { beasts: {} }],
  ])('in the name of a list is the only one, whatever stands there: %s', (_, field) => {
    const others = mutate(demo, ['monsters'], { type: 'drop' }) as object;
    expect(saidOf({ ...others, ...field })).toHaveLength(1);
  });

  it('in a field of its own or of the head hides nothing', () => {
    const worse = mutate(demo, ['monsters', 0, 'deck'], replace('zzz'));
    for (const field of [{ author: 'me' }, { name: {} }])
      expect(saidOf({ ...(worse as object), ...field })).toContain(
        'monsters[0].deck: no monster deck "zzz"',
      );
  });

  it('hides the mark that others ask for', () => {
    const [item] = demo.items ?? [];
    const asks = {
      ...item,
      id: 'asks',
      bonuses: [
        {
          type: 'bonus',
          on: 'attack',
          if: [{ type: 'hasMark', mark: 'prey', of: 'target' }],
          effects: [{ type: 'advantage' }],
        },
      ],
    };
    const missed = (pack: unknown): readonly string[] =>
      saidOf(pack).filter((fault) => fault.includes('no mark "prey"'));
    const pack = { ...demo, items: [...(demo.items ?? []), asks] };
    expect(missed(pack)).toHaveLength(1);
    const card = ['classes', 0, 'cards', 0, 'top'];
    expect(missed(mutate(pack, card, replace({ abilities: null })))).toEqual([]);
    // What a formula says makes no marks.
    const attack = { abilities: [{ type: 'attack', amount: '2xQ' }] };
    expect(missed(mutate(pack, card, replace(attack)))).toHaveLength(1);
  });

  describe('in a scenario', () => {
    const boss = indexOf(demo.monsters, 'drowned-bellringer');
    const home = (demo.scenarios ?? []).findIndex(({ rules = [] }) =>
      rules.some(({ type }) => type === 'bossSpecial'),
    );
    const given = (demo.scenarios?.[home]?.rules ?? []).find(({ type }) => type === 'bossSpecial');
    const bare = mutate(demo, ['monsters', boss, 'stats', 'specials'], { type: 'drop' });
    const lacking = (pack: unknown): readonly number[] =>
      faultsOf(pack).flatMap((fault) => (fault.type === 'missingSpecial' ? [fault.number] : []));

    it('is no fault of the cards that point to its specials', () => {
      const rule = { type: 'bossSpecial', monster: 'drowned-bellringer', number: 1 };
      const rules = [{ ...given, ...rule }];
      const whole = mutate(bare, ['scenarios', home, 'rules'], replace(rules));
      expect(new Set(lacking(whole))).toEqual(new Set([2]));
      for (const [place, mutation] of [
        [['scenarios', home, 'name'], { type: 'drop' }],
        [['scenarios', home, 'rules'], replace(7)],
        [['scenarios'], { type: 'misspell' }],
      ] as const)
        expect(lacking(mutate(whole, place, mutation))).toEqual([]);
    });

    it('leaves the others found that miss nothing of it', () => {
      const slip = mutate(demo, ['scenarios', home, 'name'], { type: 'drop' });
      const worse = mutate(slip, ['monsters', 0, 'deck'], replace('zzz'));
      expect(saidOf(worse).slice(1)).toEqual(['monsters[0].deck: no monster deck "zzz"']);
      const other = mutate(worse, ['items', 0, 'slot'], replace('tail'));
      expect(saidOf(other)).toContain('monsters[0].deck: no monster deck "zzz"');
      const boring = mutate(bare, ['items', 0, 'slot'], replace('tail'));
      expect(lacking(boring)).not.toEqual([]);
    });
  });
});
