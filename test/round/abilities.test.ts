import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import type { Ability, Bonus } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import { BLESS, completeCard, CURSE } from '../../src/modifier-deck/index.js';
import {
  act,
  afflicted,
  ARCHER,
  at,
  BLANK,
  can,
  CARD,
  character,
  conditionsOf,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  options,
  overlay,
  play,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  type Table,
} from './table.js';

type Changes = readonly ((state: Table['state']) => Table['state'])[];

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const ON_SELF = { type: 'chooseFigure', target: WARDEN } as const;
const ON_GUARD = { type: 'chooseFigure', target: GUARD } as const;
const ON_ALLY = { type: 'chooseFigure', target: KINDLER } as const;
const SKIP = { type: 'skip', character: WARDEN } as const;

const performing = (abilities: readonly Ability[], ...changes: Changes): Table =>
  play(turn({ top: abilities }, ...NEAR, ...changes), 'top');

const lossOf = (table: Table, id: string): number => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};

const ENEMY = { type: 'select', who: ['enemy'], place: { type: 'within', range: 3 } } as const;
const ALLY = { type: 'select', who: ['ally'] } as const;
const KILL: Ability = { type: 'kill', to: ENEMY };

describe('conditions that are removed', () => {
  it('R-COND-19 are negative ones, never positive', () => {
    const cure: Ability = { type: 'removeConditions' };
    const done = act(
      performing([cure], afflicted(WARDEN, 'wound', 'muddle', 'strengthen')),
      ON_SELF,
    );
    expect(conditionsOf(done, WARDEN)).toEqual(['strengthen']);
    expect(eventsOf(done, 'conditionsRemoved')).toMatchObject([
      { figure: WARDEN, conditions: ['wound', 'muddle'] },
    ]);
  });

  it('R-COND-19 are those that are named, positive ones among them or not', () => {
    const cure: Ability = { type: 'removeConditions', conditions: ['wound', 'strengthen'] };
    const done = act(
      performing([cure], afflicted(WARDEN, 'wound', 'muddle', 'strengthen')),
      ON_SELF,
    );
    expect(conditionsOf(done, WARDEN)).toEqual(['muddle', 'strengthen']);
  });

  it('R-COND-19 are so many, as whoever has them likes', () => {
    const cure: Ability = { type: 'removeConditions', count: 1, to: ALLY };
    const asked = act(
      play(
        turn({ apart: true, top: [cure] }, ...NEAR, afflicted(KINDLER, 'wound', 'muddle')),
        'top',
      ),
      ON_ALLY,
    );
    expect(options(asked, { type: 'cure' }).map(({ seat }) => seat)).toEqual(['bo', 'bo']);
    const done = act(asked, { type: 'cure', condition: 'wound' });
    expect(conditionsOf(done, KINDLER)).toEqual(['muddle']);
    expect(can(done, { type: 'cure' })).toBe(false);
  });
});

describe('hit points that are set', () => {
  const set = (amount: number): Ability => ({ type: 'setHitPoints', amount, to: ENEMY });

  it('R-DMG-10 are no damage and no heal, and never above the maximum', () => {
    const changes = [figure(GUARD, { hitPoints: 4 }), afflicted(GUARD, 'wound')] as const;
    const lower = act(performing([set(2)], ...changes), ON_GUARD);
    expect(figureIn(lower, GUARD).hitPoints).toBe(2);
    expect(eventsOf(lower, 'damaged')).toEqual([]);
    const higher = act(performing([set(50)], ...changes), ON_GUARD);
    expect(lossOf(higher, GUARD)).toBe(0);
    expect(conditionsOf(higher, GUARD)).toEqual(['wound']);
    expect(eventsOf(higher, 'healed')).toEqual([]);
  });

  it('R-DMG-6 at 0 whoever has them is gone', () => {
    const done = act(performing([set(0)]), ON_GUARD);
    expect(isGone(done, GUARD)).toBe(true);
    expect(eventsOf(done, 'died')).toMatchObject([{ figure: GUARD, by: WARDEN }]);
  });
});

