import { describe, expect, it } from 'vitest';

import { checkLanguage } from '../../../src/content/check/language.js';
import { scenarioGoalLeaf } from '../../../src/content/codec/scenario-goal.js';
import { scenarioLossLeaf } from '../../../src/content/codec/scenario-loss.js';
import { scenarioObjectiveLeaf } from '../../../src/content/codec/scenario-objective.js';
import { specialRuleLeaf } from '../../../src/content/codec/special-rule.js';
import { decodeContent } from '../../../src/content/decode.js';
import { explain } from '../../../src/content/error.js';
import type { Leaf } from '../../../src/core/codec.js';
import { hasGoals, readGoals, type Json, type RawRule, type RawSummon } from './goals-data.js';
import { numbersOf, ranksOf } from './goals-spawn.js';
import { PARTIES, textsOf, thoseOf } from './goals-words.js';
import { goalOf, lossOf, saidOf, WRITTEN, type Said } from './goals.js';

/** The rules that nothing in the language says, and why. */
const NOT_IN_THE_LANGUAGE: Readonly<Record<string, string>> = {};

/** How many rules are said by whom. */
const COUNTS = { program: 84, hand: 32, elsewhere: 6, nobody: 0 } as const;

const faultsOf = <A>(leaf: Leaf<A>, value: unknown): readonly string[] => {
  const decoded = decodeContent(leaf)(value);
  return decoded._tag === 'Left'
    ? decoded.left.map(explain)
    : checkLanguage(value, []).map(explain);
};

const isSpecial = (value: unknown): boolean => JSON.stringify(value).includes('"type":"special"');

/** The monsters and conditions that the fields of a rule name. */
const namesOf = ({ type, monster, monsters, condition, order }: RawRule): readonly string[] => [
  ...(type === 'bossSpecial' && monster === 'prime-demon' ? [] : [monster ?? []].flat()),
  ...(monsters ?? []),
  ...(type === 'setup' && condition !== undefined ? [condition] : []),
  ...(order ?? []).map((step) => step.monster),
];

/** How many of which rank a boss summons. */
const summoned = ({ each, rank = {}, count }: RawSummon): readonly Json[] | null => {
  if (each !== undefined) return numbersOf(PARTIES.map((party) => each[party] ?? []));
  return typeof count === 'string' ? null : numbersOf(ranksOf(rank, count));
};

