import { describe, expect, it } from 'vitest';

import { resolveAttack, type AttackQuery } from '../../src/attack/index.js';
import { gainCondition, trackerOf } from '../../src/condition/index.js';
import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { describe as lineOf, namesOf, type Event } from '../../src/round/index.js';

const pack = checkPack(hollowmere);
if (pack._tag === 'Left') throw new Error('the demo pack is whole');
const names = namesOf(pack.right);

const attacked = (query: AttackQuery, cards: readonly unknown[] = query.cards): Event => {
  const result = resolveAttack(query);
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  return {
    type: 'attacked',
    figure: 'warden',
    target: 'mire-guard#3',
    cards,
    result: result.right,
  };
};

const immune = trackerOf([], ['stun']);
const FIGURE = { figure: 'mire-guard#3' } as const;
const CHARACTER = { character: 'warden' } as const;

type Rows = {
  readonly [Type in Event['type']]: readonly (readonly [
    Extract<Event, { readonly type: Type }>,
    string,
  ])[];
};

/** At least one event of each type, with its line. */
const ROWS: Omit<Rows, 'attacked'> = {
  goalKept: [[{ type: 'goalKept', ...CHARACTER }, 'Stone Warden keeps a battle goal.']],
  characterPlaced: [
    [
      { type: 'characterPlaced', ...CHARACTER, at: { q: 1, r: -2 } },
      'Stone Warden starts on (1,-2).',
    ],
  ],
  roundStarted: [[{ type: 'roundStarted', round: 3 }, 'Round 3 starts.']],
  cardsSelected: [[{ type: 'cardsSelected', ...CHARACTER }, 'Stone Warden has chosen.']],
  choiceRevealed: [
    [
      {
        type: 'choiceRevealed',
        ...CHARACTER,
        cards: ['warden-1', 'warden-2'],
        initiative: 28,
      },
      'Stone Warden reveals Milestone and Gatepost: initiative 28.',
    ],
    [
      { type: 'choiceRevealed', ...CHARACTER, cards: [], initiative: 99 },
      'Stone Warden reveals a long rest: initiative 99.',
    ],
  ],
  monsterCardDrawn: [
    [
      {
        type: 'monsterCardDrawn',
        deck: 'mire-guard',
        card: 'mire-guard-5',
        initiative: 45,
        shuffled: false,
      },
      'Toll Keeper draws mire-guard-5: initiative 45.',
    ],
    [
      { type: 'monsterCardDrawn', deck: 'other', card: 'x', initiative: 8, shuffled: true },
      'other draws x from the shuffled discards: initiative 8.',
    ],
  ],
  orderSet: [
    [
      {
        type: 'orderSet',
        order: [
          { initiative: 9, figures: ['reed-archer#2', 'reed-archer#6'] },
          { initiative: 28, figures: ['warden'] },
        ],
      },
      'Order: 9 Reed Poacher 2, Reed Poacher 6; 28 Stone Warden.',
    ],
  ],
  turnStarted: [[{ type: 'turnStarted', ...FIGURE }, 'Toll Keeper 3 starts its turn.']],
  turnEnded: [
    [{ type: 'turnEnded', ...FIGURE, ended: [] }, 'Toll Keeper 3 ends its turn.'],
    [
      { type: 'turnEnded', ...FIGURE, ended: ['muddle', 'stun', 'disarm'] },
      'Toll Keeper 3 ends its turn and is rid of muddle, stun and disarm.',
    ],
  ],
  actionStarted: [
    [
      { type: 'actionStarted', figure: 'warden', card: 'warden-1', half: 'top', basic: false },
      'Stone Warden plays the top of Milestone.',
    ],
    [
      { type: 'actionStarted', figure: 'warden', card: 'warden-1', half: 'bottom', basic: true },
      'Stone Warden plays the bottom of Milestone for move 2.',
    ],
  ],
  cardMoved: [
    [
      { type: 'cardMoved', ...CHARACTER, card: 'warden-1', to: 'lost' },
      'Stone Warden loses Milestone.',
    ],
    [
      { type: 'cardMoved', ...CHARACTER, card: 'warden-1', to: 'discard' },
      'Stone Warden discards Milestone.',
    ],
    [
      { type: 'cardMoved', ...CHARACTER, card: 'warden-1', to: 'hand' },
      'Stone Warden takes back Milestone.',
    ],
    [
      { type: 'cardMoved', ...CHARACTER, card: 'warden-1', to: 'active' },
      'Stone Warden keeps Milestone active.',
    ],
  ],
  elementsConsumed: [
    [
      { type: 'elementsConsumed', figure: 'warden', elements: ['fire', 'ice'] },
      'Stone Warden consumes fire and ice.',
    ],
  ],
  abilitySkipped: [
    [{ type: 'abilitySkipped', ...FIGURE, ability: 'attack' }, 'Toll Keeper 3 performs no attack.'],
  ],
  focusFound: [
    [
      { type: 'focusFound', ...FIGURE, focus: ['kindler'] },
      'Toll Keeper 3 focuses on Lamp Kindler.',
    ],
    [{ type: 'focusFound', ...FIGURE, focus: [] }, 'Toll Keeper 3 finds no focus.'],
  ],
  moved: [
    [
      { type: 'moved', ...FIGURE, path: [{ q: 1, r: 0 }], forced: false },
      'Toll Keeper 3 moves to (1,0).',
    ],
    [
      {
        type: 'moved',
        ...FIGURE,
        path: [
          { q: 1, r: 0 },
          { q: 2, r: 0 },
        ],
        forced: false,
      },
      'Toll Keeper 3 moves 2 hexes to (2,0).',
    ],
    [
      { type: 'moved', ...FIGURE, path: [{ q: 1, r: 0 }], forced: true },
      'Toll Keeper 3 is forced to (1,0).',
    ],
  ],
  trapSprung: [
    [
      { type: 'trapSprung', ...FIGURE, at: { q: 1, r: 0 } },
      'Toll Keeper 3 springs the trap on (1,0).',
    ],
  ],
  deckShuffled: [
    [{ type: 'deckShuffled', deck: 'monsters' }, 'The modifier deck of the monsters is shuffled.'],
    [{ type: 'deckShuffled', deck: 'warden' }, 'The modifier deck of Stone Warden is shuffled.'],
    [
      { type: 'deckShuffled', deck: 'reed-archer' },
      'The ability cards of Reed Poacher are shuffled.',
    ],
  ],
  damaged: [
    [
      {
        type: 'damaged',
        ...FIGURE,
        source: 'wound',
        amount: 1,
        negated: false,
        hitPoints: 1,
      },
      'Toll Keeper 3 suffers 1 damage from a wound: 1 hit point left.',
    ],
    [
      {
        type: 'damaged',
        figure: 'warden',
        source: 'attack',
        amount: 4,
        negated: true,
        hitPoints: 10,
      },
      'Stone Warden negates 4 damage from the attack: 10 hit points left.',
    ],
  ],
  healed: [
    [
      { type: 'healed', ...FIGURE, amount: 2, hitPoints: 5, cured: [] },
      'Toll Keeper 3 heals 2: 5 hit points.',
    ],
    [
      { type: 'healed', ...FIGURE, amount: 0, hitPoints: 5, cured: ['poison'] },
      'Toll Keeper 3 heals 0 and is rid of poison: 5 hit points.',
    ],
  ],
  conditionGained: [
    [
      { type: 'conditionGained', ...FIGURE, gain: gainCondition(trackerOf([]), 'stun') },
      'Toll Keeper 3 gains stun.',
    ],
    [
      { type: 'conditionGained', ...FIGURE, gain: gainCondition(trackerOf(['stun']), 'stun') },
      'Toll Keeper 3 has stun anew.',
    ],
    [
      { type: 'conditionGained', ...FIGURE, gain: gainCondition(immune, 'stun') },
      'Toll Keeper 3 is immune to stun.',
    ],
  ],
  warded: [
    [
      { type: 'warded', ...FIGURE, ward: 'retaliate', amount: 2 },
      'Toll Keeper 3 has retaliate 2 for this round.',
    ],
  ],
  died: [
    [{ type: 'died', ...FIGURE, by: 'warden' }, 'Toll Keeper 3 is killed by Stone Warden.'],
    [{ type: 'died', ...FIGURE, by: null }, 'Toll Keeper 3 dies.'],
  ],
  exhausted: [
    [
      { type: 'exhausted', ...CHARACTER, by: 'damage' },
      'Stone Warden is exhausted: no hit points left.',
    ],
    [
      { type: 'exhausted', ...CHARACTER, by: 'cards' },
      'Stone Warden is exhausted: too few cards left.',
    ],
  ],
  looted: [
    [
      { type: 'looted', ...CHARACTER, money: 2, treasures: [] },
      'Stone Warden loots 2 money tokens.',
    ],
    [
      { type: 'looted', ...CHARACTER, money: 1, treasures: ['12'] },
      'Stone Warden loots 1 money token and treasure 12.',
    ],
  ],
  moneyTaken: [
    [
      { type: 'moneyTaken', figure: 'mire-guard#1', money: 2 },
      'Toll Keeper 1 takes 2 money tokens; they are gone.',
    ],
  ],
  experienceGained: [
    [{ type: 'experienceGained', ...CHARACTER, amount: 2 }, 'Stone Warden gains 2 experience.'],
  ],
  rested: [
    [
      { type: 'rested', ...CHARACTER, rest: 'short', lost: ['warden-1'] },
      'Stone Warden takes a short rest, which costs Milestone.',
    ],
    [
      { type: 'rested', ...CHARACTER, rest: 'long', lost: [] },
      'Stone Warden takes a long rest, which costs no card.',
    ],
  ],
  roundEnded: [[{ type: 'roundEnded', round: 3 }, 'Round 3 ends.']],
  verdictReached: [
    [
      { type: 'verdictReached', verdict: 'won' },
      'The scenario is won; this round is played to its end.',
    ],
  ],
  scenarioEnded: [[{ type: 'scenarioEnded', verdict: 'lost' }, 'The scenario is over: lost.']],
};