describe('a kill', () => {
  it('R-CARD-4 is for one adjacent enemy where nothing else is said, and may be left out', () => {
    const asked = performing([{ type: 'kill' }], withGuard(2, 7, 3));
    expect(options(asked, { type: 'chooseFigure' })).toMatchObject([{ target: GUARD }]);
    const left = act(asked, SKIP);
    expect(isGone(left, GUARD)).toBe(false);
    expect(isGone(act(asked, ON_GUARD), GUARD)).toBe(true);
  });

  it('R-LOOT-10 gives no experience by itself', () => {
    expect(warden(act(performing([KILL]), ON_GUARD)).experience).toBe(0);
  });

  it('R-MON-26 leaves the money token of the monster', () => {
    const done = act(performing([KILL], figure(GUARD, { dropsMoney: true })), ON_GUARD);
    expect(done.state.overlays).toMatchObject([{ type: 'coin', at: hex(5, 3) }]);
  });
});

describe('a push or pull alone', () => {
  const steps = (table: Table) =>
    options(table, { type: 'pushStep' }).map((one) => (one.type === 'pushStep' ? one.hex : null));

  it('R-MOVE-18 leads an adjacent enemy away from whoever performs it', () => {
    const asked = act(performing([{ type: 'push', amount: 2 }]), ON_GUARD);
    expect(steps(asked)).toEqual([hex(5, 4), hex(6, 2), hex(6, 3)]);
    const once = act(asked, { type: 'pushStep', hex: hex(6, 3) });
    const done = act(once, { type: 'pushStep', hex: hex(7, 3) });
    expect(figureIn(done, GUARD).at).toEqual(hex(7, 3));
    expect(steps(done)).toEqual([]);
    expect(lossOf(done, GUARD)).toBe(0);
  });

  it('R-MOVE-18 a pull leads nearer, from as far as its range says', () => {
    const pull: Ability = { type: 'pull', amount: 2, range: 3 };
    const asked = act(performing([pull], at(GUARD, 7, 3)), ON_GUARD);
    const done = act(asked, { type: 'pushStep', hex: hex(6, 3) });
    // There is one hex left that is nearer.
    expect(figureIn(done, GUARD).at).toEqual(hex(5, 3));
  });

  it('R-MOVE-18 is away from something else where the card says so, and may be left out', () => {
    const friend: Ability = { type: 'heal', amount: 1, to: ALLY, as: 'friend' };
    const push: Ability = { type: 'push', amount: 1, from: { type: 'bound', name: 'friend' } };
    const begun = performing([friend, push], at(KINDLER, 6, 3));
    const asked = act(begun, ON_ALLY, ON_GUARD);
    expect(steps(asked)).toEqual([hex(4, 4), hex(5, 2)]);
    const left = act(asked, { type: 'stop', target: GUARD });
    expect(figureIn(left, GUARD).at).toEqual(hex(5, 3));
    // Nobody was healed: there is nothing that it could be away from.
    const none = act(begun, SKIP, ON_GUARD);
    expect(can(none, { type: 'pushStep' })).toBe(false);
  });

  it('R-MOVE-16 whoever is pushed into a trap is killed by whoever pushes', () => {
    const done = act(
      performing([{ type: 'push', amount: 1, as: 'shove' }], overlay('trap', 6, 3, { damage: 9 })),
      ON_GUARD,
      { type: 'pushStep', hex: hex(6, 3) },
    );
    expect(eventsOf(done, 'died')).toMatchObject([{ figure: GUARD, by: WARDEN }]);
  });
});

describe('elements of abilities', () => {
  const strengths = ({ state }: Table) => state.elements.strengths;

  it('R-ELEM-2 R-ELEM-3 R-ELEM-6 each wild one is named by itself, and none is strong before the turn ends', () => {
    const asked = performing([{ type: 'infuse', elements: ['fire', 'any', 'any'] }]);
    expect(can(asked, SKIP)).toBe(false);
    expect(options(asked, { type: 'infuse' })).toHaveLength(6);
    const named = act(
      asked,
      { type: 'infuse', element: 'ice' },
      { type: 'infuse', element: 'dark' },
    );
    expect(strengths(named)).toEqual(elementTrack().strengths);
    const ended = act(named, { type: 'endTurn', character: WARDEN });
    expect(eventsOf(ended, 'elementsInfused')).toMatchObject([
      { figure: WARDEN, elements: ['fire', 'ice', 'dark'] },
    ]);
  });

  it('change at once where they are set', () => {
    const done = performing([
      { type: 'setElements', elements: ['fire', 'air'], strength: 'waning' },
    ]);
    expect(strengths(done)).toMatchObject({ fire: 'waning', air: 'waning', ice: 'inert' });
    expect(eventsOf(done, 'elementsSet')).toMatchObject([{ elements: ['fire', 'air'] }]);
  });

  it('R-ELEM-6 a wild one that is set is named by whoever performs it, each by itself', () => {
    const wild: Ability = {
      type: 'setElements',
      elements: ['light', 'any', 'any'],
      strength: 'strong',
    };
    const asked = performing([wild]);
    expect(strengths(asked)).toMatchObject({ light: 'strong', fire: 'inert' });
    expect(can(asked, SKIP)).toBe(false);
    expect(options(asked, { type: 'chooseWays' })).toHaveLength(6);
    const done = act(asked, { type: 'chooseWays', ways: [0] }, { type: 'chooseWays', ways: [5] });
    expect(eventsOf(done, 'elementsSet')).toHaveLength(1);
    expect(Object.values(strengths(done)).filter((one) => one === 'strong')).toHaveLength(3);
    expect(can(done, { type: 'chooseWays' })).toBe(false);
  });
});

