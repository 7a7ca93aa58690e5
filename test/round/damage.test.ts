import { describe, expect, it } from 'vitest';

import { trackerOf } from '../../src/condition/index.js';
import type { Ability, Action } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
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
  pass,
  play,
  set,
  stacked,
  turn,
  turnComes,
  WARDEN,
  warden,
  withGuard,
  without,
  yard,
  type Table,
} from './table.js';

/** A shield that a card of a character gives. */
const shieldOf = (owner: string, card: string) => ({
  type: 'shield' as const,
  amount: 1,
  reach: 0,
  origin: { type: 'card' as const, owner, card, half: 'top' as const, basic: false },
  stays: false,
});

const ATTACK = { type: 'attack', amount: 2 } as const;
const MOVE = { type: 'move', amount: 3 } as const;
const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const SUFFER = { type: 'suffer' } as const;
const strike = { type: 'attack', target: GUARD } as const;
const guard = (amount: number, ...more: readonly Ability[]) => ({
  guard: [{ type: 'attack' as const, amount }, ...more],
});
const cards = (facts: Partial<GameState['characters'][number]>) => character(WARDEN, facts);
const FEW = cards({ hand: ['warden-5', 'warden-7'], discard: ['warden-3', 'warden-4'] });
const retaliates = figure(GUARD, {
  wards: [{ type: 'retaliate', amount: 2, reach: 1, origin: null, stays: false }],
});

const negationsIn = (table: Table) =>
  options(table, { type: 'negate' }).map((one) => ('by' in one ? one.by : null));
const stakeIn = ({ engine, state }: Table) => engine.decisions(state)[0]?.about;
const characterIn = ({ state }: Table, id: string) => state.characters.find((one) => one.id === id);

