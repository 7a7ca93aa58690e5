import { describe, expect, it } from 'vitest';

import type { CheckedPack, ScenarioMap } from '../../src/content/index.js';
import type { GameState } from '../../src/round/index.js';
import {
  act,
  at,
  can,
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
  set,
  turn,
  WARDEN,
  type Table,
  type Wishes,
} from './table.js';

/** A yard of five columns, a door, and a hall of four behind it. */
const hexes = (from: number, to: number) =>
  Array.from({ length: (to - from + 1) * 7 }, (_, index) =>
    hex(from + Math.floor(index / 7), index % 7),
  );

type Monsters = ScenarioMap['rooms'][number]['monsters'];

const mapWith = (behind: Monsters): ScenarioMap =>
  ({
    rooms: [
      {
        id: 'yard',
        hexes: hexes(0, 4),
        monsters: [
          { monster: 'mire-guard', ranks: ['normal', 'normal', 'normal'], at: hex(0, 3) },
          { monster: 'reed-archer', ranks: ['normal', 'normal', 'normal'], at: hex(0, 5) },
        ],
      },
      {
        id: 'hall',
        hexes: hexes(6, 9),
        monsters: behind,
        overlays: [{ type: 'coin', hexes: [hex(7, 3)] }],
      },
    ],
    doors: [{ id: 'gate', at: hex(5, 3), between: ['yard', 'hall'] }],
    start: [hex(0, 0), hex(0, 6)],
  }) as unknown as ScenarioMap;

const TOADS: Monsters = [
  { monster: 'ember-toad', ranks: ['normal', 'elite', 'elite'], at: hex(9, 0) },
  { monster: 'ember-toad', ranks: ['none', 'normal', 'normal'], at: hex(9, 6) },
];
const GUARDS: Monsters = [
  { monster: 'mire-guard', ranks: ['normal', 'normal', 'normal'], at: hex(9, 3) },
];

const withMap =
  (behind: Monsters) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    scenarios: pack.scenarios.map((one) =>
      one.id === 'training'
        ? { ...one, map: mapWith(behind), monsters: [...one.monsters, 'ember-toad'] }
        : one,
    ),
  });

const NEAR = [at(WARDEN, 3, 3), at(KINDLER, 0, 0)] as const;

const begun = (
  behind: Monsters,
  wishes: Wishes = {},
  ...changes: readonly ((state: GameState) => GameState)[]
): Table =>
  set(
    turn(
      { top: [{ type: 'move', amount: 4 }], ...wishes, pack: withMap(behind) },
      ...NEAR,
      ...changes,
    ),
    // Nobody has seen a toad yet.
    (state) => ({
      ...state,
      monsterDecks: state.monsterDecks.map((deck) =>
        deck.id === 'ember-toad' ? { ...deck, drawn: null } : deck,
      ),
    }),
  );

const toDoor = { type: 'moveTo', hex: hex(5, 3) } as const;
const opened = (behind: Monsters, wishes: Wishes = {}): Table =>
  act(play(begun(behind, wishes), 'top'), toDoor);

const idsOf = ({ state }: Table, type: string): readonly string[] =>
  state.figures.filter((one) => one.type === type).map(({ id }) => id);

const initiativeOf = ({ state }: Table, id: string): number | undefined =>
  state.order.find(({ figures }) => figures.includes(id))?.initiative;

/** Whose turns start, in order, until the round is over. */
const turnsOf = (table: Table): readonly string[] => {
  const walk = (known: Table, found: readonly string[], left: number): readonly string[] => {
    const events = known.events.flatMap((event) =>
      event.type === 'turnStarted' ? [event.figure] : [],
    );
    const next = [...found, ...events];
    const [command] = known.engine.legalCommands(known.state);
    const isOver = known.events.some(({ type }) => type === 'roundEnded');
    if (isOver || command === undefined || left === 0) return next;
    const step = known.engine.apply(known.state, command);
    return step._tag === 'Left' ? next : walk({ ...known, ...step.right }, next, left - 1);
  };
  return walk(table, [], 60);
};