describe('modifier decks that abilities change', () => {
  const origins = (table: Table, name: string): readonly string[] => {
    const { state } = table;
    const deck = state.characters.find(({ id }) => id === name)?.modifiers ?? state.modifiers;
    return [...deck.pile, ...deck.discard].map(({ origin }) => origin);
  };
  const count = (table: Table, name: string, origin: string): number =>
    origins(table, name).filter((one) => one === origin).length;

  it('R-MOD-13 blesses come out of their supply, curses go to the deck of the cursed side', () => {
    const bless: Ability = { type: 'modifierDeck', change: 'add', card: 'bless', count: 2 };
    const curse: Ability = { type: 'modifierDeck', change: 'add', card: 'curse', to: ENEMY };
    const begun = performing([bless, curse]);
    const before = begun.state.supplies;
    const done = act(begun, ON_SELF, ON_GUARD);
    expect(count(done, WARDEN, 'bless')).toBe(2);
    expect(count(done, 'monsters', 'curse')).toBe(1);
    expect(done.state.supplies).not.toEqual(before);
  });

  it('R-MOD-13 nothing happens where the supply is empty', () => {
    const bless: Ability = { type: 'modifierDeck', change: 'add', card: 'bless', count: 12 };
    expect(count(act(performing([bless]), ON_SELF), WARDEN, 'bless')).toBe(10);
  });

  it('R-COND-20 whoever is immune to a curse has none', () => {
    const curse: Ability = { type: 'modifierDeck', change: 'add', card: 'curse', to: ENEMY };
    const done = act(
      performing([curse], figure(GUARD, { conditions: trackerOf([], ['curse']) })),
      ON_GUARD,
    );
    expect(count(done, 'monsters', 'curse')).toBe(0);
  });

  it('R-CARD-13 a curse on oneself is not left out', () => {
    const curse: Ability = { type: 'modifierDeck', change: 'add', card: 'curse' };
    expect(count(performing([curse]), WARDEN, 'curse')).toBe(1);
  });

  it('R-MOD-13 those that are removed go back to their supply, the -1 cards to nobody', () => {
    const deck = stacked(WARDEN, CURSE, CURSE, BLESS, { value: -1, origin: 'star' });
    const remove = (card: 'curse' | 'minusOne'): Ability => ({
      type: 'modifierDeck',
      change: 'remove',
      card,
      count: 'all',
    });
    const begun = performing([remove('curse'), remove('minusOne')], deck, (state) => ({
      ...state,
      supplies: { bless: 9, curseMonsters: 10, curseCharacters: 8 },
    }));
    const done = act(begun, ON_SELF, ON_SELF);
    expect([...new Set(origins(done, WARDEN))].sort()).toEqual(
      [...new Set(['bless', completeCard({ value: 0 }).origin])].sort(),
    );
    expect(done.state.supplies).toEqual({ bless: 9, curseMonsters: 10, curseCharacters: 10 });
  });

  it('R-MOD-16 -1 cards are added, and leave with the scenario', () => {
    const add: Ability = { type: 'modifierDeck', change: 'add', card: 'minusOne', count: 3 };
    expect(count(performing([add]), WARDEN, 'star')).toBe(3);
  });

  it('R-MOD-8 a deck is shuffled with all that was discarded', () => {
    const used = character(WARDEN, {
      modifiers: {
        pile: [completeCard({ value: 1 })],
        discard: [completeCard({ value: 2 }), completeCard({ value: -1 })],
        mustShuffle: false,
      },
    });
    const done = act(performing([{ type: 'shuffleModifiers' }], used), ON_SELF);
    const { pile, discard } = warden(done).modifiers;
    expect(discard).toEqual([]);
    expect(pile.map(({ value }) => String(value)).sort()).toEqual(['-1', '1', '2']);
    expect(eventsOf(done, 'deckShuffled')).toMatchObject([{ cards: 'modifiers', deck: WARDEN }]);
  });
});

