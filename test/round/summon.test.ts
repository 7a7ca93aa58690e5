import { describe, expect, it } from 'vitest';

import type { CheckedPack } from '../../src/content/index.js';
import { equals } from '../../src/hex/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import {
  act,
  at,
  BLANK,
  can,
  CARD,
  character,
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
  turn,
  WARDEN,
  warden,
  yard,
  type Table,
} from './table.js';
import {
  broken,
  calls,
  HOUND,
  hound,
  houndActs,
  saved,
  SECOND_HOUND,
  summoned,
  summonsHound,
} from './summons.js';

const hexesIn = (table: Table): readonly string[] =>
  options(table, { type: 'placeSummon' }).map((one) =>
    one.type === 'placeSummon' ? `${String(one.hex.q)},${String(one.hex.r)}` : '',
  );

describe('a summon comes', () => {
  it('R-SUM-1: onto an empty hex next to its summoner: no figure, token or trap is there', () => {
    const asked = play(
      turn(
        { top: calls() },
        at(WARDEN, 2, 2),
        at(KINDLER, 3, 2),
        at(GUARD, 2, 1),
        overlay('coin', 1, 2),
        overlay('trap', 1, 3, { damage: 2 }),
      ),
      'top',
    );
    expect(hexesIn(asked)).toEqual(['2,3', '3,1']);
    expect(can(asked, { type: 'skip', character: WARDEN })).toBe(true);
    const {
      hitPoints,
      at: here,
      kind,
      side,
    } = figureIn(act(asked, { type: 'placeSummon', hex: hex(3, 1) }), HOUND);
    expect({ hitPoints, kind, side }).toEqual({ hitPoints: 4, kind: 'summon', side: 'characters' });
    expect(equals(here, hex(3, 1))).toBe(true);
  });

  it('R-SUM-1: not at all where no hex is empty, and the action is not performed', () => {
    const filled = [hex(1, 0), hex(0, 1)].map(({ q, r }) => overlay('coin', q, r));
    const skipped = play(turn({ top: calls() }, ...filled), 'top');
    expect(eventsOf(skipped, 'abilitySkipped')).toMatchObject([{ ability: 'summon' }]);
    expect(warden(skipped).discard).toContain(CARD);
    expect(warden(skipped).active).toEqual([]);
  });

  it('R-CARD-4: may be left out', () => {
    const left = act(play(turn({ top: calls() }), 'top'), { type: 'skip', character: WARDEN });
    expect(isGone(left, HOUND)).toBe(true);
    expect(warden(left).discard).toContain(CARD);
  });

  it('R-SUM-1: within a range where the card says so', () => {
    const far = summonsHound();
    const asked = play(
      turn({
        top: {
          ...calls(),
          abilities: [
            { ...far, place: { type: 'hexes', place: { type: 'within', range: 2 } } } as typeof far,
          ],
        },
      }),
      'top',
    );
    expect(hexesIn(asked)).toContain('2,0');
    expect(hexesIn(asked)).not.toContain('3,0');
  });

  it('R-SUM-2: its card stays active, and experience and infusions come', () => {
    const table = act(play(turn({ top: { ...calls(), experience: 2 } }), 'top'), {
      type: 'placeSummon',
      hex: hex(1, 0),
    });
    expect(warden(table).active).toEqual([{ card: CARD, goes: 'lost', lasts: 'persistent' }]);
    expect(warden(table).experience).toBe(2);
    expect(eventsOf(table, 'summoned')).toEqual([
      {
        type: 'summoned',
        figure: HOUND,
        owner: WARDEN,
        summon: 'ash-hound',
        at: hex(1, 0),
        hitPoints: 4,
      },
    ]);
    expect(broken(table)).toEqual([]);
    expect(saved(table).state).toEqual(table.state);
  });

  it('has the hit points, immunities and conditions that formulas of L and C give', () => {
    const table = summoned({ hitPoints: '3+L*C', immunities: ['poison'] });
    const { level, party } = table.state;
    expect(figureIn(table, HOUND)).toMatchObject({
      hitPoints: 3 + level * party,
      conditions: { immune: ['poison'] },
    });
  });

  it('is another figure when the same card summons again', () => {
    const table = summoned({}, { second: { top: calls() } });
    const gone = act(table, { type: 'moveActiveCard', character: WARDEN, card: CARD });
    const again = act(
      set(gone, character(WARDEN, { waiting: [CARD, BLANK], lost: [] }), (state) => ({
        ...state,
        agenda: [
          ...state.agenda.slice(0, 2),
          { type: 'characterTurn', figure: WARDEN, halves: ['top', 'bottom'] },
        ],
      })),
      { type: 'play', card: CARD, half: 'top', basic: false },
      { type: 'placeSummon', hex: hex(1, 0) },
    );
    expect(isGone(again, HOUND)).toBe(true);
    expect(figureIn(again, SECOND_HOUND).summon?.owner).toBe(WARDEN);
    expect(again.state.order[0]?.figures).toEqual([HOUND, SECOND_HOUND, WARDEN]);
  });

  it('can be two of one card, which leave together', () => {
    const both = act(
      play(turn({ top: calls({}, [summonsHound()]) }), 'top'),
      { type: 'placeSummon', hex: hex(1, 0) },
      { type: 'placeSummon', hex: hex(0, 1) },
    );
    expect([isGone(both, HOUND), isGone(both, SECOND_HOUND)]).toEqual([false, false]);
    const gone = act(both, { type: 'moveActiveCard', character: WARDEN, card: CARD });
    expect(eventsOf(gone, 'summonLeft').map((one) => one.figure)).toEqual([HOUND, SECOND_HOUND]);
  });
});

