import { describe, expect, it } from 'vitest';

import { modeOf, resolveAttack, type AttackQuery } from '../../src/attack/index.js';
import { gainCondition, trackerOf } from '../../src/condition/index.js';
import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { completeCard, type WrittenCard } from '../../src/modifier-deck/index.js';
import { describe as lineOf, namesOf, type Event } from '../../src/round/index.js';

const pack = checkPack(hollowmere);
if (pack._tag === 'Left') throw new Error('the demo pack is whole');
const names = namesOf(pack.right);

const attacked = (query: AttackQuery, cards: readonly WrittenCard[] = query.cards): Event => {
  const result = resolveAttack(query);
  const mode = modeOf(query);
  if (result._tag === 'Left') throw new Error(JSON.stringify(result.left));
  if (mode._tag === 'Left') throw new Error(JSON.stringify(mode.left));
  return {
    type: 'attacked',
    figure: 'warden',
    target: 'mire-guard#3',
    cards: cards.map(completeCard),
    mode: mode.right,
    result: result.right,
  };
};

const immune = trackerOf([], ['stun']);
const FIGURE = { figure: 'mire-guard#3' } as const;
const CHARACTER = { character: 'warden' } as const;

const HOME = {
  ...CHARACTER,
  experience: 3,
  bonusExperience: 0,
  money: 2,
  gold: 4,
  treasures: [],
  battleGoal: null,
  exhausted: false,
} as const;

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
  summoned: [
    [
      {
        type: 'summoned',
        figure: 'kindler/lantern-spirit#2',
        owner: 'kindler',
        summon: 'lantern-spirit',
        at: { q: 1, r: -2 },
        hitPoints: 4,
      },
      'Lamp Kindler summons Lantern Spirit 2 onto (1,-2): 4 hit points.',
    ],
  ],
  summonLeft: [
    [{ type: 'summonLeft', figure: 'stalker/fen-otter#1' }, 'Fen Otter 1 leaves the board.'],
    [{ type: 'summonLeft', figure: 'warden/odd#3' }, 'warden/odd#3 leaves the board.'],
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
      },
      'Toll Keeper draws mire-guard-5: initiative 45.',
    ],
    [
      { type: 'monsterCardDrawn', deck: 'other', card: 'x', initiative: 8 },
      'other draws x: initiative 8.',
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
  elementsInfused: [
    [
      { type: 'elementsInfused', figure: 'warden', elements: ['fire', 'dark'] },
      'Stone Warden infuses fire and dark.',
    ],
  ],
  elementsWaned: [
    [{ type: 'elementsWaned', elements: ['fire', 'dark'], inert: [] }, 'Fire and dark wane.'],
    [
      { type: 'elementsWaned', elements: ['fire', 'ice', 'dark'], inert: ['ice', 'dark'] },
      'Fire wanes; ice and dark are inert.',
    ],
    [{ type: 'elementsWaned', elements: ['ice'], inert: ['ice'] }, 'Ice is inert.'],
  ],
  abilitySkipped: [
    [{ type: 'abilitySkipped', ...FIGURE, ability: 'attack' }, 'Toll Keeper 3 does not attack.'],
    [{ type: 'abilitySkipped', ...FIGURE, ability: 'summon' }, 'Toll Keeper 3 performs no summon.'],
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
      { type: 'moved', ...FIGURE, path: [{ q: 1, r: 0 }], forced: false, by: null },
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
        by: null,
      },
      'Toll Keeper 3 moves 2 hexes to (2,0).',
    ],
    [
      { type: 'moved', ...FIGURE, path: [{ q: 1, r: 0 }], forced: true, by: 'warden' },
      'Toll Keeper 3 is forced to (1,0) by Stone Warden.',
    ],
  ],
  trapSprung: [
    [
      { type: 'trapSprung', ...FIGURE, at: { q: 1, r: 0 } },
      'Toll Keeper 3 springs the trap on (1,0).',
    ],
  ],
  deckShuffled: [
    [
      { type: 'deckShuffled', cards: 'modifiers', deck: 'monsters' },
      'The modifier deck of the monsters is shuffled.',
    ],
    [
      { type: 'deckShuffled', cards: 'modifiers', deck: 'warden' },
      'The modifier deck of Stone Warden is shuffled.',
    ],
    [
      { type: 'deckShuffled', cards: 'abilities', deck: 'reed-archer' },
      'The ability cards of Reed Poacher are shuffled.',
    ],
  ],
  bonusBegun: [
    [
      { type: 'bonusBegun', figure: 'warden', ...CHARACTER, card: 'warden-1' },
      'Stone Warden has the bonus of Milestone.',
    ],
  ],
  bonusUsed: [
    [
      { type: 'bonusUsed', figure: 'warden', ...CHARACTER, card: 'warden-1', left: 1 },
      'Stone Warden uses the bonus of Milestone: 1 use left.',
    ],
    [
      { type: 'bonusUsed', figure: 'warden', ...CHARACTER, card: 'warden-1', left: null },
      'Stone Warden uses the bonus of Milestone.',
    ],
  ],
  initiativeChanged: [
    [
      { type: 'initiativeChanged', ...FIGURE, initiative: 7 },
      'Toll Keeper 3 acts at initiative 7 now.',
    ],
  ],
  hitPointsSet: [
    [{ type: 'hitPointsSet', ...FIGURE, hitPoints: 1 }, 'Toll Keeper 3 has 1 hit point.'],
  ],
  conditionsRemoved: [
    [
      { type: 'conditionsRemoved', ...FIGURE, conditions: ['wound'] },
      'Toll Keeper 3 is rid of wound.',
    ],
  ],
  elementsSet: [
    [
      { type: 'elementsSet', ...FIGURE, elements: ['fire', 'ice'], strength: 'strong' },
      'Fire and ice: strong now.',
    ],
  ],
  moneyGained: [
    [{ type: 'moneyGained', ...CHARACTER, money: 2 }, 'Stone Warden gains 2 money tokens.'],
  ],
  doorOpened: [
    [
      { type: 'doorOpened', ...FIGURE, door: 'gate', at: { q: 2, r: 0 } },
      'Toll Keeper 3 opens door gate on (2,0).',
    ],
  ],
  itemUsed: [
    [
      { type: 'itemUsed', ...CHARACTER, item: 'peat-tonic', left: null },
      'Stone Warden uses Peat Tonic.',
    ],
  ],
  itemTurned: [
    [
      { type: 'itemTurned', ...CHARACTER, item: 'peat-tonic', state: 'ready' },
      'Stone Warden can use Peat Tonic again.',
    ],
  ],
  overlayCreated: [
    [
      {
        type: 'overlayCreated',
        ...FIGURE,
        overlay: 'obstacle',
        hexes: [
          { q: 1, r: 0 },
          { q: 2, r: 0 },
        ],
      },
      'Toll Keeper 3 creates an obstacle on (1,0) and (2,0).',
    ],
  ],
  overlayDestroyed: [
    [
      { type: 'overlayDestroyed', ...FIGURE, overlay: 'obstacle', hexes: [{ q: 1, r: 0 }] },
      'Toll Keeper 3 destroys an obstacle on (1,0).',
    ],
  ],
  trapDisarmed: [
    [
      { type: 'trapDisarmed', ...FIGURE, hexes: [{ q: 1, r: 0 }] },
      'Toll Keeper 3 disarms the trap on (1,0).',
    ],
  ],
  teleported: [
    [
      { type: 'teleported', ...FIGURE, at: { q: 1, r: 0 }, by: 'warden' },
      'Toll Keeper 3 is put onto (1,0) by Stone Warden.',
    ],
  ],
  overlayMoved: [
    [
      {
        type: 'overlayMoved',
        ...FIGURE,
        overlay: 'obstacle',
        from: [{ q: 3, r: 0 }],
        hexes: [{ q: 1, r: 0 }],
      },
      'Toll Keeper 3 moves an obstacle to (1,0).',
    ],
  ],
  traitsChanged: [
    [
      {
        type: 'traitsChanged',
        figure: 'warden',
        traits: ['flying'],
        without: ['jumping'],
        immunities: ['stun'],
      },
      'Stone Warden flies, no longer jumps and is immune to stun.',
    ],
  ],
  resigned: [[{ type: 'resigned', seat: 'ann' }, 'ann calls the scenario failed.']],
  roomRevealed: [[{ type: 'roomRevealed', room: 'yard' }, 'Room yard is revealed.']],
  monsterPlaced: [
    [
      { type: 'monsterPlaced', ...FIGURE, rank: 'elite', at: { q: 1, r: 0 } },
      'Toll Keeper 3, elite, comes onto (1,0).',
    ],
  ],
  goalDealt: [[{ type: 'goalDealt', ...CHARACTER }, 'Stone Warden is dealt a battle goal.']],
  restCardDrawn: [
    [
      { type: 'restCardDrawn', ...CHARACTER, card: 'warden-1' },
      'The short rest of Stone Warden draws Milestone.',
    ],
  ],
  damaged: [
    [
      {
        type: 'damaged',
        ...FIGURE,
        source: 'wound',
        by: null,
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
        by: null,
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
      'Toll Keeper 3 regains 2 hit points: 5 now.',
    ],
    [
      { type: 'healed', ...FIGURE, amount: 0, hitPoints: 5, cured: ['poison'] },
      'Toll Keeper 3 regains no hit points and is rid of poison: 5 now.',
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
  modifierCardAdded: [
    [
      { type: 'modifierCardAdded', ...FIGURE, card: 'curse', deck: 'monsters' },
      'Toll Keeper 3 is cursed.',
    ],
    [
      { type: 'modifierCardAdded', figure: 'warden', card: 'bless', deck: 'warden' },
      'Stone Warden is blessed.',
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
  scenarioEnded: [
    [
      { type: 'scenarioEnded', verdict: 'lost', characters: [HOME], rewards: [] },
      'The scenario is over: lost. Stone Warden: experience 3, gold 4.',
    ],
    [
      {
        type: 'scenarioEnded',
        verdict: 'won',
        characters: [{ ...HOME, bonusExperience: 6 }],
        rewards: [{ type: 'gold', amount: 5 }],
      },
      'The scenario is over: won. Stone Warden: experience 3 and 6 for the success, gold 4.',
    ],
  ],
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
      attacked(
        {
          attack: 2,
          attacker: { conditions: ['strengthen'] },
          sources: { advantage: ['ability'] },
          target: {},
          cards: [{ value: 1 }],
        },
        [{ value: 1 }, { value: 0 }],
      ),
      'attack 2, card +1 = 3 (advantage from strengthen and the ability: +1, +0); 3 damage.',
    ],
    [
      'a curse, which is no null of the deck, and nothing for the shield to take',
      attacked(
        {
          attack: 2,
          target: { disadvantage: true, shield: 1 },
          cards: [{ value: 'null', origin: 'curse' }],
        },
        [{ value: -1 }, { value: 'null', origin: 'curse' }],
      ),
      'attack 2, card null (curse) = 0 (disadvantage from an adjacent target: \u22121, null (curse)); no damage.',
    ],
    [
      'both kinds of drawing, which cancel each other (R-MOD-9)',
      attacked({
        attack: 2,
        attacker: { conditions: ['strengthen', 'muddle'] },
        target: {},
        cards: [{ value: 'double', origin: 'bless' }],
      }),
      'attack 2, card 2x (bless) = 4; 4 damage.',
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
