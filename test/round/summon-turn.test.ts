import { describe, expect, it } from 'vitest';

import type { Ability, Action } from '../../src/content/index.js';
import { monsterTurn } from '../../src/monster-turn/index.js';
import {
  act,
  afflicted,
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
  SECOND_GUARD,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  type Table,
} from './table.js';
import { aged, broken, calls, HOUND, houndActs, saved, summoned, summonsHound } from './summons.js';

const started = (table: Table): readonly string[] =>
  eventsOf(table, 'turnStarted').map((event) => event.figure);

const hitPointsOf = (table: Table, id: string): number => figureIn(table, id).hitPoints;

/** The archer is far off, and no test is about it. */
const noArcher = without('reed-archer#1');

/** The second card of the warden with an action that stays active. */
const keeps = (...abilities: readonly Ability[]): Action => ({ abilities, active: 'persistent' });

describe('the turn of a summon', () => {
  it('R-SUM-3: comes directly before that of its owner, and is a turn of its own', () => {
    const table = houndActs(summoned());
    expect(started(table)).toEqual([HOUND, WARDEN]);
    expect(eventsOf(table, 'turnEnded').map((event) => event.figure)).toContain(HOUND);
    expect(broken(table)).toEqual([]);
    expect(saved(table).state).toEqual(table.state);
  });

  it('R-SUM-3: does not come in the round of summoning, but in the next one, before a resting owner', () => {
    const ended = pass(set(summoned(), character(WARDEN, { discard: ['warden-3', 'warden-4'] })));
    expect(started(ended)).not.toContain(HOUND);
    expect(ended.state.acted).not.toContain(HOUND);
    const chosen = act(
      act(ended, { type: 'shortRest', character: WARDEN, rest: false }),
      { type: 'longRest', character: WARDEN },
      { type: 'selectCards', character: KINDLER },
      { type: 'endTurn', character: KINDLER },
    );
    const last = chosen.state.order.at(-1);
    expect(last).toEqual({ initiative: 99, figures: [HOUND, WARDEN] });
    // Monsters may leave their ways open before.
    let [table, turns] = [chosen, started(chosen)];
    while (!turns.includes(WARDEN)) {
      table = act(table, { type: 'moveAlong' });
      turns = [...turns, ...started(table)];
    }
    expect(turns.slice(-2)).toEqual([HOUND, WARDEN]);
  });

  it('R-SUM-3: several act in the order in which they were summoned', () => {
    const both = act(
      play(
        turn({ top: calls({ traits: ['noMove'] }, [summonsHound({ traits: ['noMove'] })]) }),
        'top',
      ),
      { type: 'placeSummon', hex: hex(0, 1) },
      { type: 'placeSummon', hex: hex(1, 0) },
    );
    const acting = started(houndActs(both));
    expect(acting).toEqual([HOUND, 'warden/ash-hound#2', WARDEN]);
  });

  it('R-SUM-3 R-COND-12: comes when its owner is stunned, and is empty when the summon is', () => {
    const near = [at(GUARD, 2, 0), noArcher];
    const owner = houndActs(summoned(), ...near, afflicted(WARDEN, 'stun'));
    expect(eventsOf(owner, 'attacked').filter((one) => one.figure === HOUND)).toHaveLength(1);
    const own = houndActs(summoned(), ...near, afflicted(HOUND, 'stun'));
    expect(eventsOf(own, 'attacked')).toEqual([]);
    expect(started(own)).toContain(HOUND);
  });

  it('R-SUM-4: moves and attacks as its card says, with the modifier deck of its owner', () => {
    const table = houndActs(
      summoned(),
      at(GUARD, 4, 0),
      stacked(WARDEN, { value: 1 }),
      stacked('monsters', { value: -2 }),
    );
    expect(eventsOf(table, 'moved')).not.toEqual([]);
    expect(hitPointsOf(table, GUARD)).toBe(9 - 3);
    expect(warden(table).modifiers.discard).toHaveLength(1);
    expect(table.state.modifiers.discard).toEqual([]);
  });

  it('R-SUM-4: has the range, targets, pierce and conditions of its card', () => {
    const table = houndActs(
      summoned(
        { range: 3, targets: 2, pierce: 1, conditions: ['poison'], move: 0 },
        { guardStats: { shield: 1 } },
      ),
      at(GUARD, 4, 0),
      withGuard(2, 3, 1),
    );
    const done = act(table, { type: 'attack', figure: HOUND, target: SECOND_GUARD });
    expect([hitPointsOf(done, GUARD), hitPointsOf(done, SECOND_GUARD)]).toEqual([7, 7]);
    expect(conditionsOf(done, GUARD)).toEqual(['poison']);
  });

  it('R-SUM-4 R-MON-3: leaves out nothing that it or its cards add', () => {
    const table = houndActs(
      summoned(),
      at(GUARD, 2, 0),
      stacked(WARDEN, { value: 0, effects: [{ type: 'condition', condition: 'muddle' }] }),
    );
    expect(conditionsOf(table, GUARD)).toEqual(['muddle']);
    expect(started(table)).toEqual([HOUND, WARDEN]);
    const pushed = houndActs(summoned({ push: 1 }), at(GUARD, 2, 0));
    expect(can(pushed, { type: 'stop' })).toBe(false);
    expect(can(pushed, { type: 'pushStep', target: GUARD })).toBe(true);
  });

  it('R-SUM-4 R-FOCUS-11: does nothing without a focus', () => {
    const table = houndActs(summoned(), without(GUARD), afflicted('reed-archer#1', 'invisible'));
    expect(eventsOf(table, 'focusFound')).toMatchObject([{ figure: HOUND, focus: [] }]);
    expect(eventsOf(table, 'moved')).toEqual([]);
  });

  it('R-FOCUS-16: focuses by the order of the monsters; what is left open its owner decides', () => {
    const near = [at(GUARD, 2, 0), withGuard(2, 1, 1), noArcher];
    const first = houndActs(summoned(), ...near);
    expect(eventsOf(first, 'focusFound')).toMatchObject([{ focus: [GUARD] }]);
    const asked = houndActs(summoned({}, { apart: true }), at(GUARD, 4, 2), noArcher);
    const ways = options(asked, { type: 'moveAlong', figure: HOUND });
    expect(ways.length).toBeGreaterThan(1);
    expect(new Set(ways.map(({ seat }) => seat))).toEqual(new Set(['ann']));
  });

  it('R-SUM-10: without an attack it moves up as for melee, without a move it stays', () => {
    const summon = (stats: object) => summoned(stats);
    const still = houndActs(summon({ attack: undefined }), at(GUARD, 3, 0));
    expect(figureIn(still, HOUND).at).not.toEqual(hex(1, 0));
    expect(eventsOf(still, 'attacked')).toEqual([]);
    const rooted = houndActs(summon({ move: undefined }), at(GUARD, 2, 0));
    expect(hitPointsOf(rooted, GUARD)).toBe(7);
    const unmoved = houndActs(summon({ traits: ['noMove'] }), at(GUARD, 4, 0));
    expect(figureIn(unmoved, HOUND).at).toEqual(hex(1, 0));
    const peaceful = houndActs(summon({ traits: ['noAttack'] }), at(GUARD, 2, 0));
    expect(hitPointsOf(peaceful, GUARD)).toBe(9);
  });

  it('R-SUM-5: conditions leave it after its own turn; a wound comes at its start', () => {
    const table = houndActs(summoned(), afflicted(HOUND, 'muddle', 'wound'), at(GUARD, 2, 0));
    expect(conditionsOf(table, HOUND)).toEqual(['wound']);
    expect(hitPointsOf(table, HOUND)).toBe(3);
    const kept = pass(set(summoned(), afflicted(HOUND, 'muddle'), at(GUARD, 9, 0)));
    expect(conditionsOf(kept, HOUND)).toEqual(['muddle']);
  });

  it('R-SUM-8: goes around traps, also where that is longer', () => {
    const on = (stats: object) =>
      houndActs(
        summoned({ move: 4, ...stats }),
        overlay('trap', 2, 0, { damage: 2 }),
        at(GUARD, 4, 0),
        noArcher,
      );
    const walked = on({});
    const [way] = options(walked, { type: 'moveAlong' });
    const done = way === undefined ? walked : act(walked, { type: 'moveAlong' });
    expect(eventsOf(done, 'trapSprung')).toEqual([]);
    expect(hitPointsOf(done, GUARD)).toBe(7);
    expect(hitPointsOf(done, HOUND)).toBe(4);
  });

  it('R-SUM-8 R-MOVE-13: springs a trap that it is pushed onto, and hazards hurt it unless it flies', () => {
    const pushedOnto = (stats: object) => {
      const table = pass(
        set(
          summoned(stats, { guard: [{ type: 'attack', amount: 0, push: 1 }] }),
          at(WARDEN, 0, 6),
          at(HOUND, 4, 3),
          at(GUARD, 3, 3),
          at(KINDLER, 0, 5),
          overlay('trap', 5, 3, { damage: 2 }),
        ),
      );
      return act(table, { type: 'pushStep', target: HOUND, hex: hex(5, 3) });
    };
    expect(hitPointsOf(pushedOnto({}), HOUND)).toBe(2);
    expect(hitPointsOf(pushedOnto({ traits: ['flying'] }), HOUND)).toBe(4);
  });

  it('R-MOVE-14 R-MOVE-18: has the traits of its card, on its turn and on others', () => {
    const table = pass(
      set(
        summoned(
          { traits: ['noForcedMovement'] },
          { guard: [{ type: 'attack', amount: 0, push: 1 }] },
        ),
        at(GUARD, 2, 0),
      ),
    );
    expect(can(table, { type: 'pushStep', target: HOUND })).toBe(false);
    const over = (stats: object): Table =>
      houndActs(
        summoned({ move: 2, ...stats }),
        overlay('difficult', 2, 0),
        overlay('difficult', 1, 1),
        at(GUARD, 4, 0),
        noArcher,
      );
    const ends = (asked: Table): Table =>
      can(asked, { type: 'moveAlong' }) ? act(asked, { type: 'moveAlong' }) : asked;
    expect(hitPointsOf(ends(over({})), GUARD)).toBe(9);
    expect(hitPointsOf(ends(over({ traits: ['ignoresTerrain'] })), GUARD)).toBe(7);
  });

  it('R-DMG-6: traits that it was given are gone with it', () => {
    const given = set(summoned({}, { guardStats: { retaliate: 9 } }), (state) => ({
      ...state,
      traits: [
        {
          figure: HOUND,
          traits: ['jumping'],
          without: [],
          immunities: [],
          origin: null,
          lasts: 'scenario',
          within: null,
        },
      ],
    }));
    const table = houndActs(given, at(GUARD, 2, 0));
    expect(isGone(table, HOUND)).toBe(true);
    expect(saved(table).state.traits).toEqual([]);
    expect(
      act(given, { type: 'moveActiveCard', character: WARDEN, card: CARD }).state.traits,
    ).toEqual([]);
  });

  it('infuses what its attacks infuse, and nothing without an attack', () => {
    const fire = (table: Table) => table.state.elements.strengths.fire;
    expect(fire(houndActs(summoned({ infuse: ['fire'] }), at(GUARD, 2, 0)))).toBe('strong');
    expect(fire(houndActs(summoned({ infuse: ['fire'], move: 0 })))).toBe('inert');
    const asked = houndActs(summoned({ infuse: ['any'] }), at(GUARD, 2, 0));
    const named = act(asked, { type: 'infuse', figure: HOUND, element: 'ice' });
    expect(named.state.elements.strengths.ice).toBe('strong');
  });
});