describe.skipIf(!hasGoals)(
  'goals and special rules of scenarios 1 to 50 (left out without ../shared/data/goals.json)',
  () => {
    const entries = hasGoals ? readGoals() : [];
    const said = entries.flatMap((entry) =>
      entry.specialRules.map((rule, index) => saidOf(entry, rule, index)),
    );
    const ofRule = (key: string): Said => {
      const one = said.find((rule) => rule.key === key);
      if (one === undefined) throw new Error(`no rule ${key}`);
      return one;
    };

    it('are all there', () => {
      expect(entries).toHaveLength(50);
      expect(said).toHaveLength(122);
    });

    it('have 50 goals, all in the language', () => {
      const goals = entries.map((entry) => [entry.scenario, goalOf(entry, entry.goal)] as const);
      expect(goals.map(([id, goal]) => [id, faultsOf(scenarioGoalLeaf, goal)])).toEqual(
        goals.map(([id]) => [id, []]),
      );
      expect(goals.filter(([, goal]) => isSpecial(goal))).toEqual([]);
    });

    it('have 8 losses, all in the language', () => {
      const losses = entries.flatMap(({ loss }) => (loss === undefined ? [] : [lossOf(loss)]));
      expect(losses.map((loss) => faultsOf(scenarioLossLeaf, loss))).toEqual(losses.map(() => []));
      expect(losses).toHaveLength(8);
      expect(losses.filter(isSpecial)).toEqual([]);
    });

    it.each(said.map((one) => [`${one.key} ${one.rule.type}`, one] as const))(
      '%s can be read',
      (_, { rules, objectives }) => {
        expect(rules.flatMap((rule) => faultsOf(specialRuleLeaf, rule))).toEqual([]);
        expect(objectives.flatMap((one) => faultsOf(scenarioObjectiveLeaf, one))).toEqual([]);
      },
    );

    it('have 122 special rules, as many in the language as is said here', () => {
      const by = (how: Said['by']): number => said.filter((one) => one.by === how).length;
      expect({
        program: by('program'),
        hand: by('hand'),
        elsewhere: by('elsewhere'),
        nobody: by('nobody'),
      }).toEqual(COUNTS);
      const special = said.filter((one) => one.by === 'nobody' || isSpecial(one.rules));
      expect(special.map(({ key }) => key)).toEqual(Object.keys(NOT_IN_THE_LANGUAGE));
    });

    it('say something of each rule, unless the goal or another rule does', () => {
      const silent = said.filter(({ rules, objectives }) => rules.length + objectives.length === 0);
      expect(silent.map(({ by }) => by)).toEqual(silent.map(() => 'elsewhere'));
    });

    it('use everything that was written by hand, and nothing where a program knows', () => {
      const used = said.filter(({ by }) => by === 'hand' || by === 'elsewhere');
      expect(used.map(({ key }) => key).sort()).toEqual(Object.keys(WRITTEN).sort());
    });

    it('name every monster and condition that the fields of a rule name', () => {
      const missing = said.flatMap(({ key, rule, rules, by }) =>
        namesOf(rule)
          .filter((name) => by !== 'elsewhere' && !textsOf(rules).includes(name))
          .map((name) => [key, name]),
      );
      expect(missing).toEqual([]);
    });

    it('name every letter of a place', () => {
      const missing = said.flatMap(({ key, rule, rules, by }) => {
        const isPlaced = rule.type === 'spawn' && by === 'program';
        const { marker } = (isPlaced ? rule.at : {}) as { readonly marker?: string };
        return marker === undefined || textsOf(rules).includes(marker) ? [] : [[key, marker]];
      });
      expect(missing).toEqual([]);
    });

    it('summon as many monsters as the fields say', () => {
      const wrong = said.flatMap(({ key, rule, rules }) =>
        (rule.summon ?? []).flatMap((one) => {
          const numbers = summoned(one);
          const spawns = thoseOf('spawn', rules).filter(({ monster }) => monster === one.monster);
          const isRight =
            spawns.length > 0 &&
            (numbers === null ||
              spawns.some((spawn) => JSON.stringify(spawn['numbers']) === JSON.stringify(numbers)));
          return isRight ? [] : [key];
        }),
      );
      expect(said.filter(({ rule }) => rule.summon !== undefined)).toHaveLength(10);
      expect(wrong).toEqual([]);
    });

    it('are marked as negative scenario effects where they are', () => {
      const marked = said.filter(({ rules }) => JSON.stringify(rules).includes('"negative":true'));
      const meant = said.filter(({ rule }) => rule.scenarioEffect === true);
      expect(marked.map(({ key }) => key)).toEqual(meant.map(({ key }) => key));
      expect(marked).toHaveLength(16);
    });

    it('say a spawn with all its conditions', () => {
      expect(ofRule('3.0').rules).toEqual([
        {
          type: 'when',
          on: 'roundEnds',
          if: [
            { type: 'round', every: 2 },
            { type: 'characters', counts: [2] },
          ],
          until: [{ type: 'scene', of: 'door', id: '1', is: 'open' }],
          effects: [
            {
              type: 'spawn',
              monster: 'inox-guard',
              numbers: [{ rank: 'normal', count: [1, 0, 0] }],
              place: { type: 'hexes', place: { type: 'on', of: { type: 'marker', marker: 'a' } } },
            },
          ],
        },
      ]);
    });

    it('say a schedule round by round, with the ranks of each size of the party', () => {
      const [, , third] = ofRule('27.1').rules;
      expect(third?.['if']).toEqual([{ type: 'round', from: 3, to: 3 }]);
      expect(thoseOf('spawn', third).map(({ monster, numbers }) => [monster, numbers])).toEqual([
        [
          'frost-demon',
          [
            { rank: 'normal', count: [1, 1, 0] },
            { rank: 'elite', count: [0, 0, 1] },
          ],
        ],
        [
          'sun-demon',
          [
            { rank: 'normal', count: [1, 0, 0] },
            { rank: 'elite', count: [0, 1, 1] },
          ],
        ],
      ]);
    });

    it('say which plates a party of each size has', () => {
      const entry = entries.find(({ scenario }) => scenario === '23');
      expect(entry && goalOf(entry, entry.goal)).toEqual({
        type: 'occupy',
        plates: [
          ['a-1', 'a-2'],
          ['a-1', 'a-2', 'b'],
          ['a-1', 'a-2', 'b', 'c'],
        ],
        mode: 'all',
      });
    });

    it('open each door with the obstacle in it', () => {
      expect(ofRule('29.2').rules.map((rule) => textsOf(rule).slice(1))).toEqual(
        ['1', '2', '3'].map((n) => [`a-${n}`, 'scene', 'objective', `door-${n}`, 'destroyed']),
      );
    });

    it('round hit points as the book does', () => {
      expect(ofRule('42.0').objectives).toEqual([
        {
          id: 'vocal-cord',
          kind: 'obstacle',
          side: 'monsters',
          hitPoints: '[2+(LxC/2){$math.floor}]',
        },
      ]);
    });

    it('give an escort its turn', () => {
      expect(ofRule('44.0').objectives).toEqual([
        {
          id: 'redthorn',
          kind: 'figure',
          side: 'characters',
          hitPoints: '6+(3xL)',
          initiative: 1,
          move: 3,
          attack: 3,
          range: 3,
          turn: [
            { type: 'move', amount: 'M' },
            { type: 'attack', amount: 'A' },
          ],
          deck: 'chosen',
        },
      ]);
    });

    it('are refused by the codecs where a word is wrong', () => {
      const rule = ofRule('31.1');
      const [objective] = rule.objectives;
      expect(faultsOf(scenarioObjectiveLeaf, { ...objective, hitPoints: '(8+Q)xC' })).not.toEqual(
        [],
      );
      expect(faultsOf(specialRuleLeaf, { ...ofRule('3.0').rules[0], on: 'roundBegins' })).toEqual([
        expect.stringContaining('roundBegins'),
      ]);
      expect(faultsOf(scenarioGoalLeaf, { type: 'reach', marker: 'a', who: 'some' })).toHaveLength(
        1,
      );
      expect(faultsOf(scenarioLossLeaf, { type: 'roundLimit' })).toHaveLength(1);
    });
  },
);
