import { describe, expect, it } from 'vitest';

import type { Ability, Action } from '../../src/content/index.js';
import { elementTrack } from '../../src/element/index.js';
import { BLESS, completeCard } from '../../src/modifier-deck/index.js';
import type { GameState } from '../../src/round/index.js';
import type { Element } from '../../src/vocabulary/index.js';
import {
  act,
  ARCHER,
  at,
  BLANK,
  can,
  character,
  eventsOf,
  figureIn,
  GUARD,
  KINDLER,
  options,
  pass,
  play,
  stacked,
  turn,
  WARDEN,
  warden,
  without,
  yard,
  type Table,
} from './table.js';

const ATTACK = { type: 'attack', amount: 2 } as const;
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const SKIP = { type: 'skip' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const lit =
  (strengths: Parameters<typeof elementTrack>[0]) =>
  (state: GameState): GameState => ({ ...state, elements: elementTrack(strengths) });
const consuming = (...elements: readonly Element[]) =>
  ({ type: 'consume', elements, then: [{ type: 'add', amount: 2 }] }) as const;
const attack = (...effects: readonly ReturnType<typeof consuming>[]): Ability => ({
  ...ATTACK,
  effects,
});
const second = (half: 'top' | 'bottom') =>
  ({ type: 'play', card: BLANK, half, basic: false }) as const;
const strengthIn = ({ state }: Table, element: Element) => state.elements.strengths[element];
const paymentsIn = (table: Table) =>
  options(table, { type: 'consume' }).map((one) => ('elements' in one ? one.elements : []));

describe('infusing', () => {
  const fire: Action = { abilities: [ATTACK], infuse: ['fire'] };

  it('R-ELEM-1 all elements start inert', () => {
    expect(yard().state.elements).toEqual(elementTrack());
  });

  it('R-ELEM-2 it is of no use in its own turn, and strong at the end of it', () => {
    const wishes = {
      top: fire,
      second: { bottom: [attack(consuming('fire'))] },
      guard: [ATTACK],
    };
    const infused = act(play(turn(wishes, ...NEAR), 'top'), strike);
    expect(strengthIn(infused, 'fire')).toBe('inert');
    const attacking = act(infused, second('bottom'));
    expect(can(attacking, { type: 'consume' })).toBe(false);
    // The guard's attack waits for an answer in the same round.
    const after = act(attacking, SKIP);
    expect(eventsOf(after, 'elementsInfused')).toEqual([
      { type: 'elementsInfused', figure: WARDEN, elements: ['fire'] },
    ]);
    expect(after.state.round).toBe(1);
    expect(strengthIn(after, 'fire')).toBe('strong');
  });

  it.each(['waning', 'strong'] as const)('R-ELEM-2 one that is %s is strong again', (before) => {
    const wishes = { top: fire, guard: [ATTACK] };
    const table = pass(act(play(turn(wishes, ...NEAR, lit({ fire: before })), 'top'), strike));
    expect(strengthIn(table, 'fire')).toBe('strong');
  });

  it('R-ELEM-3 of an action comes by itself as soon as anything of it was performed', () => {
    const heal: Ability = { type: 'heal', amount: 1 };
    const action: Action = { ...fire, abilities: [ATTACK, heal] };
    const table = play(turn({ top: action }, ...NEAR), 'top');
    const part = act(table, SKIP, { type: 'chooseFigure', target: WARDEN });
    expect(part.state.elements.infused).toEqual(['fire']);
    expect(act(table, SKIP, SKIP).state.elements.infused).toEqual([]);
  });

  it('R-ELEM-3 that of a modifier card may be skipped', () => {
    const ice = { value: 0, effects: [{ type: 'infuse' as const, element: 'ice' as const }] };
    const table = act(play(turn({ top: [ATTACK] }, ...NEAR, stacked(WARDEN, ice)), 'top'), strike);
    expect(act(table, SKIP).state.elements.infused).toEqual([]);
    expect(act(table, { type: 'perform' }).state.elements.infused).toEqual(['ice']);
  });

  it('R-ELEM-10 strong goes to waning, waning to inert, and what was infused last is waning', () => {
    const table = pass(
      act(
        play(turn({ top: fire }, ...NEAR, lit({ ice: 'strong', dark: 'waning' })), 'top'),
        strike,
      ),
    );
    expect(eventsOf(table, 'elementsWaned')).toEqual([
      { type: 'elementsWaned', elements: ['fire', 'ice', 'dark'], inert: ['dark'] },
    ]);
    expect(table.state.elements).toEqual(elementTrack({ fire: 'waning', ice: 'waning' }));
  });
});

describe('consuming', () => {
  const top = (...effects: readonly ReturnType<typeof consuming>[]) => ({
    top: [attack(...effects)],
  });

  it.each(['waning', 'strong'] as const)('R-ELEM-4 one that is %s is inert at once', (before) => {
    const table = act(play(turn(top(consuming('fire')), ...NEAR, lit({ fire: before })), 'top'), {
      type: 'consume',
    });
    expect(eventsOf(table, 'elementsConsumed')).toEqual([
      { type: 'elementsConsumed', figure: WARDEN, elements: ['fire'] },
    ]);
    expect(strengthIn(table, 'fire')).toBe('inert');
    expect(figureIn(act(table, strike), GUARD).hitPoints).toBe(5);
  });

  it('R-ELEM-4 an inert one is not asked about', () => {
    expect(can(play(turn(top(consuming('fire')), ...NEAR), 'top'), strike)).toBe(true);
  });

  it('R-ELEM-4 it may be declined, and the element stays', () => {
    const table = act(
      play(turn(top(consuming('fire')), ...NEAR, lit({ fire: 'strong' })), 'top'),
      SKIP,
      strike,
    );
    expect(strengthIn(table, 'fire')).toBe('strong');
    expect(figureIn(table, GUARD).hitPoints).toBe(7);
  });

  it('R-ELEM-4 several icons of one augment are all paid, or none', () => {
    const both = top(consuming('fire', 'ice'));
    const half = play(turn(both, ...NEAR, lit({ fire: 'strong' })), 'top');
    expect(paymentsIn(half)).toEqual([]);
    const whole = play(turn(both, ...NEAR, lit({ fire: 'strong', ice: 'waning' })), 'top');
    expect(paymentsIn(whole)).toEqual([['fire', 'ice']]);
    expect(act(whole, { type: 'consume' }).state.elements).toEqual(elementTrack());
  });

  it('R-ELEM-4 several augments are chosen one by one', () => {
    const two = top(consuming('fire'), consuming('ice'));
    const table = play(turn(two, ...NEAR, lit({ fire: 'strong', ice: 'strong' })), 'top');
    const mixed = act(table, SKIP, { type: 'consume' }, strike);
    expect([strengthIn(mixed, 'fire'), strengthIn(mixed, 'ice')]).toEqual(['strong', 'inert']);
    expect(figureIn(mixed, GUARD).hitPoints).toBe(5);
    const all = act(table, { type: 'consume' }, { type: 'consume' }, strike);
    expect(figureIn(all, GUARD).hitPoints).toBe(3);
  });

  it('R-ELEM-5 what was there may be consumed and infused in one turn, in either order', () => {
    const infusing: Action = { abilities: [ATTACK], infuse: ['fire'] };
    const wishes = {
      top: infusing,
      second: { bottom: [attack(consuming('fire'))] },
      guard: [ATTACK],
    };
    const table = turn(wishes, ...NEAR, lit({ fire: 'strong' }));
    const infusedFirst = act(play(table, 'top'), strike, second('bottom'), { type: 'consume' });
    expect(infusedFirst.state.elements).toEqual({ ...elementTrack(), infused: ['fire'] });
    const consumedFirst = act(
      act(table, second('bottom')),
      { type: 'consume' },
      strike,
      { type: 'play', half: 'top', basic: false },
      strike,
    );
    for (const ended of [act(infusedFirst, strike), consumedFirst])
      expect(strengthIn(ended, 'fire')).toBe('strong');
  });

  it('R-ELEM-11 it is lost if the ability then has no target', () => {
    const table = play(
      turn(top(consuming('fire')), ...NEAR, at(GUARD, 9, 3), lit({ fire: 'strong' })),
      'top',
    );
    const paid = act(table, { type: 'consume' });
    expect(eventsOf(paid, 'abilitySkipped')).toHaveLength(1);
    expect(strengthIn(paid, 'fire')).toBe('inert');
  });
});

describe('modifier decks', () => {
  const ended = (
    ...cards: Parameters<typeof stacked> extends readonly [string, ...infer Rest] ? Rest : never
  ) => pass(act(play(turn({ top: [ATTACK] }, ...NEAR, stacked(WARDEN, ...cards)), 'top'), strike));

  it.each(['null', 'double'] as const)(
    'R-MOD-12 a %s that was drawn shuffles the deck at the end of the round',
    (value) => {
      const drawn = act(
        play(turn({ top: [ATTACK] }, ...NEAR, stacked(WARDEN, { value })), 'top'),
        strike,
      );
      expect(warden(drawn).modifiers).toMatchObject({ mustShuffle: true });
      expect(warden(drawn).modifiers.discard).toHaveLength(1);
      const table = pass(drawn);
      expect(eventsOf(table, 'deckShuffled')).toContainEqual({
        type: 'deckShuffled',
        cards: 'modifiers',
        deck: WARDEN,
      });
      expect(warden(table).modifiers).toMatchObject({ discard: [], mustShuffle: false });
      expect(warden(table).modifiers.pile).toHaveLength(11);
    },
  );

  it('R-MOD-12 any other card does not', () => {
    const table = ended({ value: 2 });
    expect(eventsOf(table, 'deckShuffled').map(({ deck }) => deck)).not.toContain(WARDEN);
    expect(warden(table).modifiers.discard).toHaveLength(1);
  });

  it('R-MOD-12 R-MOD-13 a bless does not: it goes back to its supply', () => {
    const before = turn({ top: [ATTACK] }, ...NEAR, stacked(WARDEN, BLESS), (state) => ({
      ...state,
      supplies: { ...state.supplies, bless: 9 },
    }));
    const table = act(play(before, 'top'), strike);
    expect(eventsOf(table, 'attacked')[0]?.result.damage).toBe(4);
    expect(warden(table).modifiers).toMatchObject({ discard: [], mustShuffle: false });
    expect(table.state.supplies.bless).toBe(10);
  });

  it('R-MOD-12 one that was drawn and not used counts', () => {
    const lucky = { ...ATTACK, effects: [{ type: 'advantage' as const }] };
    const table = act(
      play(
        turn({ top: [lucky] }, ...NEAR, stacked(WARDEN, { value: 'null' }, { value: 1 })),
        'top',
      ),
      strike,
    );
    expect(eventsOf(table, 'attacked')[0]?.result.damage).toBe(3);
    expect(warden(table).modifiers.mustShuffle).toBe(true);
  });

  const curse: Ability = { type: 'condition', conditions: ['curse'], range: 1 };
  const bless: Ability = { type: 'condition', conditions: ['bless'], to: 'self' };
  const aim = { type: 'chooseFigure' } as const;

  it('R-MOD-13 the sides have curses of their own, blesses are for all', () => {
    const self: Ability = { type: 'condition', conditions: ['curse'], to: 'self' };
    const table = act(play(turn({ top: [curse, self, bless] }, ...NEAR), 'top'), aim, aim);
    expect(table.state.supplies).toEqual({ bless: 9, curseMonsters: 9, curseCharacters: 9 });
    const cursed = table.state.modifiers.pile.filter(({ origin }) => origin === 'curse');
    expect(cursed).toHaveLength(1);
  });

  it('R-MOD-13 an empty supply gives nothing', () => {
    const table = act(
      play(
        turn({ top: [curse, bless] }, ...NEAR, (state) => ({
          ...state,
          supplies: { bless: 0, curseMonsters: 0, curseCharacters: 10 },
        })),
        'top',
      ),
      aim,
      aim,
    );
    expect(eventsOf(table, 'modifierCardAdded')).toEqual([]);
    expect(table.state.supplies).toEqual({ bless: 0, curseMonsters: 0, curseCharacters: 10 });
    expect(table.state.modifiers.pile).toHaveLength(10);
  });

  it('R-MOD-14 a card is shuffled into the draw pile, not into the discards', () => {
    const discard = [completeCard({ value: 1 })];
    const pile = [completeCard({ value: 2 })];
    const give = (modifiers: GameState['modifiers']) =>
      warden(
        act(play(turn({ top: [bless] }, ...NEAR, character(WARDEN, { modifiers })), 'top'), aim),
      ).modifiers;
    const given = give({ pile, discard, mustShuffle: false });
    expect(given.discard).toEqual(discard);
    expect(given.pile).toHaveLength(2);
    expect(given.pile).toEqual(expect.arrayContaining([BLESS, ...pile]));
    // An empty draw pile becomes that one card; the discards are not shuffled.
    expect(give({ pile: [], discard, mustShuffle: false })).toEqual({
      pile: [BLESS],
      discard,
      mustShuffle: false,
    });
  });
});
