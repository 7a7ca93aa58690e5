import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import type { Ability } from '../../src/content/index.js';
import type { Condition } from '../../src/vocabulary/index.js';
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
  KINDLER,
  options,
  overlay,
  pass,
  play,
  stacked,
  turn,
  turnComes,
  WARDEN,
  warden,
  without,
  type Table,
} from './table.js';

const ATTACK = { type: 'attack', amount: 2 } as const;
const MOVE = { type: 'move', amount: 3 } as const;
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const USE = { type: 'chooseFigure', target: WARDEN } as const;
const SKIP = { type: 'skip' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const toTrap = { type: 'moveTo', hex: hex(4, 4) } as const;
const self = (...conditions: readonly Condition[]): Ability => ({
  type: 'condition',
  conditions,
  to: 'self',
});
const trap = (...conditions: readonly Condition[]) =>
  overlay('trap', 4, 4, { damage: 0, conditions });
const POOR = character(WARDEN, { hand: [], discard: [] });
/** The warden's long rest begins. */
const longRest = (change: ReturnType<typeof figure>) => turnComes({ rests: true }, ...NEAR, change);
const turnsLeft = (table: Table, id: string, condition: Condition) =>
  figureIn(table, id).conditions.held.find((one) => one.condition === condition)?.turnsLeft;

const TIMED = ['immobilize', 'disarm', 'stun', 'muddle', 'invisible', 'strengthen'] as const;

describe('how long conditions last', () => {
  it.each(TIMED)('R-COND-2 %s that lay there before ends with the turn', (condition) => {
    // The next turn that it takes is the last one affected, in the same round too.
    const table = turn({}, ...NEAR, afflicted(WARDEN, condition));
    const after =
      condition === 'stun' ? turnComes({}, ...NEAR, afflicted(WARDEN, 'stun')) : pass(table);
    expect(conditionsOf(after, WARDEN)).toEqual([]);
    expect(eventsOf(after, 'turnEnded').find(({ figure: id }) => id === WARDEN)?.ended).toEqual([
      condition,
    ]);
  });

  it.each(['poison', 'wound'] as const)('R-COND-2 %s does not end by time', (condition) => {
    expect(conditionsOf(pass(turn({}, ...NEAR, afflicted(WARDEN, condition))), WARDEN)).toEqual([
      condition,
    ]);
  });

  it('R-COND-2 gained before its turn in the same round, it ends with that turn', () => {
    const guard = [{ type: 'attack' as const, amount: 0, conditions: ['muddle' as const] }];
    const table = turnComes({ guard, late: true }, ...NEAR);
    expect(conditionsOf(table, WARDEN)).toEqual(['muddle']);
    expect(conditionsOf(pass(table), WARDEN)).toEqual([]);
  });

  it('R-COND-2 gained after its turn, it lasts through the turn of the next round', () => {
    const guard = [{ type: 'attack' as const, amount: 0, conditions: ['muddle' as const] }];
    const table = act(pass(turn({ guard }, ...NEAR)), { type: 'shortRest', rest: false });
    expect(table.state.round).toBe(2);
    expect([conditionsOf(table, WARDEN), turnsLeft(table, WARDEN, 'muddle')]).toEqual([
      ['muddle'],
      1,
    ]);
  });

  it.each(['muddle', 'strengthen', 'invisible', 'immobilize'] as const)(
    'R-COND-3 %s gained on the own turn outlasts it, and ends with the next one',
    (condition) => {
      const gained = play(turn({ top: [self(condition)] }, ...NEAR, without(GUARD)), 'top');
      const held =
        condition === 'strengthen' || condition === 'invisible' ? act(gained, USE) : gained;
      expect(turnsLeft(held, WARDEN, condition)).toBe(2);
      const next = pass(held);
      expect(turnsLeft(next, WARDEN, condition)).toBe(1);
      const again = turnComes(
        {},
        ...NEAR,
        figure(WARDEN, { conditions: figureIn(next, WARDEN).conditions }),
      );
      expect(conditionsOf(again, WARDEN)).toEqual([condition]);
      expect(conditionsOf(pass(again), WARDEN)).toEqual([]);
    },
  );

  it('R-COND-1 R-COND-6 gained anew it is there once, with the later end', () => {
    const table = act(
      play(turn({ top: [self('strengthen')] }, ...NEAR, afflicted(WARDEN, 'strengthen')), 'top'),
      USE,
    );
    expect(eventsOf(table, 'conditionGained')).toMatchObject([
      { figure: WARDEN, gain: { type: 'refreshed', condition: 'strengthen' } },
    ]);
    expect(conditionsOf(table, WARDEN)).toEqual(['strengthen']);
    expect(conditionsOf(pass(table), WARDEN)).toEqual(['strengthen']);
  });

  it('R-COND-6 an earlier end never replaces a later one', () => {
    const guard = [{ type: 'attack' as const, amount: 0, conditions: ['muddle' as const] }];
    const table = pass(play(turn({ top: [self('muddle')], guard }, ...NEAR), 'top'));
    expect(turnsLeft(table, WARDEN, 'muddle')).toBe(1);
  });

  it('R-COND-1 R-MOD-13 blesses and curses are cards, and stack', () => {
    const bless: Ability = { type: 'condition', conditions: ['bless'], to: 'self' };
    const table = act(play(turn({ top: [bless, bless] }, ...NEAR), 'top'), USE, USE);
    expect(conditionsOf(table, WARDEN)).toEqual([]);
    expect(warden(table).modifiers.pile.filter(({ origin }) => origin === 'bless')).toHaveLength(2);
    expect(table.state.supplies.bless).toBe(8);
    expect(eventsOf(table, 'modifierCardAdded')).toEqual([
      { type: 'modifierCardAdded', figure: WARDEN, card: 'bless', deck: WARDEN },
    ]);
  });

  it.each(TIMED)('R-COND-5 a long rest is a turn: %s ends after it', (condition) => {
    const table = longRest(afflicted(WARDEN, condition));
    expect(conditionsOf(table, WARDEN)).toEqual([condition]);
    const rested = act(table, { type: 'loseCard' }, { type: 'restHeal', heal: true });
    expect(conditionsOf(rested, WARDEN)).toEqual([]);
  });

  it('R-COND-5 R-COND-12 the skipped turn of the stunned is a turn', () => {
    const table = turnComes({}, ...NEAR, afflicted(WARDEN, 'stun', 'muddle'));
    expect(eventsOf(table, 'turnEnded').find(({ figure: id }) => id === WARDEN)?.ended).toEqual([
      'stun',
      'muddle',
    ]);
  });
});

describe('wound, poison and heal', () => {
  const hurt = (...conditions: readonly Condition[]) =>
    figure(WARDEN, { hitPoints: 4, conditions: trackerOf(conditions) });
  const healed = (amount: number, ...conditions: readonly Condition[]) =>
    act(play(turn({ top: [{ type: 'heal', amount }] }, ...NEAR, hurt(...conditions)), 'top'), USE);

  it('R-COND-7 a wound hurts at the start of each turn, and stays', () => {
    const table = turnComes({}, ...NEAR, hurt('wound'), POOR);
    expect(eventsOf(table, 'damaged')).toEqual([
      {
        type: 'damaged',
        figure: WARDEN,
        source: 'wound',
        by: null,
        amount: 1,
        negated: false,
        hitPoints: 3,
      },
    ]);
    expect(conditionsOf(table, WARDEN)).toEqual(['wound']);
    expect(can(table, { type: 'play' })).toBe(true);
  });

  it('R-COND-7 R-COND-8 before a long rest, whose heal cures it', () => {
    const table = longRest(hurt('wound'));
    const suffered = act(table, { type: 'suffer' });
    expect(figureIn(suffered, WARDEN).hitPoints).toBe(3);
    const rested = act(suffered, { type: 'loseCard' }, { type: 'restHeal', heal: true });
    expect(eventsOf(rested, 'healed')).toEqual([
      { type: 'healed', figure: WARDEN, amount: 2, hitPoints: 5, cured: ['wound'] },
    ]);
  });

  it.each<[string, readonly Condition[], number]>([
    ['a wound is cured, then hit points come back', ['wound'], 7],
    ['poison is cured, without hit points', ['poison'], 4],
    ['both are cured, without hit points', ['poison', 'wound'], 4],
    ['nothing else is cured', ['muddle'], 7],
  ])('R-COND-8 R-COND-19 %s', (_, conditions, hitPoints) => {
    const table = healed(3, ...conditions);
    expect(figureIn(table, WARDEN).hitPoints).toBe(hitPoints);
    expect(conditionsOf(table, WARDEN)).toEqual(conditions.filter((one) => one === 'muddle'));
  });

  it('R-COND-8 at full hit points a heal cures as well', () => {
    const table = act(
      play(
        turn({ top: [{ type: 'heal', amount: 1 }] }, ...NEAR, afflicted(WARDEN, 'poison')),
        'top',
      ),
      USE,
    );
    expect(conditionsOf(table, WARDEN)).toEqual([]);
  });

  it('R-COND-8 R-MOD-17 the heal of a modifier card cures whoever drew it', () => {
    const card = { value: 0, effects: [{ type: 'heal' as const, amount: 2 }] };
    const table = act(
      play(turn({ top: [ATTACK] }, ...NEAR, hurt('poison', 'wound'), stacked(WARDEN, card)), 'top'),
      strike,
      { type: 'perform' },
    );
    expect(eventsOf(table, 'healed')).toEqual([
      { type: 'healed', figure: WARDEN, amount: 0, hitPoints: 4, cured: ['poison', 'wound'] },
    ]);
  });

  it('R-COND-19 positive conditions are not taken off by a heal', () => {
    expect(conditionsOf(healed(1, 'strengthen', 'invisible'), WARDEN).toSorted()).toEqual([
      'invisible',
      'strengthen',
    ]);
  });
});

describe('what the conditions forbid', () => {
  it('R-COND-4 an immobilize of the own turn works at once, on the second action too', () => {
    const wishes = { bottom: [MOVE, MOVE], second: { top: [MOVE, ATTACK] } };
    const table = act(play(turn(wishes, ...NEAR, trap('immobilize')), 'bottom'), toTrap);
    expect(eventsOf(table, 'abilitySkipped')).toEqual([
      { type: 'abilitySkipped', figure: WARDEN, ability: 'move' },
    ]);
    const second = act(table, { type: 'play', card: BLANK, half: 'top', basic: false });
    expect(eventsOf(second, 'abilitySkipped')[0]?.ability).toBe('move');
    // Its attack is as good as ever.
    expect(can(second, strike)).toBe(true);
  });

  it('R-COND-4 a disarm of the own turn ends the attacks that were still to come', () => {
    const wishes = { bottom: [MOVE, ATTACK], second: { top: [ATTACK] } };
    const table = act(play(turn(wishes, ...NEAR, trap('disarm')), 'bottom'), toTrap, {
      type: 'endMove',
    });
    expect(eventsOf(table, 'abilitySkipped')).toEqual([
      { type: 'abilitySkipped', figure: WARDEN, ability: 'attack' },
    ]);
    const second = act(table, { type: 'play', card: BLANK, half: 'top', basic: false });
    expect(eventsOf(second, 'attacked')).toEqual([]);
  });

  it('R-COND-4 R-COND-12 a stun of the own turn ends it: the second card is discarded, also a lost one', () => {
    const lost = { abilities: [ATTACK], goes: 'lost' as const };
    const wishes = {
      bottom: { abilities: [MOVE, ATTACK], goes: 'lost' as const },
      second: { top: lost },
    };
    const table = act(play(turn(wishes, ...NEAR, trap('stun')), 'bottom'), toTrap);
    // The move of the first action was performed.
    expect(warden(table)).toMatchObject({ waiting: [], lost: [CARD], discard: [BLANK] });
    expect(eventsOf(table, 'turnEnded')[0]?.figure).toBe(WARDEN);
    // It does not end with this turn, which is its own.
    expect(turnsLeft(table, WARDEN, 'stun')).toBe(1);
  });

  it('R-COND-10 the immobilized do all else', () => {
    const heal: Ability = { type: 'heal', amount: 1 };
    const wishes = { top: [ATTACK, heal], bottom: [MOVE] };
    const table = act(
      play(turn(wishes, ...NEAR, afflicted(WARDEN, 'immobilize')), 'top'),
      strike,
      USE,
    );
    expect(figureIn(table, GUARD).hitPoints).toBe(7);
    expect(eventsOf(table, 'healed')).toHaveLength(1);
    const basic = act(table, { type: 'play', card: BLANK, half: 'bottom', basic: true });
    expect(eventsOf(basic, 'abilitySkipped')[0]?.ability).toBe('move');
  });

  it('R-COND-10 R-MOVE-24 and are pushed', () => {
    const guard = [{ type: 'attack' as const, amount: 0, push: 1 }];
    const table = turnComes({ guard, late: true }, ...NEAR, afflicted(WARDEN, 'immobilize'));
    expect(can(table, { type: 'pushStep', target: WARDEN, hex: hex(3, 3) })).toBe(true);
  });

  it('R-COND-11 the disarmed move, heal and retaliate, and gain retaliate', () => {
    const wishes = {
      bottom: [MOVE, { type: 'heal', amount: 1 }, { type: 'retaliate', amount: 1 }] as Ability[],
      guard: [ATTACK],
    };
    const moved = act(
      play(turn(wishes, ...NEAR, afflicted(WARDEN, 'disarm'), POOR), 'bottom'),
      { type: 'moveTo', hex: hex(4, 4) },
      { type: 'endMove' },
      USE,
      USE,
    );
    expect(figureIn(moved, WARDEN).wards).toHaveLength(1);
    const after = act(pass(moved), { type: 'suffer' });
    expect(figureIn(after, GUARD).hitPoints).toBe(8);
  });

  it('R-COND-12 the stunned perform nothing: both cards are discarded, also lost ones', () => {
    const lost = { abilities: [ATTACK], goes: 'lost' as const };
    const table = turnComes({ top: lost, bottom: lost }, ...NEAR, afflicted(WARDEN, 'stun'));
    expect(eventsOf(table, 'actionStarted')).toEqual([]);
    expect(warden(table)).toMatchObject({ waiting: [], lost: [] });
    expect(warden(table).discard).toEqual([CARD, BLANK]);
  });

  it('R-COND-12 but rest, with the heal', () => {
    const hurt = figure(WARDEN, { hitPoints: 4, conditions: trackerOf(['stun']) });
    const table = act(
      longRest(hurt),
      { type: 'loseCard', card: BLANK },
      { type: 'restHeal', heal: true },
    );
    expect(figureIn(table, WARDEN).hitPoints).toBe(6);
    expect(warden(table)).toMatchObject({ lost: [BLANK], discard: [] });
    expect(warden(table).hand).toContain(CARD);
  });

  it('R-COND-12 shield and retaliate that are in force keep working', () => {
    const wards = [
      { type: 'shield' as const, amount: 1, reach: 0, origin: null, stays: false },
      { type: 'retaliate' as const, amount: 1, reach: 1, origin: null, stays: false },
    ];
    const table = turnComes(
      { guard: [ATTACK], late: true },
      ...NEAR,
      afflicted(WARDEN, 'stun'),
      figure(WARDEN, { wards }),
    );
    const after = act(table, { type: 'suffer' });
    expect(eventsOf(after, 'damaged').map(({ figure: id, amount }) => [id, amount])).toEqual([
      [WARDEN, 1],
      [GUARD, 1],
    ]);
  });

  it('R-COND-13 the stunned loot their hex, suffer wounds and may negate', () => {
    const coin = overlay('coin', 4, 3);
    const table = turnComes({}, ...NEAR, afflicted(WARDEN, 'stun', 'wound'), coin);
    expect(can(table, { type: 'suffer' })).toBe(true);
    const negated = act(table, { type: 'negate', by: { type: 'hand', card: 'warden-5' } });
    expect(figureIn(negated, WARDEN).hitPoints).toBe(10);
    expect(warden(negated)).toMatchObject({ money: 1, lost: ['warden-5'] });
  });

  it('R-COND-13 and rest shortly at the end of the round', () => {
    const table = turnComes({}, ...NEAR, afflicted(WARDEN, 'stun'));
    expect(can(table, { type: 'shortRest', character: WARDEN, rest: true })).toBe(true);
  });
});

describe('what the conditions change', () => {
  const CARDS = [{ value: 2 }, { value: -1 }];

  it.each<[string, readonly Condition[], number, number]>([
    ['muddle is disadvantage', ['muddle'], 1, 2],
    ['strengthen is advantage', ['strengthen'], 4, 2],
    ['both are neither', ['muddle', 'strengthen'], 4, 1],
  ])('R-COND-15 %s', (_, conditions, damage, drawn) => {
    const table = act(
      play(
        turn(
          { top: [ATTACK] },
          ...NEAR,
          afflicted(WARDEN, ...conditions),
          stacked(WARDEN, ...CARDS),
        ),
        'top',
      ),
      strike,
    );
    const [attacked] = eventsOf(table, 'attacked');
    expect([attacked?.result.damage, attacked?.cards.length]).toEqual([damage, drawn]);
  });

  it('R-COND-15 of a monster’s attacks too', () => {
    const wishes = { guard: [ATTACK] };
    const table = act(
      pass(turn(wishes, ...NEAR, afflicted(GUARD, 'muddle'), stacked('monsters', ...CARDS))),
      { type: 'suffer' },
    );
    expect(eventsOf(table, 'attacked')).toMatchObject([{ result: { damage: 1 } }]);
  });

  it('R-COND-16 enemies cannot attack the invisible, allies can help it', () => {
    const heal: Ability = { type: 'heal', amount: 1, range: 9 };
    const ill = figure(KINDLER, { hitPoints: 1, conditions: trackerOf(['invisible']) });
    const table = play(turn({ top: [heal], guard: [ATTACK] }, ...NEAR, ill), 'top');
    expect(can(table, { type: 'chooseFigure', target: KINDLER })).toBe(true);
    const hidden = pass(
      turn({ guard: [ATTACK] }, ...NEAR, figure(WARDEN, {}), (state) => ({
        ...state,
        figures: state.figures.map((one) =>
          one.kind === 'character' ? { ...one, conditions: trackerOf(['invisible']) } : one,
        ),
      })),
    );
    // Invisible to the end of its turn, the warden is seen again when the guard acts; the kindler is not.
    expect(eventsOf(hidden, 'focusFound')).toEqual([
      { type: 'focusFound', figure: GUARD, focus: [WARDEN] },
    ]);
  });

  it('R-COND-16 enemies go round the hex of the invisible', () => {
    // A corridor of one hex, closed by the invisible kindler.
    const walls = Array.from({ length: 7 }, (_, row) => row)
      .filter((row) => row !== 3)
      .map((row) => overlay('obstacle', 6, row));
    const wishes = { guard: [MOVE, ATTACK] };
    const stage = [
      ...NEAR,
      at(WARDEN, 4, 3),
      at(GUARD, 8, 3),
      at(KINDLER, 6, 3),
      afflicted(KINDLER, 'invisible'),
      ...walls,
    ];
    const table = pass(turn(wishes, ...stage));
    expect(eventsOf(table, 'moved')).toEqual([]);
    const open = pass(turn(wishes, ...stage, at(KINDLER, 0, 6)));
    expect(eventsOf(open, 'moved')).not.toEqual([]);
  });

  it('R-COND-17 what is not aimed hits the invisible: traps, wounds', () => {
    const sprung = overlay('trap', 4, 4, { damage: 3 });
    const unseen = afflicted(WARDEN, 'invisible', 'wound');
    const table = turnComes({ bottom: [MOVE] }, ...NEAR, unseen, sprung, POOR);
    expect(figureIn(table, WARDEN).hitPoints).toBe(9);
    expect(figureIn(act(play(table, 'bottom'), toTrap), WARDEN).hitPoints).toBe(6);
  });

  it('R-COND-18 characters cannot aim at an invisible monster, nor pass it', () => {
    const harm: Ability = { type: 'condition', conditions: ['muddle'], range: 3 };
    const unseen = afflicted(GUARD, 'invisible');
    const table = play(turn({ top: [ATTACK, harm], bottom: [MOVE] }, ...NEAR, unseen), 'top');
    expect(eventsOf(table, 'abilitySkipped').map(({ ability }) => ability)).toEqual([
      'attack',
      'condition',
    ]);
    const moving = act(table, { type: 'play', card: BLANK, half: 'bottom', basic: true });
    // Behind the guard in two steps: only through its hex.
    expect(can(moving, { type: 'moveTo', hex: hex(5, 3) })).toBe(false);
    expect(can(moving, { type: 'moveTo', hex: hex(6, 3) })).toBe(false);
  });

  it('R-COND-19 a condition of a card for oneself may be left out, unless it harms', () => {
    const top = [self('strengthen')];
    expect(can(play(turn({ top }, ...NEAR), 'top'), SKIP)).toBe(true);
    expect(can(play(turn({ top: [self('curse' as Condition)] }, ...NEAR), 'top'), SKIP)).toBe(
      false,
    );
  });

  it('R-COND-20 the immune gain nothing from a trap, and it is said', () => {
    const immune = figure(WARDEN, { conditions: trackerOf([], ['poison']) });
    const table = act(
      play(turn({ bottom: [MOVE] }, ...NEAR, immune, trap('poison')), 'bottom'),
      toTrap,
    );
    expect(conditionsOf(table, WARDEN)).toEqual([]);
    expect(eventsOf(table, 'conditionGained')).toMatchObject([{ gain: { type: 'immune' } }]);
  });

  it('R-COND-20 R-MOD-13 whoever is immune to curses gets no card', () => {
    const curse: Ability = { type: 'condition', conditions: ['curse', 'muddle'], range: 1 };
    const immune = figure(GUARD, { conditions: trackerOf([], ['curse']) });
    const aim = { type: 'chooseFigure', target: GUARD } as const;
    const table = act(play(turn({ top: [curse] }, ...NEAR, immune), 'top'), aim);
    expect(conditionsOf(table, GUARD)).toEqual(['muddle']);
    expect(eventsOf(table, 'modifierCardAdded')).toEqual([]);
    expect(table.state.supplies.curseMonsters).toBe(10);
    const cursed = act(play(turn({ top: [curse] }, ...NEAR), 'top'), aim);
    expect(eventsOf(cursed, 'modifierCardAdded')).toEqual([
      { type: 'modifierCardAdded', figure: GUARD, card: 'curse', deck: 'monsters' },
    ]);
    expect(options(cursed, { type: 'chooseFigure' })).toEqual([]);
  });
});