describe('money of abilities', () => {
  const money = (amount: number, to?: typeof ALLY): Ability => ({
    type: 'money',
    amount,
    ...(to && { to }),
  });

  it('R-LOOT-8 comes from the supply, for the owner of the card or whom it names', () => {
    const done = act(performing([money(2)]), ON_SELF);
    expect(warden(done).money).toBe(2);
    expect(done.state.money.dropped).toBe(2);
    const given = act(performing([money(3, ALLY)]), ON_ALLY);
    expect(given.state.characters.map((one) => one.money)).toEqual([0, 3]);
  });

  it('goes back to it, and nobody has less than none', () => {
    const done = act(performing([money(-3)], character(WARDEN, { money: 2 })), ON_SELF);
    expect(warden(done).money).toBe(0);
    expect(done.state.money.lost).toBe(2);
    expect(eventsOf(done, 'moneyGained')).toMatchObject([{ money: -2 }]);
    const none = act(performing([money(-3)]), ON_SELF);
    expect(eventsOf(none, 'moneyGained')).toEqual([]);
  });

  it('R-LOOT-8 is no more than there is, where tokens are limited', () => {
    const begun = turn(
      { top: [money(5)], options: { coinLimit: 4 } },
      ...NEAR,
      character(KINDLER, { money: 1 }),
      overlay('coin', 0, 0),
    );
    expect(warden(act(play(begun, 'top'), ON_SELF)).money).toBe(2);
  });
});

describe('marks', () => {
  const mark: Ability = { type: 'mark', mark: 'prey', to: ENEMY };
  const marked = (...abilities: readonly Ability[]) =>
    act(performing(abilities, withGuard(2, 4, 4)), ON_GUARD);

  it('lie on a figure once, and leave it where a card says so', () => {
    const twice = act(marked(mark, mark), ON_GUARD);
    expect(twice.state.marks).toMatchObject([{ mark: 'prey', figure: GUARD }]);
    const gone = act(marked(mark, { type: 'unmark', mark: 'prey', to: ENEMY }), ON_GUARD);
    expect(gone.state.marks).toEqual([]);
    const other = act(marked(mark, { type: 'unmark', mark: 'quarry', to: ENEMY }), ON_GUARD);
    expect(other.state.marks).toHaveLength(1);
  });

  const stays = character(WARDEN, {
    waiting: [BLANK],
    active: [{ card: CARD, goes: 'lost', lasts: 'persistent' }],
  });
  const origin = { type: 'card', owner: WARDEN, card: CARD, half: 'bottom', basic: false } as const;
  const killed = (ends: 'stays' | 'discarded') =>
    act(
      set(turn({ second: { top: [KILL] } }, ...NEAR), stays, (state) => ({
        ...state,
        marks: [{ mark: 'prey', figure: GUARD, origin, ends }],
      })),
      { type: 'play', card: BLANK, half: 'top', basic: false },
      ON_GUARD,
    );

  it('R-CARD-6 go with the dead, and with some of them their card to its pile', () => {
    const put = killed('discarded');
    expect(put.state.marks).toEqual([]);
    expect(warden(put)).toMatchObject({ active: [], lost: [CARD] });
    const left = killed('stays');
    expect(left.state.marks).toEqual([]);
    expect(warden(left).active).toHaveLength(1);
  });
});