describe('cancelling damage', () => {
  it('R-DMG-1 no damage is nothing to be asked about, whatever it comes from', () => {
    const shield = figure(WARDEN, {
      wards: [{ type: 'shield', amount: 9, reach: 0, origin: null, stays: false }],
    });
    const shielded = pass(turn(guard(3), ...NEAR, FEW, shield));
    expect(eventsOf(shielded, 'attacked')).toMatchObject([{ result: { damage: 0 } }]);
    expect(eventsOf(shielded, 'damaged')).toEqual([]);
    const trap = overlay('trap', 4, 4, { damage: 0, conditions: ['muddle'] });
    const moving = play(turn({ bottom: [MOVE] }, ...NEAR, FEW, trap), 'bottom');
    const sprung = act(moving, { type: 'moveTo', hex: hex(4, 4) });
    expect(can(sprung, SUFFER)).toBe(false);
    expect(eventsOf(sprung, 'damaged')).toEqual([]);
    expect(conditionsOf(sprung, WARDEN)).toEqual(['muddle']);
  });

  it('R-DMG-2 costs one card of the hand or two of the discards, which are lost', () => {
    const table = pass(turn(guard(3), ...NEAR, FEW));
    expect(negationsIn(table)).toEqual([
      { type: 'hand', card: 'warden-5' },
      { type: 'hand', card: 'warden-7' },
      // The two cards of the turn that is over are among the discards.
      ...[
        [CARD, BLANK],
        [CARD, 'warden-3'],
        [CARD, 'warden-4'],
        [BLANK, 'warden-3'],
        [BLANK, 'warden-4'],
        ['warden-3', 'warden-4'],
      ].map((two) => ({ type: 'discards', cards: two })),
    ]);
    const hand = act(table, { type: 'negate', by: { type: 'hand', card: 'warden-7' } });
    expect(warden(hand).lost).toEqual(['warden-7']);
    const discards = act(table, {
      type: 'negate',
      by: { type: 'discards', cards: ['warden-3', 'warden-4'] },
    });
    expect(warden(discards)).toMatchObject({
      lost: ['warden-3', 'warden-4'],
      hand: ['warden-5', 'warden-7'],
    });
  });

  it('R-DMG-2 cancels the whole amount, and all other effects apply', () => {
    const wishes = {
      guard: [{ type: 'attack' as const, amount: 8, conditions: ['poison' as const], push: 1 }],
    };
    const table = act(pass(turn(wishes, ...NEAR, FEW)), {
      type: 'negate',
      by: { type: 'hand', card: 'warden-5' },
    });
    expect(figureIn(table, WARDEN).hitPoints).toBe(10);
    expect(eventsOf(table, 'damaged')).toEqual([
      {
        type: 'damaged',
        figure: WARDEN,
        source: 'attack',
        by: GUARD,
        amount: 8,
        negated: true,
        hitPoints: 10,
      },
    ]);
    expect(conditionsOf(table, WARDEN)).toEqual(['poison']);
    const pushed = act(table, { type: 'pushStep', target: WARDEN, hex: hex(3, 3) });
    expect(eventsOf(pushed, 'moved')).toEqual([
      { type: 'moved', figure: WARDEN, path: [hex(3, 3)], forced: true, by: GUARD },
    ]);
  });

  it.each<
    [
      string,
      (table: Table) => Table,
      Parameters<typeof turn>[0],
      readonly ((state: GameState) => GameState)[],
      object,
    ]
  >([
    [
      'a trap',
      (table) => act(play(table, 'bottom'), { type: 'moveTo', hex: hex(4, 4) }),
      { bottom: [MOVE] },
      [overlay('trap', 4, 4, { damage: 3 })],
      { source: 'trap', amount: 3 },
    ],
    [
      'hazardous terrain',
      (table) => act(play(table, 'bottom'), { type: 'moveTo', hex: hex(4, 4) }),
      { bottom: [MOVE] },
      [overlay('hazardous', 4, 4, { damage: 1 })],
      { source: 'hazardous', amount: 1 },
    ],
    [
      'retaliate',
      (table) => act(play(table, 'top'), strike),
      { top: [ATTACK] },
      [retaliates],
      { source: 'retaliate', amount: 2 },
    ],
  ])('R-DMG-2 whatever the source: %s', (_, harm, wishes, changes, about) => {
    const table = harm(turn(wishes, ...NEAR, FEW, ...changes));
    expect(stakeIn(table)).toEqual({ type: 'damage', ...about });
    const negated = act(table, { type: 'negate', by: { type: 'hand', card: 'warden-5' } });
    expect(figureIn(negated, WARDEN).hitPoints).toBe(10);
    expect(figureIn(act(table, SUFFER), WARDEN).hitPoints).toBeLessThan(10);
  });

  it('R-DMG-3 is decided for each attack, knowing the number after card and shield', () => {
    const shield = figure(WARDEN, {
      wards: [{ type: 'shield', amount: 1, reach: 0, origin: null, stays: false }],
    });
    const twice = guard(3, { type: 'attack', amount: 3 });
    const first = pass(
      turn(twice, ...NEAR, FEW, shield, stacked('monsters', { value: 2 }, { value: -1 })),
    );
    expect(stakeIn(first)).toEqual({ type: 'damage', source: 'attack', amount: 4 });
    const second = act(first, { type: 'negate', by: { type: 'hand', card: 'warden-5' } });
    expect(stakeIn(second)).toEqual({ type: 'damage', source: 'attack', amount: 1 });
    expect(negationsIn(second)).not.toContainEqual({ type: 'hand', card: 'warden-5' });
    expect(figureIn(act(second, SUFFER), WARDEN).hitPoints).toBe(9);
  });

  it('R-DMG-4 is for characters only', () => {
    const table = act(play(turn({ top: [ATTACK] }, ...NEAR), 'top'), strike);
    expect(eventsOf(table, 'damaged')).toMatchObject([{ figure: GUARD, negated: false }]);
  });

  it('R-DMG-4 R-CARD-6 active cards count as discarded ones if they do, lost ones are no payment', () => {
    const active = [
      { card: 'warden-8', goes: 'discard' as const, lasts: 'round' as const },
      { card: 'warden-9', goes: 'lost' as const, lasts: 'round' as const },
    ];
    const trap = overlay('trap', 4, 4, { damage: 3 });
    const moving = play(
      turn({ bottom: [MOVE] }, ...NEAR, cards({ hand: [], discard: ['warden-3'], active }), trap),
      'bottom',
    );
    const table = act(moving, { type: 'moveTo', hex: hex(4, 4) });
    // Neither the card that is played nor the one that waits can be lost.
    expect(warden(table).waiting).toEqual([CARD, BLANK]);
    expect(negationsIn(table)).toEqual([{ type: 'discards', cards: ['warden-3', 'warden-8'] }]);
    const paid = act(table, { type: 'negate' });
    expect(warden(paid)).toMatchObject({
      discard: [],
      lost: ['warden-3', 'warden-8'],
      active: [active[1]],
    });
  });

  it('R-DMG-2 one discarded card alone is not enough: the damage is suffered', () => {
    const trap = overlay('trap', 4, 4, { damage: 3 });
    const poor = cards({ hand: [], discard: ['warden-3'] });
    const moving = play(turn({ bottom: [MOVE] }, ...NEAR, poor, trap), 'bottom');
    expect(figureIn(act(moving, { type: 'moveTo', hex: hex(4, 4) }), WARDEN).hitPoints).toBe(7);
  });
});