describe('what concerns a summon', () => {
  it('R-SUM-11 R-FOCUS-9: it is focused before its owner, also in the round of summoning', () => {
    const table = pass(
      set(summoned({}, { guard: [{ type: 'attack', amount: 1 }] }), at(GUARD, 0, 1)),
    );
    const found = eventsOf(table, 'focusFound').filter((event) => event.figure === GUARD);
    expect(found).toMatchObject([{ focus: [HOUND] }]);
    expect(hitPointsOf(table, HOUND)).toBe(3);
  });

  it('R-SUM-6 R-DMG-4: nobody loses cards for it; its shield and retaliate are those of its card', () => {
    const table = pass(
      set(
        summoned({ shield: 1, retaliate: 2 }, { guard: [{ type: 'attack', amount: 2 }] }),
        at(GUARD, 2, 0),
      ),
    );
    expect(can(table, { type: 'negate' })).toBe(false);
    expect(hitPointsOf(table, HOUND)).toBe(3);
    expect(hitPointsOf(table, GUARD)).toBe(7);
  });

  it('R-SUM-6: bonuses of its owner are not its own', () => {
    const bonus: Ability = {
      type: 'bonus',
      on: 'attack',
      effects: [{ type: 'add', amount: 3 }],
    };
    const both = act(summoned({}, { second: { bottom: keeps(bonus) } }), {
      type: 'play',
      card: BLANK,
      half: 'bottom',
      basic: false,
    });
    const borne = can(both, { type: 'perform' }) ? act(both, { type: 'perform' }) : both;
    expect(borne.state.bonuses).toHaveLength(1);
    const table = houndActs(borne, at(GUARD, 2, 0));
    expect(hitPointsOf(table, GUARD)).toBe(7);
  });

  it('R-SUM-7: what it kills its owner kills: bonuses answer once, and counts count it', () => {
    const bonus: Ability = {
      type: 'bonus',
      on: 'killed',
      effects: [{ type: 'experience', amount: 1 }],
    };
    const counts: Ability = {
      type: 'experience',
      amount: { type: 'times', moment: 'killed', during: 'round' },
    };
    const begun = act(summoned({}, { second: { bottom: keeps(bonus) } }), {
      type: 'play',
      card: BLANK,
      half: 'bottom',
      basic: false,
    });
    const borne = can(begun, { type: 'perform' }) ? act(begun, { type: 'perform' }) : begun;
    const near = [at(GUARD, 2, 0), figure(GUARD, { hitPoints: 1 })];
    const killed = houndActs(borne, ...near);
    expect(isGone(killed, GUARD)).toBe(true);
    expect(warden(killed).experience).toBe(1);
    expect(killed.state.kills).toEqual({ 'mire-guard': 1 });
    const counted = act(houndActs(summoned({}, { second: { top: [counts] } }), ...near), {
      type: 'play',
      card: BLANK,
      half: 'top',
      basic: false,
    });
    expect(warden(counted).experience).toBe(1);
  });

  it('R-SUM-7 R-LOOT-4: takes no money, at the end of its turn or by an ability', () => {
    const coin = (table: Table): number =>
      table.state.overlays.filter(({ type }) => type === 'coin').length;
    expect(coin(houndActs(summoned({ move: 0 }), overlay('coin', 1, 0)))).toBe(1);
    const grant: Ability = {
      type: 'grant',
      to: { type: 'select', who: ['ownSummon'] },
      abilities: [{ type: 'loot', amount: 1 }],
    };
    const asked = set(summoned({}, { second: { bottom: [grant] } }), overlay('coin', 1, 1));
    const given = act(
      asked,
      { type: 'play', card: BLANK, half: 'bottom', basic: false },
      { type: 'chooseFigure', target: HOUND },
    );
    expect(coin(given)).toBe(1);
    expect(eventsOf(given, 'abilitySkipped')).toMatchObject([{ figure: HOUND, ability: 'loot' }]);
  });

  it('R-MOD-15: blesses and curses of a summon go into the deck of its owner', () => {
    const curses = ({
      pile,
      discard,
    }: Pick<ReturnType<typeof warden>['modifiers'], 'pile' | 'discard'>) =>
      [...pile, ...discard].filter(({ origin }) => origin === 'curse').length;
    const table = pass(
      set(
        summoned({}, { guard: [{ type: 'attack', amount: 1, conditions: ['curse'] }] }),
        at(GUARD, 2, 0),
      ),
    );
    expect(curses(warden(table).modifiers)).toBe(1);
    expect(curses(table.state.modifiers)).toBe(0);
    expect(eventsOf(table, 'modifierCardAdded')).toMatchObject([{ figure: HOUND, deck: WARDEN }]);
    const given = houndActs(summoned({ conditions: ['curse'] }), at(GUARD, 2, 0));
    expect(curses(given.state.modifiers)).toBe(1);
  });

  it('`ownSummon` means those of the performer alone', () => {
    const heal: Ability = {
      type: 'heal',
      amount: 2,
      to: { type: 'select', who: ['ownSummon'], count: 'all' },
    };
    const hurt = set(summoned({}, { second: { bottom: [heal] } }), figure(HOUND, { hitPoints: 1 }));
    const asked = act(hurt, { type: 'play', card: BLANK, half: 'bottom', basic: false });
    const done = act(asked, { type: 'perform' });
    expect(hitPointsOf(done, HOUND)).toBe(3);
    expect(eventsOf(done, 'healed')).toHaveLength(1);
  });
});