describe('a summon leaves', () => {
  const struck = (table: Table): Table =>
    houndActs(
      table,
      at(GUARD, 2, 0),
      figure(HOUND, { hitPoints: 1, conditions: figureIn(table, GUARD).conditions }),
    );

  it('R-SUM-9: when its owner moves its card away, at any time; that is no death', () => {
    const gone = act(summoned(), { type: 'moveActiveCard', character: WARDEN, card: CARD });
    expect(isGone(gone, HOUND)).toBe(true);
    expect(warden(gone).lost).toContain(CARD);
    expect(eventsOf(gone, 'summonLeft')).toEqual([{ type: 'summonLeft', figure: HOUND }]);
    expect(eventsOf(gone, 'died')).toEqual([]);
    expect(broken(gone)).toEqual([]);
    expect(saved(gone).state).toEqual(gone.state);
  });

  it('R-SUM-2: with 0 hit points; its card goes to its pile, it drops nothing and is no kill', () => {
    const table = struck(summoned({}, { guardStats: { retaliate: 2 } }));
    expect(isGone(table, HOUND)).toBe(true);
    expect(eventsOf(table, 'died')).toMatchObject([{ figure: HOUND, by: GUARD }]);
    expect(eventsOf(table, 'summonLeft')).toEqual([]);
    expect(warden(table).lost).toContain(CARD);
    expect(table.state.overlays.filter(({ type }) => type === 'coin')).toEqual([]);
    expect(table.state.kills).toEqual({});
  });

  it('R-SUM-2: its card stays as long as another summon of it lives', () => {
    const both = act(
      play(turn({ top: calls({}, [summonsHound()]), guardStats: { retaliate: 2 } }), 'top'),
      { type: 'placeSummon', hex: hex(1, 0) },
      { type: 'placeSummon', hex: hex(0, 1) },
    );
    const table = struck(set(both, figure(SECOND_HOUND, { hitPoints: 4 })));
    expect(isGone(table, HOUND)).toBe(true);
    expect(isGone(table, SECOND_HOUND)).toBe(false);
    expect(warden(table).active.map(({ card }) => card)).toEqual([CARD]);
  });

  it('R-SUM-2 R-DMG-8: with its owner, who is exhausted', () => {
    const table = set(summoned({}, { guard: [{ type: 'attack', amount: 9 }] }), at(GUARD, 0, 1));
    const weak = set(table, character(WARDEN, { hand: [], discard: [] }), at(HOUND, 9, 3));
    const gone = pass(set(weak, figure(WARDEN, { hitPoints: 1 })));
    const out = can(gone, { type: 'suffer' }) ? act(gone, { type: 'suffer' }) : gone;
    expect(isGone(out, WARDEN)).toBe(true);
    expect(isGone(out, HOUND)).toBe(true);
    expect(eventsOf(out, 'summonLeft')).toHaveLength(1);
    expect(eventsOf(out, 'exhausted')).toHaveLength(1);
    expect(broken(out)).toEqual([]);
  });

  it('R-SUM-2 R-DMG-2: when its card pays for damage', () => {
    const table = summoned(
      {},
      { top: { ...calls(), goes: 'discarded' }, guard: [{ type: 'attack', amount: 3 }] },
      character(WARDEN, { hand: [], discard: ['warden-3'] }),
    );
    const hit = pass(set(table, at(GUARD, 0, 1), at(HOUND, 9, 3)));
    const paid = act(hit, {
      type: 'negate',
      by: { type: 'discards', cards: [CARD, 'warden-3'] },
    });
    expect(isGone(paid, HOUND)).toBe(true);
    expect(eventsOf(paid, 'summonLeft')).toHaveLength(1);
  });

  it('leaves a save where nothing keeps it, and one where it is called something else', () => {
    const { engine, state } = summoned();
    const faultsOf = (changed: unknown): unknown => {
      const read = engine.decodeState(JSON.parse(JSON.stringify(changed)));
      return read._tag === 'Right' ? [] : read.left.map((one) => 'fault' in one && one.fault);
    };
    const withCards = (cards: object) => ({
      ...state,
      characters: state.characters.map((one) => (one.id === WARDEN ? { ...one, ...cards } : one)),
    });
    const withHound = (facts: object) => ({
      ...state,
      figures: state.figures.map((one) => (one.id === HOUND ? { ...one, ...facts } : one)),
    });
    expect(faultsOf(state)).toEqual([]);
    expect(faultsOf(withCards({ active: [], lost: [CARD] }))).toEqual(['summonNotKept']);
    expect(faultsOf({ ...state, summoned: 0 })).toContain('unknownId');
    expect(faultsOf(withHound({ summon: null }))).toContain('unknownId');
    expect(faultsOf(withHound({ type: 'odd' }))).toContain('unknownId');
    expect(faultsOf(withHound({ kind: 'monster' }))).toContain('unknownId');
    const { summon } = figureIn({ engine, state, events: [] }, HOUND);
    expect(faultsOf(withHound({ summon: { ...summon, owner: KINDLER } }))).toContain('unknownId');
    const origin = { ...summon?.origin, owner: KINDLER };
    expect(faultsOf(withHound({ summon: { ...summon, origin } }))).toContain('unknownId');
  });
});

