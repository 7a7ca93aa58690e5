import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Ability } from '../../src/content/index.js';
import { equals } from '../../src/hex/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import {
  act,
  at,
  can,
  eventsOf,
  figure,
  figureIn,
  GUARD,
  hex,
  isGone,
  KINDLER,
  play,
  set,
  stacked,
  turn,
  WARDEN,
  warden,
  withGuard,
  type Table,
} from './table.js';

const near = (who: 'ally' | 'enemy', range = 3) =>
  ({ type: 'select', who: [who], place: { type: 'within', range } }) as const;

/** What is on the table after it was saved and read again. */
const saved = (table: Table): Table => {
  const read = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return { ...table, state: read.right };
};

describe('kill', () => {
  const kill: Ability = {
    type: 'kill',
    to: near('enemy'),
    if: [
      {
        type: 'compare',
        left: { type: 'hitPoints', which: 'current', of: 'target' },
        sign: '<',
        right: 5,
      },
    ],
  };

  it('R-DMG-6: kills only those of whom its clauses hold', () => {
    const begun = turn({ top: [kill] }, at(GUARD, 1, 0), withGuard(2, 1, 1, { hitPoints: 4 }));
    const asked = play(begun, 'top');
    expect(can(asked, { type: 'chooseFigure', target: GUARD })).toBe(false);
    const done = act(asked, { type: 'chooseFigure', target: 'mire-guard#2' });
    expect(isGone(done, 'mire-guard#2')).toBe(true);
    expect(eventsOf(done, 'died')).toMatchObject([{ by: WARDEN }]);
  });
});

describe('grant', () => {
  const grant = (abilities: readonly Ability[], steeredBy?: 'owner' | 'performer'): Ability => ({
    type: 'grant',
    to: near('ally', 9),
    abilities,
    ...(steeredBy && { steeredBy }),
  });
  const begun = (ability: Ability): Table =>
    act(play(turn({ apart: true, top: [ability] }, at(KINDLER, 0, 2), at(GUARD, 1, 2)), 'top'), {
      type: 'chooseFigure',
      target: KINDLER,
    });
  const seatsOf = ({ engine, state }: Table): readonly (string | null)[] => [
    ...new Set(engine.legalCommands(state).map(({ seat }) => seat)),
  ];

  it('R-CARD-4: is performed by the other figure, which decides and may leave it out', () => {
    const asked = begun(grant([{ type: 'move', amount: 2 }]));
    expect(seatsOf(asked)).toContain('bo');
    const moved = act(saved(asked), { type: 'moveTo', figure: KINDLER, hex: hex(0, 3) });
    expect(equals(figureIn(moved, KINDLER).at, hex(0, 3))).toBe(true);
    expect(can(asked, { type: 'endMove', figure: KINDLER })).toBe(true);
  });

  it('is refused in a save where nobody at the table steers', () => {
    const { engine, state } = begun(grant([{ type: 'move', amount: 2 }]));
    const agenda = state.agenda.map((task) =>
      task.type === 'steered' ? { ...task, seat: 'nobody' } : task,
    );
    const read = engine.decodeState(JSON.parse(JSON.stringify({ ...state, agenda })));
    const paths = isLeft(read)
      ? read.left.map((one) => ('path' in one ? one.path.at(-1) : null))
      : [];
    expect(paths).toEqual(['seat']);
  });

  it('is decided by whoever performs it where the card says so', () => {
    const asked = begun(grant([{ type: 'move', amount: 2 }], 'performer'));
    expect(can(asked, { type: 'moveTo', seat: 'ann', figure: KINDLER } as never)).toBe(true);
    expect(can(asked, { type: 'moveTo', seat: 'bo', figure: KINDLER } as never)).toBe(false);
  });

  it('R-MOD-8, R-LOOT-10: draws from the deck of whoever attacks; experience is of the owner of the card', () => {
    const asked = set(
      begun(
        grant([
          { type: 'attack', amount: 2 },
          { type: 'experience', amount: 1 },
        ]),
      ),
      stacked(KINDLER, { value: 2 }),
    );
    const hit = act(asked, { type: 'attack', figure: KINDLER, target: GUARD });
    expect(figureIn(hit, GUARD).hitPoints).toBe(figureIn(asked, GUARD).hitPoints - 4);
    expect(warden(hit).experience).toBe(1);
  });
});