describe('doors', () => {
  it('R-MOVE-6 R-ROUND-9 a character that enters one opens it, and walks on with what it knows now', () => {
    const table = opened(TOADS);
    expect(table.state).toMatchObject({ doors: ['gate'], rooms: ['yard', 'hall'] });
    expect(eventsOf(table, 'doorOpened')).toEqual([
      { type: 'doorOpened', door: 'gate', figure: WARDEN, at: hex(5, 3) },
    ]);
    expect(figureIn(table, WARDEN).at).toEqual(hex(5, 3));
    // Two of four points are left.
    expect(can(table, { type: 'moveTo', hex: hex(7, 3) })).toBe(true);
    expect(can(table, { type: 'moveTo', hex: hex(8, 3) })).toBe(false);
    expect(table.state.overlays).toMatchObject([{ type: 'coin', at: hex(7, 3) }]);
  });

  it('R-MOVE-6 nobody can plan a way through a door that is closed', () => {
    const table = play(begun(TOADS), 'top');
    expect(can(table, toDoor)).toBe(true);
    expect(options(table, { type: 'moveTo' }).every((one) => 'hex' in one && one.hex.q <= 5)).toBe(
      true,
    );
  });

  it('R-MOVE-11 a jump opens it too', () => {
    const table = act(
      play(begun(TOADS, { top: [{ type: 'move', amount: 4, mode: 'jump' }] }), 'top'),
      toDoor,
    );
    expect(table.state.rooms).toEqual(['yard', 'hall']);
  });

  it('R-MOVE-5 for monsters a closed door is a wall', () => {
    // Both rooms are known, and the door between them is shut.
    const apart = set(
      begun(TOADS, { guard: [{ type: 'move', amount: 'M+9' }] }),
      (state) => ({ ...state, rooms: ['yard', 'hall'] }),
      at(WARDEN, 7, 3),
      at(KINDLER, 8, 3),
      at(GUARD, 4, 3),
    );
    const shut = pass(apart);
    expect(shut.state.doors).toEqual([]);
    expect(figureIn(shut, GUARD).at).toEqual(hex(4, 3));
    const open = pass(set(apart, (state) => ({ ...state, doors: ['gate'] })));
    expect(figureIn(open, GUARD).at.q).toBeGreaterThan(4);
  });

  it('R-MOVE-7 nobody is pushed through a closed door', () => {
    const table = act(
      play(begun(TOADS, { top: [{ type: 'push', amount: 2 }] }, at(GUARD, 4, 3)), 'top'),
      { type: 'chooseFigure', target: GUARD },
    );
    expect(options(table, { type: 'pushStep' }).every((one) => 'hex' in one && one.hex.q < 5)).toBe(
      true,
    );
    expect(table.state.doors).toEqual([]);
  });
});