const ALL: readonly (readonly [Event, string])[] = Object.values(ROWS).flat();

describe('an event in words', () => {
  it.each(ALL)('%j', (event, line) => {
    expect(lineOf(event, names)).toBe(line);
  });

  it.each([
    [
      'each step: poison, bonus, card, shield against pierce',
      attacked({
        attack: 2,
        pierce: 1,
        bonuses: [1],
        target: { hitPoints: 9, shield: 2, conditions: ['poison'] },
        cards: [{ value: -1 }],
      }),
      'attack 2, poison +1 = 3, bonus +1 = 4, card \u22121 = 3, shield 2 against pierce 1 = 2; 2 damage.',
    ],
    [
      'a null',
      attacked({ attack: 3, target: {}, cards: [{ value: 'null' }] }),
      'attack 3, card null = 0; no damage.',
    ],
    [
      'less than nothing',
      attacked({ attack: 1, target: { shield: 3 }, cards: [{ value: 'double' }] }),
      'attack 1, card 2x = 2, shield 3 = \u22121; no damage.',
    ],
    [
      'cards that do not count',
      attacked({ attack: 2, target: {}, cards: [{ value: 1 }] }, [{ value: 1 }, { value: 0 }]),
      'attack 2, card +1 = 3 (drawn: +1, +0); 3 damage.',
    ],
    [
      'cancelled damage',
      attacked({ attack: 2, target: { negated: true }, cards: [{ value: 0 }] }),
      'attack 2, card +0 = 2; 2 damage, negated.',
    ],
    [
      'what comes with it',
      attacked({
        attack: 2,
        effects: [
          { type: 'push', distance: 2 },
          { type: 'condition', condition: 'wound' },
          { type: 'condition', condition: 'stun' },
        ],
        target: { conditions: immune },
        cards: [{ value: 0, effects: [{ type: 'infuse', element: 'ice' }] }],
      }),
      'attack 2, card +0 = 2; 2 damage, with push 2, wound and infuse ice, immune to stun.',
    ],
  ])('an attack, with %s', (_, event, numbers) => {
    expect(lineOf(event, names)).toBe(`Stone Warden attacks Toll Keeper 3: ${numbers}`);
  });

  it('calls by its id what has no name', () => {
    const event: Event = { type: 'died', figure: 'mire-guard#3', by: 'constructor' };
    expect(lineOf(event)).toBe('mire-guard#3 is killed by constructor.');
    expect(lineOf(event, names)).toBe('Toll Keeper 3 is killed by constructor.');
  });
});