describe('a summon that is dismissed in the middle of something', () => {
  const gone = (table: Table): Table =>
    act(table, { type: 'moveActiveCard', character: WARDEN, card: CARD });
  const cardsOf = ({ pile, discard }: Table['state']['modifiers']): number =>
    pile.length + discard.length;

  it('R-SUM-9 R-MOD-8: leaves the cards of its attack to their pile', () => {
    const asked = houndActs(
      summoned({}, { onTable: true }),
      at(GUARD, 2, 0),
      afflicted(HOUND, 'muddle'),
      stacked(WARDEN, { value: 1 }, { value: -1 }),
    );
    const open = act(asked, { type: 'revealModifier', figure: HOUND });
    expect(cardsOf(warden(open).modifiers)).toBe(11);
    expect(broken(open)).toEqual([]);
    const left = gone(open);
    expect(isGone(left, HOUND)).toBe(true);
    expect(cardsOf(warden(left).modifiers)).toBe(12);
    expect(hitPointsOf(left, GUARD)).toBe(9);
    expect(broken(left)).toEqual([]);
  });

  it('R-SUM-9 R-MOD-8: leaves those of an attack on it to theirs', () => {
    const asked = pass(
      set(
        summoned({}, { onTable: true, guard: [{ type: 'attack', amount: 1 }] }),
        at(GUARD, 2, 0),
        afflicted(GUARD, 'muddle'),
        stacked('monsters', { value: 1 }, { value: -1 }),
      ),
    );
    const open = act(asked, { type: 'revealModifier', figure: GUARD });
    const left = act(gone(open), { type: 'revealModifier', figure: GUARD });
    expect(cardsOf(left.state.modifiers)).toBe(12);
    expect(eventsOf(left, 'attacked')).toEqual([]);
  });

  it('R-SUM-9: is nobody that an ability could still be done to', () => {
    const heal: Ability = {
      type: 'heal',
      amount: 2,
      to: { type: 'select', who: ['ownSummon'], count: 'all' },
    };
    const hurt = set(summoned({}, { second: { bottom: [heal] } }), figure(HOUND, { hitPoints: 1 }));
    const asked = act(hurt, { type: 'play', card: BLANK, half: 'bottom', basic: false });
    const done = act(gone(asked), { type: 'perform' });
    expect(eventsOf(done, 'healed')).toEqual([]);
  });
});

describe('questions about a summon', () => {
  it('R-FOCUS-16: its turn can be asked for', () => {
    const { engine, state } = set(summoned(), aged, at(GUARD, 4, 0), noArcher);
    const query = engine.turnQueryOf(state, HOUND);
    const answer = monsterTurn(query!);
    expect(answer._tag === 'Right' && answer.right.focus).toEqual([GUARD]);
    expect(engine.turnQueryOf(state, WARDEN)).toBeNull();
  });

  it('R-SUM-4: the odds of its attacks are those of the deck of its owner', () => {
    const asked = houndActs(
      summoned({ targets: 2, move: 0 }),
      at(GUARD, 2, 0),
      withGuard(2, 1, 1),
      withGuard(3, 0, 1),
      noArcher,
      stacked('monsters', { value: -1 }),
    );
    const [attack] = options(asked, { type: 'attack', figure: HOUND });
    const query = asked.engine.attackQueryOf(asked.state, attack!);
    expect(query?.deck).toMatchObject({ pile: warden(asked).modifiers.pile });
  });
});
