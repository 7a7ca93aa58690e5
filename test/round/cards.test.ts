import { describe, expect, it } from 'vitest';

import type { Ability, Action } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
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
  KINDLER,
  options,
  pass,
  play,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
  withGuard,
  yard,
  type Table,
} from './table.js';

const ATTACK = { type: 'attack', amount: 2 } as const;
const MOVE = { type: 'move', amount: 3 } as const;
const SHIELD = { type: 'shield', amount: 1 } as const;
const MUDDLE: Ability = { type: 'condition', conditions: ['muddle'], to: 'self' };
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const USE = { type: 'chooseFigure', target: WARDEN } as const;
const SKIP = { type: 'skip' } as const;
const END_MOVE = { type: 'endMove' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const basic = (half: 'top' | 'bottom') =>
  ({ type: 'play', card: CARD, half, basic: true }) as const;

/** The types of all that can be done, each once. */
const typesIn = ({ engine, state }: Table): readonly string[] =>
  [...new Set(engine.legalCommands(state).map(({ type }) => type))].sort();
const pilesIn = (table: Table) => {
  const { discard, lost, active, waiting } = warden(table);
  return { discard, lost, active: active.map(({ card }) => card), waiting };
};

describe('two actions', () => {
  it('R-CARD-1 after the bottom of one card only the top of the other is left', () => {
    const after = act(play(turn({ bottom: [MOVE] }, ...NEAR), 'bottom'), END_MOVE);
    expect(options(after, { type: 'play' })).toEqual([
      {
        type: 'play',
        character: WARDEN,
        card: BLANK,
        half: 'top',
        basic: false,
        seat: 'ann',
        seq: 5,
      },
      {
        type: 'play',
        character: WARDEN,
        card: BLANK,
        half: 'top',
        basic: true,
        seat: 'ann',
        seq: 5,
      },
    ]);
  });

  it('R-CARD-1 the abilities of an action come in order, not interrupted by the other card', () => {
    const attacking = play(turn({ top: [ATTACK, MOVE] }, ...NEAR), 'top');
    expect(typesIn(attacking)).toEqual(['attack', 'skip']);
    const moving = act(attacking, strike);
    expect(typesIn(moving)).toEqual(['endMove', 'moveTo']);
    expect(typesIn(act(moving, END_MOVE))).toEqual(['endTurn', 'play']);
  });

  it('R-CARD-2 the basic bottom is Move 2, whatever is printed', () => {
    const printed: Action = { abilities: [ATTACK], goes: 'lost', active: 'round' };
    const moving = act(turn({ bottom: printed }, ...NEAR), basic('bottom'));
    expect(can(moving, { type: 'moveTo', hex: hex(2, 3) })).toBe(true);
    expect(can(moving, { type: 'moveTo', hex: hex(1, 3) })).toBe(false);
    const moved = act(moving, { type: 'moveTo', hex: hex(2, 3) });
    expect(pilesIn(moved)).toEqual({ discard: [CARD], lost: [], active: [], waiting: [BLANK] });
  });

  it('R-CARD-2 a basic action brings no experience and no element of the printed one', () => {
    const printed: Action = { abilities: [ATTACK], experience: 2, infuse: ['fire'] };
    const table = act(turn({ top: printed }, ...NEAR), basic('top'), strike);
    expect(warden(table).experience).toBe(0);
    expect(table.state.elements.infused).toEqual([]);
  });
});

describe('where a card goes', () => {
  it.each([
    ['the discards', {}, { discard: [CARD] }],
    ['the lost cards', { goes: 'lost' }, { lost: [CARD] }],
    ['the active area', { active: 'round' }, { active: [CARD] }],
    ['the active area', { goes: 'lost', active: 'round' }, { active: [CARD] }],
  ] as const)('R-CARD-3 at once, before the second action: %s', (_, signs, piles) => {
    const table = act(
      play(turn({ top: { abilities: [ATTACK], ...signs } }, ...NEAR), 'top'),
      strike,
    );
    const none = { discard: [], lost: [], active: [], waiting: [BLANK] };
    expect(pilesIn(table)).toEqual({ ...none, ...piles });
    expect(typesIn(table)).toEqual(
      expect.arrayContaining(['endTurn', 'play', ...('active' in piles ? ['moveActiveCard'] : [])]),
    );
  });

  it('R-CARD-4 any part may be skipped, and the others are performed', () => {
    const lost: Action = { abilities: [ATTACK, MOVE, SHIELD], goes: 'lost' };
    const skipping = act(play(turn({ top: lost }, ...NEAR), 'top'), SKIP, END_MOVE, USE);
    expect(figureIn(skipping, GUARD).hitPoints).toBe(9);
    expect(figureIn(skipping, WARDEN).wards).toHaveLength(1);
    // One ability of three was performed.
    expect(pilesIn(skipping)).toMatchObject({ lost: [CARD], discard: [] });
  });

  it('R-CARD-4 an action that is skipped completely leaves its card discarded, also a lost one', () => {
    const lost: Action = { abilities: [ATTACK, SHIELD], goes: 'lost', active: 'round' };
    const table = act(play(turn({ top: lost }, ...NEAR), 'top'), SKIP, SKIP);
    expect(pilesIn(table)).toMatchObject({ lost: [], discard: [CARD], active: [] });
  });

  it('R-CARD-4 what cannot be performed is not performed: the lost card is discarded', () => {
    const far = at(GUARD, 9, 3);
    const lost: Action = { abilities: [ATTACK], goes: 'lost', experience: 1 };
    const table = play(turn({ top: lost }, ...NEAR, far), 'top');
    expect(eventsOf(table, 'abilitySkipped')).toEqual([
      { type: 'abilitySkipped', figure: WARDEN, ability: 'attack' },
    ]);
    expect(pilesIn(table)).toMatchObject({ lost: [], discard: [CARD] });
    expect(warden(table).experience).toBe(0);
  });

  it('R-CARD-4 cards of a turn that ends early are discarded, also lost ones', () => {
    const lost: Action = { abilities: [ATTACK], goes: 'lost' };
    const table = pass(turn({ top: lost, bottom: lost }, ...NEAR));
    expect(pilesIn(table)).toEqual({ discard: [CARD, BLANK], lost: [], active: [], waiting: [] });
  });

  it('R-CARD-4 R-ELEM-3 experience and elements of the action are nothing to be asked about', () => {
    const action: Action = { abilities: [ATTACK], experience: 1, infuse: ['fire'] };
    const table = act(play(turn({ top: action }, ...NEAR), 'top'), strike);
    expect(eventsOf(table, 'experienceGained')).toHaveLength(1);
    expect(typesIn(table)).toEqual(['endTurn', 'play']);
  });

  it('R-CARD-5 a sign is for its half alone', () => {
    const halves = {
      top: { abilities: [ATTACK], goes: 'lost' as const },
      bottom: { abilities: [SHIELD] },
    };
    expect(pilesIn(act(play(turn(halves, ...NEAR), 'bottom'), USE))).toMatchObject({
      discard: [CARD],
      lost: [],
    });
  });

  it('R-CARD-5 and for all of that half: any of its abilities is enough', () => {
    const action: Action = { abilities: [SHIELD, ATTACK], goes: 'lost', active: 'round' };
    const table = act(play(turn({ top: action }, ...NEAR), 'top'), SKIP, strike);
    expect(warden(table).active).toEqual([{ card: CARD, goes: 'lost', lasts: 'round' }]);
  });
});

describe('the active area', () => {
  const moveActive = { type: 'moveActiveCard', character: WARDEN, card: CARD } as const;
  const active = (goes?: 'lost'): Action => ({
    abilities: [SHIELD],
    active: 'round',
    ...(goes && { goes }),
  });
  const shielded = (table: Table) => act(play(table, 'top'), USE);

  it.each([
    ['discards', undefined, 'discard'],
    ['lost cards', 'lost', 'lost'],
  ] as const)(
    'R-CARD-6 its player may move a card to its pile at any time: the %s',
    (_, goes, pile) => {
      const table = shielded(turn({ top: active(goes) }, ...NEAR));
      const before = table.engine.decisions(table.state);
      const moved = act(table, moveActive);
      expect(moved.events).toEqual([
        { type: 'cardMoved', character: WARDEN, card: CARD, to: pile },
      ]);
      expect(warden(moved)).toMatchObject({ active: [], [pile]: [CARD] });
      expect(figureIn(moved, WARDEN).wards).toEqual([]);
      expect(moved.engine.decisions(moved.state)).toEqual(before);
      expect(can(moved, moveActive)).toBe(false);
      expect(moved.state.seq).toBe(table.state.seq + 1);
    },
  );

  it('R-CARD-6 also in the middle of an ability, which goes on as it was', () => {
    const wishes = { top: active(), second: { bottom: [MOVE] } };
    const ready = act(shielded(turn(wishes, ...NEAR)), {
      type: 'play',
      card: BLANK,
      half: 'bottom',
      basic: false,
    });
    const moving = act(ready, { type: 'moveTo', hex: hex(4, 4) });
    const moved = act(moving, moveActive);
    expect(moved.engine.decisions(moved.state)).toEqual(moving.engine.decisions(moving.state));
    expect(can(moved, { type: 'moveTo', hex: hex(4, 5) })).toBe(true);
  });

  it('R-CARD-6 R-DMG-3 when damage is known as well: without the shield it is more', () => {
    const guard = [{ type: 'attack' as const, amount: 3 }];
    const table = pass(shielded(turn({ top: active(), guard }, ...NEAR)));
    const stake = ({ engine, state }: Table) => engine.decisions(state)[0]?.about;
    expect(stake(table)).toEqual({ type: 'damage', source: 'attack', amount: 2 });
    expect(stake(act(table, moveActive))).toEqual({ type: 'damage', source: 'attack', amount: 3 });
  });

  it('R-CARD-6 R-CARD-12 every bonus of the card ends, that of an ally too, and no other', () => {
    const allies: Ability = {
      ...SHIELD,
      to: { type: 'select', who: ['self', 'ally'], count: 'all' },
    };
    const other = {
      type: 'retaliate',
      amount: 2,
      reach: 1,
      origin: { type: 'card', owner: WARDEN, card: 'warden-9', half: 'top', basic: false },
      stays: false,
    } as const;
    const table = act(
      play(
        turn(
          { top: { abilities: [allies], active: 'round' } },
          ...NEAR,
          figure(WARDEN, { wards: [other] }),
        ),
        'top',
      ),
      { type: 'perform' },
    );
    expect(figureIn(table, KINDLER).wards).toHaveLength(1);
    expect(figureIn(table, WARDEN).wards).toHaveLength(2);
    const moved = act(table, moveActive);
    expect(figureIn(moved, KINDLER).wards).toEqual([]);
    expect(figureIn(moved, WARDEN).wards).toEqual([other]);
  });

  it('R-CARD-6 it is for its own seat alone, whenever that seat has something to decide', () => {
    const laid = character(KINDLER, {
      active: [{ card: 'kindler-1', goes: 'discard', lasts: 'round' }],
    });
    const table = turn({ top: active(), apart: true }, ...NEAR, laid);
    // The turn is ann's: bo waits, and can do nothing.
    expect(table.engine.legalCommands(table.state, 'bo')).toEqual([]);
    const bo = { type: 'moveActiveCard', character: KINDLER, card: 'kindler-1' } as const;
    const given = { ...bo, seq: table.state.seq };
    expect(table.engine.apply(table.state, { ...given, seat: 'bo' })).toMatchObject({
      left: { type: 'illegalCommand' },
    });
    expect(table.engine.apply(table.state, { ...given, seat: 'ann' })).toMatchObject({
      left: { type: 'illegalCommand' },
    });
    const both = shielded(table);
    expect(
      both.engine.apply(both.state, { ...moveActive, seq: both.state.seq, seat: 'bo' }),
    ).toMatchObject({ left: { type: 'notYourDecision', seat: 'bo' } });
  });

  it('R-CARD-6 a decision of the whole party is one of each seat', () => {
    const laid = character(KINDLER, {
      active: [{ card: 'kindler-1', goes: 'lost', lasts: 'round' }],
    });
    const ready = turn({ guard: [ATTACK], apart: true }, ...NEAR, laid, at(KINDLER, 6, 3));
    // Neither of the two characters next to the guard has a place in the order.
    const order = ready.state.order.filter(({ figures }) => !figures.includes(WARDEN));
    const table = pass({ ...ready, state: { ...ready.state, order } });
    expect(table.engine.decisions(table.state)).toMatchObject([{ seat: null, figure: GUARD }]);
    const bo = { type: 'moveActiveCard', character: KINDLER, card: 'kindler-1' } as const;
    expect(options(table, bo)).toEqual([{ ...bo, seat: 'bo', seq: table.state.seq }]);
    const moved = act(table, bo);
    expect(moved.state.characters.find(({ id }) => id === KINDLER)?.lost).toEqual(['kindler-1']);
    expect(moved.engine.decisions(moved.state)).toEqual(table.engine.decisions(table.state));
  });

  it('R-CARD-6 a question with one answer still answers itself', () => {
    const table = shielded(
      turn({ top: active('lost'), guard: [ATTACK] }, ...NEAR, withGuard(2, 4, 2)),
    );
    const poor = { ...table, state: character(WARDEN, { hand: [], discard: [] })(table.state) };
    // Nothing can be paid with: both attacks are suffered without a question, though a card is active.
    const after = pass(poor);
    expect(eventsOf(after, 'damaged')).toHaveLength(2);
  });

  it('R-CARD-6 active cards are not in the hand', () => {
    const table = yard();
    const held = warden(table).hand;
    const laid = {
      ...table,
      state: character(WARDEN, {
        hand: held.slice(1),
        active: [{ card: held[0] ?? '', goes: 'discard', lasts: 'round' }],
      })(table.state),
    };
    expect(can(laid, { type: 'selectCards', character: WARDEN })).toBe(true);
    expect(can(laid, { type: 'selectCards', character: WARDEN, leading: held[0] ?? '' })).toBe(
      false,
    );
    expect(can(laid, { type: 'selectCards', character: WARDEN, second: held[0] ?? '' })).toBe(
      false,
    );
  });

  it.each([
    [undefined, 'discard'],
    ['lost', 'lost'],
  ] as const)(
    'R-CARD-12 a bonus of the round lasts to its end, then its card is put away (%s)',
    (goes, pile) => {
      const guard = [{ type: 'attack' as const, amount: 3 }];
      const table = pass(shielded(turn({ top: active(goes), guard }, ...NEAR)));
      expect(warden(table).active).toHaveLength(1);
      const after = act(table, { type: 'suffer' });
      expect(eventsOf(after, 'damaged')).toMatchObject([{ figure: WARDEN, amount: 2 }]);
      expect(warden(after).active).toEqual([]);
      expect(warden(after)[pile]).toContain(CARD);
      expect(figureIn(after, WARDEN).wards).toEqual([]);
    },
  );
});

describe('chosen cards', () => {
  it('R-CARD-8 are in no pile: damage costs other cards', () => {
    const guard = [{ type: 'attack' as const, amount: 3 }];
    const piles = { hand: ['warden-5', 'warden-7'], discard: ['warden-3', 'warden-4'] };
    const table = turnComes({ guard, late: true }, ...NEAR, character(WARDEN, piles));
    expect(options(table, { type: 'negate' }).map((one) => 'by' in one && one.by)).toEqual([
      { type: 'hand', card: 'warden-5' },
      { type: 'hand', card: 'warden-7' },
      { type: 'discards', cards: ['warden-3', 'warden-4'] },
    ]);
    expect(warden(table).waiting).toEqual([CARD, BLANK]);
  });

  it('R-CARD-9 nobody’s cards are in an event before all have chosen, then everybody’s are', () => {
    const first = act(yard({ apart: true }), {
      type: 'selectCards',
      character: WARDEN,
      leading: CARD,
      second: BLANK,
    });
    expect(first.events).toEqual([{ type: 'cardsSelected', character: WARDEN }]);
    const both = act(first, {
      type: 'selectCards',
      character: KINDLER,
      leading: 'kindler-2',
      second: 'kindler-1',
    });
    expect(eventsOf(both, 'choiceRevealed')).toEqual([
      { type: 'choiceRevealed', character: WARDEN, cards: [CARD, BLANK], initiative: 28 },
      {
        type: 'choiceRevealed',
        character: KINDLER,
        cards: ['kindler-2', 'kindler-1'],
        initiative: 37,
      },
    ]);
  });

  it('R-CARD-10 with two cards discarded a long rest is a choice, also with a full hand', () => {
    const open = (facts: Partial<GameState['characters'][number]>) => {
      const table = yard();
      return { ...table, state: character(WARDEN, facts)(table.state) };
    };
    const REST = { type: 'longRest', character: WARDEN } as const;
    const PLAY = { type: 'selectCards', character: WARDEN } as const;
    const two = open({ hand: ['warden-1', 'warden-2'], discard: ['warden-3', 'warden-4'] });
    expect([can(two, PLAY), can(two, REST)]).toEqual([true, true]);
    const one = open({ hand: ['warden-1', 'warden-2'], discard: ['warden-3'] });
    expect([can(one, PLAY), can(one, REST)]).toEqual([true, false]);
  });

  it('R-CARD-10 with fewer than two in hand the long rest is the only choice, and chooses itself', () => {
    const ready = turn({}, ...NEAR, character(WARDEN, { hand: [], discard: ['warden-3'] }));
    const short = {
      ...ready,
      state: character(WARDEN, { hand: ['warden-5'], waiting: [CARD] })(ready.state),
    };
    const next = act(pass(short), { type: 'shortRest', character: WARDEN, rest: false });
    expect(next.state.round).toBe(2);
    expect(warden(next).choice).toEqual({ type: 'longRest' });
  });
});

describe('what harms', () => {
  it('R-CARD-13 oneself is performed with the action, also when the rest of it is skipped', () => {
    const action: Action = { abilities: [ATTACK, MUDDLE, MOVE], goes: 'lost' };
    const table = act(play(turn({ top: action }, ...NEAR), 'top'), SKIP);
    expect(conditionsOf(table, WARDEN)).toEqual(['muddle']);
    expect(typesIn(table)).toEqual(['endMove', 'moveTo']);
    expect(pilesIn(act(table, END_MOVE))).toMatchObject({ lost: [CARD] });
  });

  it('R-CARD-13 allies must be done to somebody, but the player chooses to whom', () => {
    const who = { type: 'select', who: ['self', 'ally'], count: 1 } as const;
    const harm: Ability = { type: 'condition', conditions: ['poison'], to: who };
    const table = play(turn({ top: [harm] }, ...NEAR), 'top');
    expect(can(table, SKIP)).toBe(false);
    expect(options(table, { type: 'chooseFigure' })).toHaveLength(2);
    expect(conditionsOf(act(table, { type: 'chooseFigure', target: KINDLER }), KINDLER)).toEqual([
      'poison',
    ]);
  });

  it('R-CARD-13 all allies is not asked about', () => {
    const who = { type: 'select', who: ['ally'], count: 'all' } as const;
    const harm: Ability = { type: 'condition', conditions: ['poison'], to: who };
    const table = play(turn({ top: [harm, MOVE] }, ...NEAR), 'top');
    expect(conditionsOf(table, KINDLER)).toEqual(['poison']);
    expect(typesIn(table)).toEqual(['endMove', 'moveTo']);
  });

  it('R-CARD-13 is avoided by the basic action, or by no action at all', () => {
    const table = turn({ top: [MUDDLE] }, ...NEAR);
    expect(conditionsOf(act(table, basic('top'), strike), WARDEN)).toEqual([]);
    expect(conditionsOf(pass(table), WARDEN)).toEqual([]);
  });

  it('R-CARD-4 what helps may be left out', () => {
    const help: Ability = { type: 'condition', conditions: ['strengthen'], to: 'self' };
    const table = play(turn({ top: [help] }, ...NEAR), 'top');
    expect(conditionsOf(act(table, SKIP), WARDEN)).toEqual([]);
    expect(conditionsOf(act(table, USE), WARDEN)).toEqual(['strengthen']);
  });
});