describe('exhaustion', () => {
  const WEAK = figure(WARDEN, { hitPoints: 2 });

  it('R-DMG-6 comes in the middle of anything: the action ends, and so does the turn', () => {
    const wishes = { top: { abilities: [ATTACK, ATTACK, MOVE], goes: 'lost' as const } };
    const dying = act(play(turn(wishes, ...NEAR, FEW, WEAK, retaliates), 'top'), strike);
    expect(stakeIn(dying)).toEqual({ type: 'damage', source: 'retaliate', amount: 2 });
    const table = act(dying, SUFFER);
    expect(isGone(table, WARDEN)).toBe(true);
    expect(eventsOf(table, 'exhausted')).toEqual([
      { type: 'exhausted', character: WARDEN, by: 'damage' },
    ]);
    expect(eventsOf(table, 'attacked').filter((one) => one.figure === WARDEN)).toEqual([]);
    expect(table.state.agenda.some((task) => 'figure' in task && task.figure === WARDEN)).toBe(
      false,
    );
    expect(eventsOf(table, 'turnStarted')[0]?.figure).toBe(GUARD);
    // What was played and what was waiting is lost with all else.
    expect([...warden(table).lost].sort()).toEqual(
      [CARD, BLANK, 'warden-3', 'warden-4', 'warden-5', 'warden-7'].sort(),
    );
  });

  it('R-DMG-6 one hit point is enough to go on, none is not', () => {
    const twoLeft = figure(WARDEN, { hitPoints: 3 });
    const hurt = act(
      play(turn({ top: [ATTACK] }, ...NEAR, FEW, twoLeft, retaliates), 'top'),
      strike,
    );
    const alive = act(hurt, SUFFER);
    expect(figureIn(alive, WARDEN).hitPoints).toBe(1);
    expect(can(alive, { type: 'play' })).toBe(true);
  });

  it('R-DMG-6 R-LOOT-10 what was earned in the action stays earned', () => {
    const wishes = { top: { abilities: [ATTACK], experience: 2, infuse: ['fire' as const] } };
    const dying = act(play(turn(wishes, ...NEAR, FEW, WEAK, retaliates), 'top'), strike);
    const table = act(dying, SUFFER);
    expect(warden(table).experience).toBe(2);
    // The turn of the exhausted has an end all the same (R-ROUND-14).
    expect(eventsOf(table, 'elementsInfused')).toEqual([
      { type: 'elementsInfused', figure: WARDEN, elements: ['fire'] },
    ]);
  });

  it.each([
    ['hand 1, discard 1', { hand: 1, discard: 1 }, 'exhausted'],
    ['hand 1, discard 2', { hand: 1, discard: 2 }, 'longRest'],
    ['hand 0, discard 2', { hand: 0, discard: 2 }, 'longRest'],
    ['hand 0, discard 0', { hand: 0, discard: 0 }, 'exhausted'],
    ['hand 2, discard 0', { hand: 2, discard: 0 }, 'play'],
  ] as const)('R-DMG-7 R-CARD-10 at the start of a round: %s', (_, counts, fate) => {
    const pool = ['warden-3', 'warden-4', 'warden-5', 'warden-7'];
    const hand = pool.slice(0, counts.hand);
    const discard = pool.slice(counts.hand, counts.hand + counts.discard);
    const table = set(turn({}, ...NEAR), cards({ hand, discard, waiting: [] }), (state) => ({
      ...state,
      agenda: [{ type: 'startRound' }, { type: 'characterTurn', figure: KINDLER, halves: ['top'] }],
      characters: state.characters.map((one) =>
        one.id === KINDLER
          ? { ...one, waiting: ['kindler-1'], hand: ['kindler-2', 'kindler-3'] }
          : one,
      ),
    }));
    const begun = act(table, { type: 'endTurn', character: KINDLER });
    const { exhausted, choice } = warden(begun);
    if (fate === 'exhausted') {
      expect(exhausted).toBe(true);
      expect(eventsOf(begun, 'exhausted')).toEqual([
        { type: 'exhausted', character: WARDEN, by: 'cards' },
      ]);
      expect(isGone(begun, WARDEN)).toBe(true);
    } else if (fate === 'longRest') {
      expect([exhausted, choice]).toEqual([false, { type: 'longRest' }]);
    } else {
      expect([exhausted, choice]).toEqual([false, null]);
      expect(options(begun, { type: 'selectCards', character: WARDEN })).toHaveLength(2);
      expect(can(begun, { type: 'longRest', character: WARDEN })).toBe(false);
    }
  });

  it('R-DMG-8 all cards are lost, bonuses end, the figure leaves; what was gained is kept', () => {
    const active = [{ card: 'warden-8', goes: 'discard' as const, lasts: 'round' as const }];
    const goals = { dealt: ['a', 'b'], kept: 'b' };
    const table = turn(
      guard(5),
      ...NEAR,
      WEAK,
      cards({
        hand: [],
        discard: ['warden-3'],
        lost: ['warden-4'],
        active,
        experience: 4,
        money: 3,
        treasures: ['7'],
        battleGoals: goals,
      }),
      figure(KINDLER, {
        wards: [shieldOf(WARDEN, 'warden-8')],
      }),
    );
    const after = act(pass(table), SUFFER);
    expect(warden(after)).toMatchObject({
      hand: [],
      discard: [],
      active: [],
      waiting: [],
      choice: null,
      experience: 4,
      money: 3,
      treasures: ['7'],
      battleGoals: goals,
      exhausted: true,
    });
    expect([...warden(after).lost].sort()).toEqual(
      ['warden-3', 'warden-4', 'warden-8', CARD, BLANK].sort(),
    );
    expect(isGone(after, WARDEN)).toBe(true);
    expect(figureIn(after, KINDLER).wards).toEqual([]);
    // It still counts for the number of characters.
    expect(after.state.party).toBe(2);
  });

  it('R-DMG-8 R-CARD-6 its bonuses end at once, not with the round', () => {
    const active = [{ card: 'warden-8', goes: 'discard' as const, lasts: 'persistent' as const }];
    const table = turn(
      { ...guard(5), bottom: [MOVE] },
      ...NEAR,
      WEAK,
      cards({ hand: [], active }),
      at(KINDLER, 5, 4),
      overlay('trap', 4, 4, { damage: 2 }),
      figure(KINDLER, {
        wards: [
          shieldOf(WARDEN, 'warden-8'),
          shieldOf(KINDLER, 'warden-8'),
          { ...shieldOf(WARDEN, 'warden-8'), origin: null },
        ],
      }),
    );
    const dead = act(play(table, 'bottom'), { type: 'moveTo', hex: hex(4, 4) });
    expect(isGone(dead, WARDEN)).toBe(true);
    expect(can(dead, SUFFER)).toBe(true);
    expect(figureIn(dead, KINDLER).wards).toEqual([
      shieldOf(KINDLER, 'warden-8'),
      { ...shieldOf(WARDEN, 'warden-8'), origin: null },
    ]);
  });

  it('R-MON-26 the dead are counted by their type', () => {
    const top: Action = { abilities: [{ type: 'attack', amount: 9, targets: 2 }] };
    const table = play(turn({ top }, ...NEAR, withGuard(2, 4, 2)), 'top');
    const one = act(table, strike);
    expect(one.state.kills).toEqual({ 'mire-guard': 1 });
    const both = can(one, { type: 'attack' }) ? act(one, { type: 'attack' }) : one;
    expect(both.state.kills).toEqual({ 'mire-guard': 2 });
  });

  it('R-DMG-1 what does no damage is told as none', () => {
    const table = act(play(turn({ top: [{ ...ATTACK, amount: 0 }] }, ...NEAR), 'top'), strike);
    expect(table.events.map(({ type }) => type)).toEqual(['attacked', 'cardMoved']);
  });

  it('R-DMG-8 the exhausted choose no cards, take no rest and have no turn', () => {
    const table = act(pass(turn(guard(5), ...NEAR, WEAK)), SUFFER);
    expect(characterIn(table, WARDEN)?.exhausted).toBe(true);
    expect(
      table.engine
        .legalCommands(table.state)
        .every((one) => !('character' in one) || one.character === KINDLER),
    ).toBe(true);
    const next = act(table, { type: 'selectCards', character: KINDLER });
    expect(eventsOf(next, 'orderSet')[0]?.order.flatMap(({ figures }) => figures)).not.toContain(
      WARDEN,
    );
  });

  it('R-DMG-9 the first that triggers stands: a goal met before the last exhaustion is a victory', () => {
    const alone = [character(KINDLER, { exhausted: true }), without(KINDLER)];
    const top: Action = { abilities: [{ type: 'attack', amount: 9 }] };
    const trap = overlay('trap', 4, 4, { damage: 5 });
    const won = act(
      play(
        turn(
          { top, second: { bottom: [MOVE] } },
          ...NEAR,
          ...alone,
          WEAK,
          trap,
          cards({ hand: [] }),
        ),
        'top',
      ),
      strike,
    );
    expect(won.state.verdict).toBe('won');
    const walking = act(won, { type: 'play', card: BLANK, half: 'bottom', basic: false });
    const dead = act(walking, { type: 'moveTo', hex: hex(4, 4) });
    expect(warden(dead).exhausted).toBe(true);
    expect(dead.state).toMatchObject({ verdict: 'won', over: true });
    expect(eventsOf(dead, 'verdictReached')).toEqual([]);
    expect(eventsOf(dead, 'scenarioEnded')).toMatchObject([{ verdict: 'won' }]);
  });

  it('R-DMG-9 one character that is left plays on', () => {
    const table = act(pass(turn(guard(5), ...NEAR, WEAK)), SUFFER);
    expect(table.state).toMatchObject({ verdict: null, over: false, round: 2 });
  });

  it('R-DMG-10 R-COND-8 a heal stops at the maximum, and its event says how much came back', () => {
    const heal: Ability = { type: 'heal', amount: 5 };
    const hurt = figure(WARDEN, { hitPoints: 8 });
    const table = act(play(turn({ top: [heal] }, ...NEAR, hurt), 'top'), {
      type: 'chooseFigure',
      target: WARDEN,
    });
    expect(eventsOf(table, 'healed')).toEqual([
      { type: 'healed', figure: WARDEN, amount: 2, hitPoints: 10, cured: [] },
    ]);
  });

  it('R-DMG-10 with a range it may be for oneself or for an ally', () => {
    const heal: Ability = { type: 'heal', amount: 2, range: 2 };
    const near = at(KINDLER, 4, 5);
    const targets = (table: Table) =>
      options(table, { type: 'chooseFigure' }).map((one) => ('target' in one ? one.target : ''));
    expect(targets(play(turn({ top: [heal] }, ...NEAR, near), 'top'))).toEqual([KINDLER, WARDEN]);
    expect(targets(play(turn({ top: [heal] }, ...NEAR, at(KINDLER, 4, 6)), 'top'))).toEqual([
      WARDEN,
    ]);
  });

  it('R-DMG-5 R-COND-7 the damage of a wound may be negated as well', () => {
    const wounded = figure(WARDEN, { conditions: trackerOf(['wound']), hitPoints: 1 });
    const table = turnComes({}, ...NEAR, wounded, FEW);
    expect(stakeIn(table)).toEqual({ type: 'damage', source: 'wound', amount: 1 });
    const saved = act(table, { type: 'negate', by: { type: 'hand', card: 'warden-5' } });
    expect(figureIn(saved, WARDEN).hitPoints).toBe(1);
    expect(can(saved, { type: 'play', card: CARD })).toBe(true);
    expect(isGone(act(table, SUFFER), WARDEN)).toBe(true);
  });
});