describe('a companion', () => {
  const pack = (content: CheckedPack): CheckedPack => ({
    ...content,
    classes: content.classes.map((one) =>
      one.id === WARDEN ? { ...one, companion: { ...hound, hitPoints: '3+L' } } : one,
    ),
  });

  it('is there from the start, next to its owner once all have come, and needs no card', () => {
    const begun = yard({ pack });
    expect(can(begun, { type: 'placeSummon', hex: hex(1, 0) })).toBe(true);
    expect(can(begun, { type: 'skip' })).toBe(false);
    expect(begun.state.figures.map(({ id }) => id)).toContain(KINDLER);
    const table = act(begun, { type: 'placeSummon', hex: hex(1, 0) });
    expect(figureIn(table, HOUND)).toMatchObject({
      hitPoints: 3 + table.state.level,
      summon: { owner: WARDEN, origin: null, round: 0 },
    });
    expect(can(table, { type: 'selectCards' })).toBe(true);
    expect(broken(table)).toEqual([]);
    expect(saved(table).state).toEqual(table.state);
  });
});

describe('what is not played of summons', () => {
  const needsOf = (ability: object, action: object = {}): readonly string[] =>
    actionNeeds({ ...calls(), abilities: [ability], ...action }, []).map(({ path }) =>
      path.join('.'),
    );

  it('is refused at the place where it stands', () => {
    expect(needsOf(summonsHound())).toEqual([]);
    expect(needsOf(summonsHound({ traits: ['flying'], retaliate: 'C', range: 2 }))).toEqual([]);
    expect(needsOf(summonsHound({ attack: { type: 'round' } }))).toEqual([
      'abilities.0.summon.attack',
    ]);
    const bonuses = [{ type: 'bonus', on: 'dies', effects: [] }] as const;
    expect(needsOf(summonsHound({ bonuses }))).toEqual(['abilities.0.summon.bonuses']);
    const place = { type: 'hexes', count: 2, place: { type: 'within', range: 1 } };
    expect(needsOf({ ...summonsHound(), place })).toEqual(['abilities.0.place.count']);
  });

  it('R-SUM-2: is a summon whose card does not stay', () => {
    expect(needsOf(summonsHound(), { active: undefined })).toEqual(['abilities.0']);
  });
});
