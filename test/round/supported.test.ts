import { describe, expect, it } from 'vitest';

import type { Ability, Effect } from '../../src/content/index.js';
import { actionNeeds, monsterCardNeeds } from '../../src/round/supported.js';
import { act, at, can, KINDLER, play, turn, WARDEN } from './table.js';

const consume = (...then: readonly Effect[]): Effect => ({
  type: 'consume',
  elements: ['ice'],
  then,
});
const needsOf = (ability: Ability) =>
  actionNeeds({ abilities: [ability] }, []).map(({ path, word }) => `${path.join('.')} ${word}`);

const ONE_MORE: Effect = { type: 'add', to: 'targets', amount: 1 };
const FARTHER: Effect = { type: 'add', to: 'range', amount: 1 };
const ALL_NEAR = {
  type: 'select',
  who: ['enemy'],
  count: 'all',
  place: { type: 'within', range: 1 },
} as const;
const THEN = 'abilities.0.effects.0.then.0';

describe('what a consumption buys (R-ELEM-4)', () => {
  it.each<[string, Ability, readonly string[]]>([
    [
      'a target besides all',
      { type: 'attack', amount: 2, to: ALL_NEAR, effects: [consume(ONE_MORE)] },
      [`${THEN} add`],
    ],
    [
      'a range of chosen figures',
      { type: 'heal', amount: 2, to: ALL_NEAR, effects: [consume(FARTHER)] },
      [`${THEN} add`],
    ],
    [
      'a push of a heal',
      { type: 'heal', amount: 2, effects: [consume({ type: 'add', to: 'push', amount: 1 })] },
      [`${THEN} add`],
    ],
    [
      'a condition of a shield',
      {
        type: 'shield',
        amount: 1,
        effects: [consume({ type: 'addConditions', conditions: ['strengthen'] })],
      },
      [`${THEN} addConditions`],
    ],
    [
      'advantage of a move',
      { type: 'move', amount: 1, effects: [{ type: 'advantage' }] },
      ['abilities.0.effects.0 advantage'],
    ],
  ])('is refused where it would change nothing: %s', (_, ability, needs) => {
    expect(needsOf(ability)).toEqual(needs);
  });

  it('is played where it fits', () => {
    const near = { ...ALL_NEAR, count: 'C' } as const;
    expect(needsOf({ type: 'attack', amount: 1, to: near, effects: [consume(ONE_MORE)] })).toEqual(
      [],
    );
    expect(
      needsOf({ type: 'heal', amount: 1, range: 1, effects: [consume(ONE_MORE, FARTHER)] }),
    ).toEqual([]);
  });

  it('is one figure more than a number that depends on the party', () => {
    const heal: Ability = {
      type: 'heal',
      amount: 1,
      to: { type: 'select', who: ['self', 'ally'], count: 'C-1' },
      effects: [consume(ONE_MORE)],
    };
    const begun = turn({ top: [heal] }, at(KINDLER, 1, 0), (state) => ({
      ...state,
      elements: {
        ...state.elements,
        strengths: { ...state.elements.strengths, ice: 'strong' },
      },
    }));
    const chosen = (paid: boolean) =>
      act(play(begun, 'top'), paid ? { type: 'consume' } : { type: 'skip' }, {
        type: 'chooseFigure',
        target: WARDEN,
      });
    expect(can(chosen(true), { type: 'chooseFigure', target: KINDLER })).toBe(true);
    expect(can(chosen(false), { type: 'chooseFigure' })).toBe(false);
  });
});

describe('bonuses that nobody could carry, or that would never end', () => {
  const fierce: Ability = {
    type: 'bonus',
    on: 'attack',
    effects: [{ type: 'add', amount: 1 }],
  };
  const forRound: Ability = { ...fierce, lasts: 'round' };
  const words = (needs: ReturnType<typeof actionNeeds>): readonly string[] =>
    needs.map(({ path, word }) => `${path.join('.')} ${word}`);

  it('R-CARD-6 R-CARD-12 one that lasts as long as its card needs a card that stays active', () => {
    expect(words(actionNeeds({ abilities: [fierce] }, []))).toEqual(['abilities.0.lasts card']);
    expect(actionNeeds({ abilities: [forRound] }, [])).toEqual([]);
    expect(actionNeeds({ abilities: [fierce], active: 'persistent' }, [])).toEqual([]);
  });

  it('R-MON-3 those of a monster card are not played, and refused: they were left out without a word', () => {
    expect(words(monsterCardNeeds([{ type: 'heal', amount: 1 }, forRound], []))).toEqual([
      'abilities.1 bonus',
    ]);
  });
});
