import { describe, expect, it } from 'vitest';

import type { Ability, Effect } from '../../src/content/index.js';
import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { createEngine, explain } from '../../src/round/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import { act, at, can, GUARD, KINDLER, play, turn, WARDEN } from './table.js';

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
      'a target of an area (R-MON-31)',
      {
        type: 'attack',
        amount: 2,
        range: 2,
        area: { hexes: [{ q: 0, r: 0 }] },
        effects: [consume(ONE_MORE)],
      },
      [`${THEN} add`],
    ],
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
      'experience of somebody else',
      {
        type: 'heal',
        amount: 1,
        effects: [consume({ type: 'experience', amount: 1, to: 'target' })],
      },
      [`${THEN} experience`],
    ],
    [
      'what happens otherwise, or must be paid',
      {
        type: 'attack',
        amount: 1,
        effects: [
          {
            type: 'consume',
            elements: ['ice'],
            then: [ONE_MORE],
            otherwise: [FARTHER],
            mandatory: true,
          },
        ],
      },
      ['abilities.0.effects.0.otherwise otherwise', 'abilities.0.effects.0.mandatory mandatory'],
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

describe('a monster that consumes elements (R-ELEM-7)', () => {
  it('is refused until it can', () => {
    const pack = checkPack({
      ...hollowmere,
      monsterDecks: (hollowmere.monsterDecks ?? []).map((deck) =>
        deck.id === 'mire-guard'
          ? {
              ...deck,
              cards: deck.cards.map((card, index) =>
                index === 3
                  ? {
                      ...card,
                      abilities: [
                        {
                          type: 'attack' as const,
                          amount: 'A' as const,
                          effects: [consume({ type: 'add', amount: 1 })],
                        },
                      ],
                    }
                  : card,
              ),
            }
          : deck,
      ),
    });
    if (pack._tag === 'Left') throw new Error('the pack has faults');
    const made = createEngine({ content: pack.right });
    if (made._tag === 'Left') throw new Error('no engine');
    const begun = made.right.start({
      scenario: 'training',
      seats: [{ seat: 'ann', characters: [{ class: WARDEN }, { class: KINDLER }] }],
      seed: 'x',
    });
    expect(begun._tag === 'Left' ? begun.left.map(explain) : []).toEqual([
      expect.stringMatching(/^monsterDecks\[\d+\]\.cards\[3\]\.abilities\[0\]: "consume"/),
    ]);
  });
});

describe('cards that an attack shuffles in', () => {
  it('R-COND-1 two curses are two cards, the same condition twice is one', () => {
    const top: readonly Ability[] = [
      { type: 'attack', amount: 1, conditions: ['curse', 'curse', 'muddle', 'muddle'] },
    ];
    const struck = act(
      play(turn({ top }, at(WARDEN, 4, 3), at(GUARD, 5, 3)), 'top'),
      { type: 'attack', target: GUARD },
      { type: 'perform' },
      { type: 'perform' },
      { type: 'perform' },
    );
    expect(can(struck, { type: 'perform' })).toBe(false);
    expect(struck.state.modifiers.pile.filter(({ origin }) => origin === 'curse')).toHaveLength(2);
    expect(struck.state.supplies.curseMonsters).toBe(8);
  });
});