describe('experience of abilities', () => {
  const all = ({ state }: Table) => state.characters.map(({ experience }) => experience);

  it('R-LOOT-10 is for the owner of the card, or for whom it names, and not declined', () => {
    expect(all(performing([{ type: 'experience', amount: 2 }]))).toEqual([2, 0]);
    const both: Ability = {
      type: 'experience',
      amount: 1,
      to: { type: 'select', who: ['self', 'ally'], count: 'all' },
    };
    expect(all(performing([both]))).toEqual([1, 1]);
  });

  it('R-LOOT-10 monsters have none', () => {
    const theirs: Ability = { type: 'experience', amount: 1, to: { ...ENEMY, count: 'all' } };
    const done = performing([theirs]);
    expect(all(done)).toEqual([0, 0]);
    expect(eventsOf(done, 'experienceGained')).toEqual([]);
  });

  it('R-LOOT-10 of one ability is gained once, though the turn ends with what comes after it', () => {
    const strike: Ability = {
      type: 'attack',
      amount: 1,
      effects: [
        { type: 'experience', amount: 1 },
        { type: 'suffer', amount: 30 },
        { type: 'experience', amount: 2 },
      ],
    };
    const bare = character(WARDEN, { hand: [], discard: [] });
    const done = act(performing([strike], bare), { type: 'attack', target: GUARD });
    expect(isGone(done, WARDEN)).toBe(true);
    expect(all(done)).toEqual([3, 0]);
  });
});

describe('damage that is no attack', () => {
  const hurt: Ability = { type: 'suffer', amount: 2, to: ENEMY };
  const more: Omit<Bonus, 'type'> = { on: 'attack', effects: [{ type: 'add', amount: 3 }] };

  it('R-BONUS-5 R-BONUS-1 has nothing of bonuses to attacks, and no shield counts', () => {
    const origin = {
      type: 'card',
      owner: WARDEN,
      card: CARD,
      half: 'bottom',
      basic: false,
    } as const;
    const begun = set(
      turn(
        {
          bottom: { abilities: [{ type: 'bonus', ...more }], active: 'persistent' },
          second: { top: [hurt, { type: 'attack', amount: 2 }] },
        },
        ...NEAR,
        figure(GUARD, {
          wards: [{ type: 'shield', amount: 2, reach: 0, origin: null, stays: false }],
        }),
      ),
      character(WARDEN, {
        waiting: [BLANK],
        active: [{ card: CARD, goes: 'discard', lasts: 'persistent' }],
      }),
      (state) => ({
        ...state,
        bonuses: [
          { bearer: WARDEN, origin, index: 0, charges: 0, uses: 0, waits: false, within: null },
        ],
      }),
    );
    const suffered = act(begun, { type: 'play', card: BLANK, half: 'top', basic: false }, ON_GUARD);
    expect(lossOf(suffered, GUARD)).toBe(2);
    expect(lossOf(act(suffered, { type: 'attack', target: GUARD }), GUARD)).toBe(5);
  });

  it('R-CARD-13 R-DMG-5 is not left out on oneself, and cards can cancel it', () => {
    const asked = performing([{ type: 'suffer', amount: 2 }]);
    expect(can(asked, SKIP)).toBe(false);
    expect(can(asked, { type: 'negate', character: WARDEN })).toBe(true);
    expect(lossOf(act(asked, { type: 'suffer', character: WARDEN }), WARDEN)).toBe(2);
  });
});

describe('what an ability did', () => {
  /** As much experience as there are hit points, or figures, in a result. */
  const told = (list: 'amount' | 'damaged' | 'killed'): Ability => ({
    type: 'experience',
    amount: { type: 'bound', name: 'it', list },
  });
  const gained = (table: Table) => warden(table).experience;

  it('R-DMG-2 is no damage where it was cancelled', () => {
    const harm: Ability = { type: 'suffer', amount: 2, as: 'it' };
    const asked = performing([harm, told('damaged'), told('amount')]);
    expect(gained(act(asked, { type: 'suffer', character: WARDEN }))).toBe(3);
    expect(gained(act(asked, { type: 'negate', character: WARDEN }))).toBe(0);
  });

  it('R-MOVE-16 is the kill, not the damage, of the trap into which it pushes', () => {
    const shove: Ability = { type: 'push', amount: 1, as: 'it' };
    const trap = overlay('trap', 6, 3, { damage: 9 });
    const pushed = (list: 'damaged' | 'killed') =>
      act(performing([shove, told(list)], trap), ON_GUARD, {
        type: 'pushStep',
        hex: hex(6, 3),
      });
    expect(isGone(pushed('killed'), GUARD)).toBe(true);
    expect([gained(pushed('damaged')), gained(pushed('killed'))]).toEqual([0, 1]);
  });

  it('R-DMG-6 is the kill of whom it kills outright, without any damage', () => {
    const kill: Ability = { ...KILL, as: 'it' };
    const done = (list: 'amount' | 'killed') => act(performing([kill, told(list)]), ON_GUARD);
    expect([gained(done('amount')), gained(done('killed'))]).toEqual([0, 1]);
  });
});
