/** A character summons a figure (R-SUM-1 to R-SUM-3). */

import type { HexSelection, SummonAbility, SummonStats } from '../content/index.js';
import { trackerOf } from '../condition/index.js';
import { hexesOf, occupancy } from '../board/index.js';
import { compare, distance } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { characterOf, figureOf, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { classOf, overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler, TaskOf } from './handler.js';
import { ownerOf } from './owner.js';
import { did, performed } from './performed.js';
import type { Performer } from './performer.js';
import { readingOf, scopeOf, type Scope } from './reading/index.js';
import type { Figure, GameState, Summoned } from './state.js';
import { summonId } from './summon-stats.js';

type PlaceSummon = TaskOf<'placeSummon'>;

const ADJACENT: HexSelection = { type: 'hexes', place: { type: 'within', range: 1 } };

/** What keeps a summon: whoever's card or item says it. */
const summonedBy = ({ owner, origin }: Scope, round: number): Summoned => ({
  owner,
  origin: origin?.type === 'figure' ? null : origin,
  round,
});

/** The empty hexes that are nearest to a figure: a companion is there from the start, whatever is around it. */
const nearestTo = (env: Env, state: GameState, { at }: Figure): readonly Hex[] => {
  const board = env.boardOf(state);
  const contents = { figures: piecesOf(state), overlays: overlaysOf(state) };
  const empty = hexesOf(board).filter((hex) => occupancy(board, contents, hex) === 'empty');
  const least = Math.min(...empty.map((hex) => distance(at, hex)));
  return empty.filter((hex) => distance(at, hex) === least).sort(compare);
};

/** The hexes onto which a summon can come: empty ones, adjacent where nothing else is said (R-SUM-1, R-HEX-5). */
const hexesFor = (env: Env, state: GameState, task: PlaceSummon): readonly Hex[] => {
  const figure = figureOf(state, task.figure);
  if (figure === null) return [];
  if (task.scope.origin === null) return nearestTo(env, state, figure);
  return readingOf(env, state, task.scope).hexes(task.place ?? ADJACENT);
};

/** The figure that comes, `null` where nothing says its numbers. */
const figureFor = (
  env: Env,
  state: GameState,
  { scope, summon: type }: PlaceSummon,
  at: Hex,
): Figure | null => {
  const summon = summonedBy(scope, state.round);
  const blank: Figure = {
    id: summonId(summon.owner, type, state.summoned + 1),
    kind: 'summon',
    type,
    rank: null,
    standee: null,
    side: 'characters',
    at,
    hitPoints: 1,
    maxHitPoints: 1,
    conditions: trackerOf([]),
    wards: [],
    dropsMoney: false,
    summon,
  };
  if (env.summonOf(blank) === null) return null;
  const { hitPoints, immunities } = env.statsOf(state, blank);
  return {
    ...blank,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: trackerOf([], immunities),
  };
};

/** The order with a summon directly before its owner, after those that came earlier (R-FOCUS-9, R-SUM-11). */
const ordered = (state: GameState, id: string, owner: string): GameState => ({
  ...state,
  order: state.order.map((block) => ({
    ...block,
    figures: block.figures.flatMap((one) => (one === owner ? [id, one] : [one])),
  })),
});

const placed = (env: Env, state: GameState, task: PlaceSummon, at: Hex): Outcome => {
  const figure = figureFor(env, state, task, at);
  if (figure === null) return still(state);
  const { id, type, hitPoints } = figure;
  const { owner } = task.scope;
  const there = {
    ...ordered(state, id, owner),
    figures: [...state.figures, figure],
    summoned: state.summoned + 1,
  };
  const noted = did(performed(task.figure)(there), task.figure, (done) => ({
    targets: [...done.targets, id],
    hexes: [...done.hexes, at],
    amount: done.amount + 1,
  }));
  return happened(noted, { type: 'summoned', figure: id, owner, summon: type, at, hitPoints });
};

/** The hex is chosen, or nothing is summoned where it may be left out (R-SUM-1, R-CARD-4). */
export const placeSummonHandler: Handler<'placeSummon'> = {
  asks: (env, state, task) => {
    const { figure, must } = task;
    const hexes = hexesFor(env, state, task);
    if (hexes.length === 0) return [];
    const choices = hexes.map((hex): Command => ({ type: 'placeSummon', figure, hex }));
    const skip: readonly Command[] = must ? [] : [{ type: 'skip', character: figure }];
    return [{ seat: ownerOf(state, figure), figure, commands: [...choices, ...skip] }];
  },
  answer: (env, state, task, command) =>
    command.type === 'placeSummon' ? placed(env, state, task, command.hex) : still(state),
  // There is no hex for it.
  go: (_, state, { figure }) =>
    happened(state, { type: 'abilitySkipped', figure, ability: 'summon' }),
};

const taskFor = (
  { id: figure }: Figure,
  scope: Scope,
  { id: summon }: SummonStats,
  choice: Pick<PlaceSummon, 'place' | 'must'>,
): PlaceSummon => ({ type: 'placeSummon', figure, scope, summon, ...choice });

/** Whether something that is said here can be summoned: by the card or item of a character that plays. */
const canSummon = (state: GameState, { owner, origin }: Scope): boolean =>
  (origin?.type === 'card' || origin?.type === 'item') &&
  characterOf(state, owner)?.exhausted === false;

/** A summon comes onto the board; its card stays active as long as it does (R-SUM-2). */
export const performSummon: Performer<'summon'> = ({ state, figure, ability, task }) =>
  canSummon(state, task.scope)
    ? still(push(state, taskFor(figure, task.scope, ability.summon, choiceOf(ability, task.must))))
    : happened(state, { type: 'abilitySkipped', figure: figure.id, ability: 'summon' });

const choiceOf = (
  { place, optional }: SummonAbility,
  must: boolean,
): Pick<PlaceSummon, 'place' | 'must'> => ({
  place: place ?? null,
  must: must || optional === false,
});

/** The companion of a class comes with its character, before the first round. */
export const companionTasks = (env: Env, state: GameState): readonly PlaceSummon[] =>
  state.characters.flatMap(({ id }) => {
    const companion = classOf(env, id)?.companion;
    const figure = figureOf(state, id);
    return companion === undefined || figure === null
      ? []
      : [taskFor(figure, scopeOf(id), companion, { place: null, must: true })];
  });