describe('control', () => {
  const control = (...abilities: readonly Ability[]): Ability => ({
    type: 'control',
    to: near('enemy'),
    abilities,
  });

  it('R-MOD-19: an enemy attacks its own allies with its own deck, and is an enemy again', () => {
    const begun = turn(
      { top: [control({ type: 'attack', amount: 'A' })] },
      at(GUARD, 1, 0),
      withGuard(2, 2, 0),
      stacked('monsters', { value: 1 }),
    );
    const asked = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(can(asked, { type: 'attack', figure: GUARD, target: WARDEN })).toBe(false);
    const hit = act(saved(asked), { type: 'attack', figure: GUARD, target: 'mire-guard#2' });
    expect(figureIn(hit, 'mire-guard#2').hitPoints).toBe(6);
    expect(figureIn(hit, GUARD).side).toBe(figureIn(begun, GUARD).side);
    expect(hit.state.verdict).toBeNull();
  });

  it('R-DMG-6: who dies under control is remembered on its own side', () => {
    const begun = turn({ top: [control({ type: 'suffer', amount: 9 })] }, at(GUARD, 1, 0));
    const { side } = figureIn(begun, GUARD);
    const done = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    const dead = can(done, { type: 'chooseFigure' }) ? act(done, { type: 'chooseFigure' }) : done;
    expect(dead.state.fallen).toMatchObject([{ id: GUARD, side }]);
    expect(side).not.toBe(figureIn(begun, WARDEN).side);
  });

  it('its moves are chosen by whoever controls it', () => {
    const begun = turn(
      { apart: true, top: [control({ type: 'move', amount: 'M' })] },
      at(GUARD, 2, 0),
    );
    const asked = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    const moved = act(asked, {
      type: 'moveTo',
      seat: 'ann',
      figure: GUARD,
      hex: hex(4, 0),
    } as never);
    expect(equals(figureIn(moved, GUARD).at, hex(4, 0))).toBe(true);
    expect(figureIn(moved, GUARD).side).toBe(figureIn(begun, GUARD).side);
  });
});

describe('initiative', () => {
  const initiative = (...changes: readonly number[]): Ability => ({
    type: 'initiative',
    changes,
    to: near('enemy', 9),
  });
  const orderOf = ({ state }: Table): readonly (readonly string[])[] =>
    state.order.map(({ figures }) => figures);

  it('R-INIT-6: a figure that has not acted moves in the order at once', () => {
    const begun = turn({ top: [initiative(5)] }, at(GUARD, 1, 0));
    const done = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(orderOf(begun)).toEqual([[WARDEN], [GUARD], ['reed-archer#1']]);
    expect(orderOf(done)).toEqual([[WARDEN], ['reed-archer#1'], [GUARD]]);
    expect(eventsOf(done, 'initiativeChanged')).toMatchObject([{ figure: GUARD, initiative: 55 }]);
  });

  it('R-INIT-6: whoever plays it chooses among several changes', () => {
    const asked = act(play(turn({ top: [initiative(5, -5)] }, at(GUARD, 1, 0)), 'top'), {
      type: 'chooseFigure',
      target: GUARD,
    });
    const done = act(asked, { type: 'chooseWays', ways: [1] });
    expect(done.state.order.find(({ figures }) => figures.includes(GUARD))?.initiative).toBe(45);
  });

  it('R-INIT-6: whoever has acted stays where it is', () => {
    const begun = set(turn({ top: [initiative(5)] }, at(GUARD, 1, 0)), (state) => ({
      ...state,
      acted: [GUARD],
    }));
    const done = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(done.state.order).toEqual(begun.state.order);
  });
});

describe('setSide', () => {
  it('a figure stands on another side from now on', () => {
    const ability: Ability = { type: 'setSide', to: near('enemy', 9), side: 'neutral' };
    const begun = turn({ top: [ability] }, at(GUARD, 1, 0), figure(GUARD, { hitPoints: 3 }));
    const done = act(play(begun, 'top'), { type: 'chooseFigure', target: GUARD });
    expect(figureIn(done, GUARD)).toMatchObject({ side: 'neutral', hitPoints: 3 });
  });
});

describe('what is not played of figures', () => {
  const refused = (ability: Ability): readonly string[] =>
    actionNeeds({ abilities: [ability] }, []).map(({ word }) => word);

  it('is refused before a game begins: turns on the other side, grants that the rules steer', () => {
    expect(refused({ type: 'takeTurn', to: near('ally') })).toEqual(['takeTurn']);
    expect(refused({ type: 'grant', to: near('ally'), abilities: [], steeredBy: 'rules' })).toEqual(
      ['rules'],
    );
  });
});
