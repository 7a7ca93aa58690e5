import { describe, expect, it } from 'vitest';

import type { Bonus, Item } from '../../src/content/index.js';
import { explain, type GameState } from '../../src/round/index.js';
import {
  act,
  at,
  ARCHER,
  BLANK,
  can,
  CARD,
  character,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  KINDLER,
  pass,
  play,
  stacked,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
  yard,
  type Table,
  type Wishes,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const HURT = figure(WARDEN, { hitPoints: 2 });
const ON_GUARD = { type: 'attack', target: GUARD } as const;
const SUFFER = { type: 'suffer' } as const;

const itemOf = (
  id: string,
  use: Item['use'],
  bonuses: readonly Omit<Bonus, 'type'>[],
  facts: Partial<Item> = {},
): Item => ({
  id,
  name: id,
  slot: 'oneHand',
  cost: 10,
  copies: 2,
  source: { type: 'reward' },
  use,
  ...facts,
  bonuses: bonuses.map((bonus) => ({ type: 'bonus', ...bonus })),
});

const TONIC = itemOf('tonic', 'consumed', [
  { on: 'duringTurn', effects: [{ type: 'heal', amount: 3 }] },
]);
const BUCKLER = itemOf('buckler', 'spent', [
  { on: 'damageByAttack', charges: [0, 0], effects: [{ type: 'add', to: 'shield', amount: 1 }] },
]);

const use = (item: string) => ({ type: 'useItem', item }) as const;
const END = { type: 'endTurn', character: WARDEN } as const;
const stateOf = (table: Table, item: string) =>
  warden(table).items.find(({ id }) => id === item)?.state;
const lossOf = (table: Table, id: string): number => {
  const { hitPoints, maxHitPoints } = figureIn(table, id);
  return maxHitPoints - hitPoints;
};
const wearing = (
  items: readonly Item[],
  wishes: Wishes = {},
  ...changes: readonly ((state: GameState) => GameState)[]
): Table => turn({ ...wishes, items }, ...NEAR, ...changes);

const turned = (item: string, state: 'spent' | 'consumed' | 'ready') => (before: GameState) =>
  character(WARDEN, {
    items: before.characters
      .find(({ id }) => id === WARDEN)!
      .items.map((one) => (one.id === item ? { ...one, state } : one)),
  })(before);

const circles = (charges: number) => (state: GameState) => ({
  ...state,
  bonuses: state.bonuses.map((one) => ({ ...one, charges })),
});

describe('the turn of the owner', () => {
  const bothPlayed = (table: Table): Table =>
    act(play(table, 'top'), { type: 'play', card: BLANK, half: 'bottom', basic: false });

  it('R-ITEM-5 is open after its last action, until its player ends it', () => {
    const done = bothPlayed(wearing([TONIC], {}, HURT));
    expect(can(done, END)).toBe(true);
    const used = act(done, use('tonic'));
    expect(figureIn(used, WARDEN).hitPoints).toBe(5);
    // Nothing is left to use, and so nobody is asked any more.
    expect(can(used, END)).toBe(false);
    expect(figureIn(act(done, END), WARDEN).hitPoints).toBe(2);
    expect(stateOf(act(done, END), 'tonic')).toBe('ready');
  });

  it('R-ITEM-5 ends by itself where nothing can be used', () => {
    expect(can(bothPlayed(wearing([BUCKLER], {}, HURT)), END)).toBe(false);
  });

  it('R-ITEM-5 R-REST-4 is open after a long rest for what the rest has refreshed', () => {
    const band = itemOf('band', 'spent', TONIC.bonuses);
    const rested = act(
      turnComes({ items: [band], rests: true }, ...NEAR, HURT, turned('band', 'spent')),
      { type: 'loseCard', card: CARD },
      { type: 'restHeal', heal: false },
    );
    expect(stateOf(rested, 'band')).toBe('ready');
    const used = act(rested, use('band'));
    expect(figureIn(used, WARDEN).hitPoints).toBe(5);
    expect(stateOf(used, 'band')).toBe('spent');
  });

  it('R-ITEM-5 shows each use once, whoever asks', () => {
    for (const table of [wearing([TONIC], {}, HURT), bothPlayed(wearing([TONIC], {}, HURT))])
      expect(
        table.engine.legalCommands(table.state).filter(({ type }) => type === 'useItem'),
      ).toHaveLength(1);
  });

  it('R-CARD-4 an item that is used in an action does not perform any of it', () => {
    const lost = { abilities: [{ type: 'attack', amount: 2 }], goes: 'lost' } as const;
    const table = act(play(wearing([TONIC], { top: lost }, HURT), 'top'), use('tonic'), {
      type: 'skip',
    });
    expect(warden(table).lost).not.toContain(CARD);
    expect(warden(table).discard).toContain(CARD);
  });
});

describe('actions that items speak of', () => {
  it('R-CARD-2 the basic one of a half, not the item itself', () => {
    const gauntlet = itemOf('gauntlet', 'unlimited', [
      {
        on: 'abilityStarts',
        if: [
          { type: 'basicAction', half: 'top' },
          { type: 'abilityIs', abilities: ['attack'] },
        ],
        optional: false,
        effects: [{ type: 'set', amount: 4 }],
      },
    ]);
    const wishes: Wishes = { top: [{ type: 'attack', amount: 1 }] };
    const basic = { type: 'play', card: CARD, half: 'top', basic: true } as const;
    expect(lossOf(act(wearing([gauntlet], wishes), basic, ON_GUARD), GUARD)).toBe(4);
    expect(lossOf(act(play(wearing([gauntlet], wishes), 'top'), ON_GUARD), GUARD)).toBe(1);
  });

  it('those with a tag, once they have ended', () => {
    const lute = itemOf('lute', 'unlimited', [
      {
        on: 'actionEnds',
        if: [{ type: 'tagged', tag: 'song' }],
        optional: false,
        effects: [{ type: 'experience', amount: 2 }],
      },
    ]);
    const gained = (tags: readonly string[], basic: boolean): number =>
      warden(
        act(
          wearing([lute], { top: { abilities: [{ type: 'attack', amount: 2 }], tags } }),
          { type: 'play', card: CARD, half: 'top', basic },
          { type: 'skip' },
        ),
      ).experience;
    expect(gained(['song'], false)).toBe(2);
    expect(gained(['tale'], false)).toBe(0);
    expect(gained(['song'], true)).toBe(0);
  });
});

describe('what items hold and make', () => {
  it('R-BONUS-1 a shield holds as long as its clauses do, used or not', () => {
    const helm = itemOf('helm', 'unlimited', [
      {
        on: 'always',
        if: [{ type: 'figures', of: { type: 'select', who: ['enemy'] }, least: 2 }],
        effects: [{ type: 'shield', amount: 2, lasts: 'card' }],
      },
    ]);
    const guard = { guard: [{ type: 'attack', amount: 3 }] } as const;
    const alone = act(pass(wearing([helm], guard)), SUFFER);
    expect(lossOf(alone, WARDEN)).toBe(3);
    const two = turn({ ...guard, items: [helm] }, at(WARDEN, 4, 3), at(GUARD, 5, 3));
    expect(lossOf(act(pass(two), SUFFER), WARDEN)).toBe(1);
  });

  it('R-ATK-28 a retaliate strikes back as a source of its own', () => {
    const mantle = itemOf('mantle', 'unlimited', [
      { on: 'always', effects: [{ type: 'retaliate', amount: 1, lasts: 'card' }] },
    ]);
    const struck = act(pass(wearing([mantle], { guard: [{ type: 'attack', amount: 3 }] })), SUFFER);
    expect(lossOf(struck, GUARD)).toBe(1);
  });

  it('R-ITEM-3 what a use has made lasts although the item is consumed', () => {
    const oil = itemOf('oil', 'consumed', [
      {
        on: 'duringTurn',
        effects: [
          {
            type: 'bonus',
            on: 'attack',
            lasts: 'turn',
            effects: [{ type: 'add', amount: 2 }],
            optional: false,
          },
        ],
      },
    ]);
    const used = act(wearing([oil], { top: [{ type: 'attack', amount: 2 }] }), use('oil'));
    expect(stateOf(used, 'oil')).toBe('consumed');
    const struck = act(play(used, 'top'), ON_GUARD);
    expect(lossOf(struck, GUARD)).toBe(4);
    expect(eventsOf(struck, 'itemUsed')).toEqual([]);
    expect(eventsOf(struck, 'bonusUsed')).toHaveLength(1);
    // The turn is over, and with it all but the uses of the item.
    expect(act(struck, END).state.bonuses).toHaveLength(1);
  });

  it('R-SCEN-1 at set-up, before the first round', () => {
    const charm = itemOf('charm', 'unlimited', [
      {
        on: 'setUp',
        optional: false,
        effects: [{ type: 'condition', conditions: ['strengthen'] }],
      },
    ]);
    const { state } = yard({ items: [charm] });
    const held = state.figures.find(({ id }) => id === WARDEN)?.conditions.held;
    expect(held).toMatchObject([{ condition: 'strengthen' }]);
    expect(state.bonuses).toMatchObject([{ uses: 1 }]);
  });
});

describe('circles', () => {
  const resting = (options: Wishes['options'], charges: number): Table =>
    act(
      turnComes(
        { items: [BUCKLER], rests: true, ...(options && { options }) },
        ...NEAR,
        circles(charges),
      ),
      { type: 'loseCard', card: CARD },
      { type: 'restHeal', heal: false },
    );

  it('R-ITEM-4 stay marked over a long rest, but for an option', () => {
    expect(resting(undefined, 1).state.bonuses).toMatchObject([{ charges: 1 }]);
    expect(resting({ longRestResetsCircles: true }, 1).state.bonuses).toMatchObject([
      { charges: 0 },
    ]);
  });

  it('R-ITEM-7 are used up even where cards are lost for the damage', () => {
    const struck = pass(wearing([BUCKLER], { guard: [{ type: 'attack', amount: 3 }] }));
    const negated = act(struck, { type: 'negate', character: WARDEN });
    expect(lossOf(negated, WARDEN)).toBe(0);
    expect(negated.state.bonuses).toMatchObject([{ charges: 1 }]);
  });
});

describe('cards that refresh and take items', () => {
  it('R-MOD-17 R-ITEM-3 a modifier card refreshes one that is spent', () => {
    const card = { value: 0, effects: [{ type: 'refreshItem' }] } as const;
    const table = wearing(
      [BUCKLER, TONIC],
      { top: [{ type: 'attack', amount: 2 }] },
      turned('buckler', 'spent'),
      turned('tonic', 'consumed'),
      circles(2),
      stacked(WARDEN, card),
    );
    const asked = act(play(table, 'top'), ON_GUARD);
    expect(can(asked, { type: 'takeItem', item: 'tonic' })).toBe(false);
    const taken = act(asked, { type: 'takeItem', item: 'buckler' });
    expect([stateOf(taken, 'buckler'), stateOf(taken, 'tonic')]).toEqual(['ready', 'consumed']);
    expect(taken.state.bonuses.find(({ origin }) => origin.type === 'item')?.charges).toBe(0);
  });

  it('R-ITEM-3 what is lost holds no longer, and nothing refreshes it', () => {
    const mantle = itemOf('mantle', 'unlimited', [
      { on: 'always', effects: [{ type: 'retaliate', amount: 1, lasts: 'card' }] },
    ]);
    const lost = act(
      play(
        wearing([mantle], {
          top: [{ type: 'loseItems' }],
          bottom: [{ type: 'refreshItems' }],
          guard: [{ type: 'attack', amount: 3 }],
        }),
        'top',
      ),
    );
    expect(stateOf(lost, 'mantle')).toBe('lost');
    const struck = act(pass(lost), SUFFER);
    expect(lossOf(struck, GUARD)).toBe(0);
  });
});

describe('items in a save that cannot have come about', () => {
  const { engine, state } = wearing([BUCKLER]);
  const faultsIn = (changed: GameState) => {
    const read = engine.decodeState(changed);
    return read._tag === 'Left' ? read.left.map(explain) : [];
  };

  it('R-ITEM-4 more circles are used than there are, or all of one that is ready', () => {
    expect(faultsIn(circles(1)(state))).toEqual([]);
    const wrong = ['bonuses[0]: an item that cannot be as it is (R-ITEM-4)'];
    expect(faultsIn(circles(2)(state))).toEqual(wrong);
    expect(faultsIn(turned('buckler', 'spent')(circles(2)(state)))).toEqual([]);
    expect(faultsIn(turned('buckler', 'spent')(circles(3)(state)))).toEqual(wrong);
  });

  it('R-ITEM-2 a use is of an item that nobody has', () => {
    expect(faultsIn(character(WARDEN, { items: [] })(state))).toEqual([
      'bonuses[0]: an item that cannot be as it is (R-ITEM-4)',
    ]);
    expect(faultsIn(turned('buckler', 'spent')(state))).toEqual([]);
  });
});