describe('the result', () => {
  const alone = [character(KINDLER, { exhausted: true, experience: 2 }), without(KINDLER)];
  const rich = cards({ hand: [], experience: 3, money: 2, treasures: ['7'] });

  it('R-SCEN-9 R-LOOT-1 a success brings bonus experience and rewards, to the exhausted too', () => {
    const top: Action = { abilities: [{ type: 'attack', amount: 9 }] };
    const won = act(play(turn({ top }, ...NEAR, ...alone, rich), 'top'), strike);
    expect(won.engine.resultOf(won.state)).toBeNull();
    const over = act(pass(won), { type: 'shortRest', rest: false });
    const home = { bonusExperience: 6, battleGoal: 'every-pocket' };
    const result = {
      verdict: 'won',
      characters: [
        {
          ...home,
          character: WARDEN,
          experience: 3,
          money: 2,
          gold: 4,
          treasures: ['7'],
          exhausted: false,
        },
        {
          ...home,
          character: KINDLER,
          experience: 2,
          money: 0,
          gold: 0,
          treasures: [],
          battleGoal: 'shoulder-to-shoulder',
          exhausted: true,
        },
      ],
      rewards: [
        { type: 'gold', amount: 5 },
        { type: 'experience', amount: 5 },
      ],
    };
    expect(eventsOf(over, 'scenarioEnded')).toEqual([{ type: 'scenarioEnded', ...result }]);
    expect(over.engine.resultOf(over.state)).toEqual(result);
  });

  it('R-SCEN-8 R-LOOT-1 R-LOOT-6 a loss keeps what was gained and taken, and brings nothing more', () => {
    const weak = figure(WARDEN, { hitPoints: 1 });
    const coin = overlay('coin', 2, 2);
    const dead = act(pass(turn(guard(3), ...NEAR, ...alone, rich, weak, coin)), SUFFER);
    expect(dead.state).toMatchObject({ over: true, verdict: 'lost' });
    expect(dead.engine.resultOf(dead.state)).toMatchObject({
      verdict: 'lost',
      characters: [
        {
          character: WARDEN,
          experience: 3,
          bonusExperience: 0,
          money: 2,
          gold: 4,
          exhausted: true,
        },
        { character: KINDLER, experience: 2, bonusExperience: 0, money: 0, gold: 0 },
      ],
      rewards: [],
    });
  });

  it('R-LOOT-1 tokens are worth what the level of the scenario says', () => {
    const table = yard();
    const over = (level: number) =>
      table.engine.resultOf(
        character(WARDEN, { money: 3 })({ ...table.state, level, over: true, verdict: 'won' }),
      )?.characters[0];
    expect([over(0)?.gold, over(2)?.gold, over(7)?.gold]).toEqual([6, 9, 18]);
    expect([over(0)?.bonusExperience, over(2)?.bonusExperience]).toEqual([4, 8]);
    expect(over(7)?.bonusExperience).toBe(18);
  });
});