describe('a room that is revealed', () => {
  it('R-ROUND-9 by the number of characters that began', () => {
    expect(idsOf(opened(TOADS), 'ember-toad')).toHaveLength(1);
    const alone = set(begun(TOADS), (state) => ({
      ...state,
      figures: state.figures.filter(({ id }) => id !== KINDLER),
      characters: state.characters.map((one) =>
        one.id === KINDLER ? { ...one, exhausted: true } : one,
      ),
    }));
    expect(idsOf(act(play(alone, 'top'), toDoor), 'ember-toad')).toHaveLength(1);
  });

  it('R-ROUND-6 a type that is new in the round draws its card', () => {
    const before = begun(TOADS);
    const deck = (table: Table) => table.state.monsterDecks.find(({ id }) => id === 'ember-toad');
    expect(deck(before)?.drawn).toBeNull();
    const table = opened(TOADS);
    expect(deck(table)?.drawn).not.toBeNull();
    const [toad = ''] = idsOf(table, 'ember-toad');
    expect(initiativeOf(table, toad)).toBeDefined();
  });

  const TOAD_CARDS = (initiative: number) =>
    Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`ember-toad-${String(index + 1)}`, initiative]),
    );

  it('R-ROUND-10 R-ROUND-13 who is faster than the opener acts next, all others at their place', () => {
    const wishes = (toad: number): Wishes => ({ late: true, initiatives: TOAD_CARDS(toad) });
    // The warden acts at 90, after all that stand in the yard.
    const fast = turnsOf(pass(act(opened(TOADS, wishes(20)), { type: 'endMove' })));
    expect(fast.filter((id) => id.startsWith('ember-toad'))).toHaveLength(1);
    expect(fast[0]).toMatch(/^ember-toad/);
    const slow = opened(TOADS, wishes(95));
    const [toad = ''] = idsOf(slow, 'ember-toad');
    expect(slow.state.order.at(-1)).toEqual({ initiative: 95, figures: [toad] });
    const equal = opened(TOADS, wishes(90));
    const places = equal.state.order.map(({ figures }) => figures[0]);
    expect(places.indexOf(WARDEN)).toBeLessThan(places.indexOf(idsOf(equal, 'ember-toad')[0]));
  });

  it('R-ROUND-11 of a type that has acted only the new ones act', () => {
    const table = opened(GUARDS, { late: true });
    const ids = idsOf(table, 'mire-guard');
    expect(ids).toHaveLength(2);
    const acted = { ...table.state, acted: [GUARD, 'reed-archer#1'] };
    const turns = turnsOf(pass(act({ ...table, state: acted }, { type: 'endMove' })));
    expect(turns.filter((id) => id.startsWith('mire-guard'))).toEqual(
      ids.filter((id) => id !== GUARD),
    );
  });

  it('R-ROUND-11 of a type that has not acted old and new ones act together', () => {
    const table = opened(GUARDS);
    const block = table.state.order.filter(({ figures }) => figures.includes(GUARD));
    expect(block).toHaveLength(1);
    expect(block[0]?.figures).toHaveLength(2);
  });

  it('R-ROUND-14 who is exhausted in its turn opened the door all the same', () => {
    const table = set(
      opened(GUARDS, { late: true }),
      figure(WARDEN, { hitPoints: 1 }),
      overlay('trap', 6, 3, { damage: 5 }),
      (state) => ({ ...state, acted: [GUARD, 'reed-archer#1'] }),
    );
    const [newcomer] = idsOf(table, 'mire-guard').filter((id) => id !== GUARD);
    const dead = act(table, { type: 'moveTo', hex: hex(6, 3) }, { type: 'suffer' });
    expect(dead.state.figures.some(({ id }) => id === WARDEN)).toBe(false);
    expect(turnsOf(dead)).toContain(newcomer);
  });

  it('R-ROUND-11 R-MON-25 whoever gets the number of one that died has its own turn', () => {
    const one = (pack: CheckedPack): CheckedPack => ({
      ...withMap(GUARDS)(pack),
      monsters: pack.monsters.map((type) =>
        type.id === 'mire-guard' ? { ...type, standees: 1 } : type,
      ),
    });
    const table = turn(
      {
        late: true,
        top: [
          {
            type: 'kill',
            to: { type: 'select', who: ['enemy'], place: { type: 'within', range: 9 } },
          },
          { type: 'move', amount: 4 },
        ],
        pack: one,
      },
      ...NEAR,
      (state) => ({ ...state, acted: [GUARD, 'reed-archer#1'] }),
    );
    const killed = act(play(table, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(killed.state.acted).toEqual(['reed-archer#1']);
    const after = act(killed, toDoor, { type: 'endMove' });
    expect(idsOf(after, 'mire-guard')).toEqual([GUARD]);
    expect(turnsOf(pass(after))).toContain(GUARD);
  });

  it('views know nothing of it before', () => {
    const { engine, state } = begun(TOADS);
    const view = JSON.stringify(engine.viewOf(state, 'ann'));
    expect(view).not.toContain('"ember-toad#');
    expect(view).not.toContain('hall');
    expect(JSON.stringify(engine.legalCommands(state, 'ann'))).not.toContain('ember-toad');
  });

  it('is in a save, in the middle of a move too', () => {
    const { engine, state } = opened(TOADS);
    expect(engine.decodeState(JSON.parse(JSON.stringify(state)))).toEqual({
      _tag: 'Right',
      right: state,
    });
  });
});
