import { describe, expect, it } from 'vitest';

import type { Ability, Bonus, FigureSelection } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  ARCHER,
  at,
  BLANK,
  CARD,
  character,
  figure,
  GUARD,
  hex,
  KINDLER,
  overlay,
  pass,
  set,
  turn,
  WARDEN,
  warden,
  without,
  type Table,
  type Wishes,
} from './table.js';

type Changes = readonly ((state: GameState) => GameState)[];
type Told = Partial<Bonus> & Pick<Bonus, 'on'>;

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const ORIGIN = { type: 'card', owner: WARDEN, card: CARD, half: 'bottom', basic: false } as const;
const ENEMY: FigureSelection = { type: 'select', who: ['enemy'] };
const ON_SELF = { type: 'chooseFigure', target: WARDEN } as const;
const ON_GUARD = { type: 'attack', target: GUARD } as const;
const SUFFER = { type: 'suffer' } as const;

/** A bonus is in play that gives as much experience as its moment measures. */
const hearing = (bonus: Told, wishes: Wishes = {}, ...changes: Changes): Table => {
  const one: Bonus = {
    type: 'bonus',
    effects: [{ type: 'experience', amount: { type: 'momentAmount' } }],
    ...bonus,
  };
  return set(
    turn(
      { ...wishes, bottom: { abilities: [one], active: 'persistent' } },
      ...NEAR,
      character(WARDEN, {
        active: [{ card: CARD, goes: 'discard', lasts: 'persistent' }],
      }),
      ...changes,
    ),
    character(WARDEN, { waiting: [BLANK] }),
    (state) => ({
      ...state,
      bonuses: [
        {
          bearer: WARDEN,
          origin: ORIGIN,
          index: 0,
          charges: 0,
          uses: 0,
          waits: false,
          within: null,
        },
      ],
    }),
  );
};

const gained = (table: Table): number => warden(table).experience;
const doing = (table: Table): Table =>
  act(table, { type: 'play', card: BLANK, half: 'top', basic: false });
const second = (...top: readonly Ability[]): Wishes => ({ second: { top } });

describe('bonuses answer to what happens', () => {
  it('R-DMG-10 to the hit points that a heal really gives', () => {
    const heal = second({ type: 'heal', amount: 5 });
    const hurt = figure(WARDEN, { hitPoints: 8, maxHitPoints: 10 });
    expect(gained(act(doing(hearing({ on: 'healed' }, heal, hurt)), ON_SELF))).toBe(2);
  });

  it('R-DMG-6 to the death of whom it watches, not to its own bearer alone', () => {
    const kill = second({ type: 'kill' });
    const onGuard = { type: 'chooseFigure', target: GUARD } as const;
    const watching = hearing({ on: 'dies', of: ENEMY }, kill);
    expect(gained(act(doing(watching), onGuard))).toBe(1);
    expect(gained(act(doing(hearing({ on: 'dies' }, kill)), onGuard))).toBe(0);
  });

  it('R-DMG-1 to the damage of which a figure that it watches dies', () => {
    const watching = hearing({ on: 'damaged', of: ENEMY }, second({ type: 'attack', amount: 12 }));
    expect(gained(act(doing(watching), ON_GUARD))).toBe(9);
  });

  it('R-DMG-6 to a kill of one’s own, by its damage, which is none where it is outright', () => {
    const plain: Told = { on: 'killed', effects: [{ type: 'experience', amount: 1 }] };
    const struck = (bonus: Told, amount: number) =>
      gained(act(doing(hearing(bonus, second({ type: 'attack', amount }))), ON_GUARD));
    expect([struck(plain, 8), struck(plain, 9)]).toEqual([0, 1]);
    expect(struck({ on: 'killed' }, 12)).toBe(9);
    const outright = (bonus: Told) =>
      act(doing(hearing(bonus, second({ type: 'kill' }))), { type: 'chooseFigure', target: GUARD });
    expect([gained(outright(plain)), gained(outright({ on: 'killed' }))]).toEqual([1, 0]);
  });

  it('R-COND-1 to a condition that is gained, by its name where it says so', () => {
    const muddle = second({ type: 'condition', conditions: ['muddle'] });
    const one: Told = { on: 'conditionGained' };
    expect(gained(doing(hearing(one, muddle)))).toBe(1);
    const other = second({ type: 'condition', conditions: ['muddle'], range: 3 });
    const onGuard = act(doing(hearing(one, other)), { type: 'chooseFigure', target: GUARD });
    expect(gained(onGuard)).toBe(0);
  });

  it('R-ELEM-4 to each element that is consumed', () => {
    const fed = second({
      type: 'attack',
      amount: 1,
      effects: [{ type: 'consume', elements: ['fire', 'ice'], then: [{ type: 'add', amount: 1 }] }],
    });
    const elements = (state: GameState): GameState => ({
      ...state,
      elements: elementTrack({ fire: 'strong', ice: 'waning' }),
    });
    const asked = doing(hearing({ on: 'elementConsumed' }, fed, elements));
    expect(gained(act(asked, { type: 'consume', elements: ['fire', 'ice'] }))).toBe(2);
    expect(gained(act(asked, { type: 'skip', character: WARDEN }))).toBe(0);
  });

  it('R-MOVE-1 to each hex that is entered', () => {
    const asked = doing(hearing({ on: 'hexEntered' }, second({ type: 'move', amount: 3 })));
    const moved = act(asked, { type: 'moveTo', figure: WARDEN, hex: hex(2, 3) });
    expect(gained(moved)).toBe(2);
  });

  it('R-LOOT-3 to the money tokens that are looted', () => {
    const loot = second({ type: 'loot', amount: 1 });
    const coins = [overlay('coin', 3, 3), overlay('coin', 4, 4), overlay('coin', 0, 0)];
    const asked = doing(hearing({ on: 'looted' }, loot, ...coins));
    expect(gained(act(asked, { type: 'perform', figure: WARDEN }))).toBe(2);
  });

  it('R-MOVE-16 to a trap that is sprung', () => {
    const trap = overlay('trap', 3, 3, { damage: 1 });
    const asked = doing(hearing({ on: 'trapSprung' }, second({ type: 'move', amount: 1 }), trap));
    expect(gained(act(asked, { type: 'moveTo', figure: WARDEN, hex: hex(3, 3) }, SUFFER))).toBe(1);
  });

  it('R-ATK-26 to the damage that the bearer retaliates', () => {
    const spiked = figure(WARDEN, {
      wards: [{ type: 'retaliate', amount: 2, reach: 1, origin: null, stays: false }],
    });
    const guard: readonly Ability[] = [{ type: 'attack', amount: 1 }];
    expect(gained(act(pass(hearing({ on: 'retaliated' }, { guard }, spiked)), SUFFER))).toBe(2);
  });

  it('R-ROUND-3 to the start of the turns of whom it watches', () => {
    const watching = hearing({ on: 'turnStarts', of: ENEMY });
    expect(gained(pass(watching))).toBe(1);
    expect(gained(pass(hearing({ on: 'turnStarts' })))).toBe(0);
  });

  it('R-ROUND-1 to the start of a round', () => {
    const ended = pass(hearing({ on: 'roundStarts' }));
    expect(gained(ended)).toBe(0);
    // Who rests for a short while is settled before the next one begins.
    const begun = act(ended, { type: 'shortRest', character: WARDEN, rest: false });
    expect([begun.state.round, gained(begun)]).toEqual([2, 1]);
  });
});