describe('what is over for the dead', () => {
  it('R-COND-21 R-COND-22 conditions of a trap come after its damage, and not to the exhausted', () => {
    const trap = overlay('trap', 4, 4, { damage: 5, conditions: ['poison'] });
    const weak = figure(WARDEN, { hitPoints: 5, conditions: trackerOf(['muddle']) });
    const moving = play(turn({ bottom: [MOVE] }, ...NEAR, weak, FEW, trap), 'bottom');
    const dead = act(moving, { type: 'moveTo', hex: hex(4, 4) }, SUFFER);
    expect(isGone(dead, WARDEN)).toBe(true);
    expect(eventsOf(dead, 'conditionGained')).toEqual([]);
    const negated = act(
      moving,
      { type: 'moveTo', hex: hex(4, 4) },
      { type: 'negate', by: { type: 'hand', card: 'warden-5' } },
    );
    expect(conditionsOf(negated, WARDEN)).toEqual(['poison', 'muddle']);
  });

  it('R-COND-21 nor to the monster that an attack kills', () => {
    const top: Action = { abilities: [{ type: 'attack', amount: 9, conditions: ['stun'] }] };
    const table = act(play(turn({ top }, ...NEAR), 'top'), strike);
    expect(isGone(table, GUARD)).toBe(true);
    expect(can(table, { type: 'perform' })).toBe(false);
  });

  it('R-COND-9 R-DMG-6 poison adds to attacks only, not to traps or retaliate', () => {
    const trap = overlay('trap', 4, 4, { damage: 3 });
    const wishes = { bottom: [MOVE], second: { top: [ATTACK] } };
    const ill = afflicted(WARDEN, 'poison');
    const moved = act(
      play(turn(wishes, ...NEAR, ill, trap, retaliates, cards({ hand: [] })), 'bottom'),
      { type: 'moveTo', hex: hex(4, 4) },
    );
    expect(figureIn(moved, WARDEN).hitPoints).toBe(7);
    const struck = act(
      play(turn({ top: [ATTACK] }, ...NEAR, ill, retaliates, cards({ hand: [] })), 'top'),
      strike,
    );
    expect(figureIn(struck, WARDEN).hitPoints).toBe(8);
  });
});
