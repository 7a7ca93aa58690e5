/** Before the first round: battle goals, starting hexes, discarded cards (R-SCEN-1, R-SCEN-2, R-SCEN-4). */

import { trackerOf } from '../condition/index.js';
import { compareTexts } from '../core/index.js';
import { compare, equals } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { characterOf, happened, push, still, withCharacter, type Outcome } from './change.js';
import type { Command } from './command.js';
import { classOf, scenarioOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import { raise } from './moment.js';
import { ownerOf } from './owner.js';
import { moveCard } from './piles.js';
import { companionTasks } from './summon.js';
import type { Character, Figure, GameState } from './state.js';

/** A goal leaves the deck for the character that was dealt it. */
const dealt = (state: GameState, id: string, goal: string | undefined): Outcome => {
  if (goal === undefined) return still(state);
  const left = { ...state, battleGoals: state.battleGoals.filter((one) => one !== goal) };
  const next = withCharacter(left, id, ({ battleGoals }) => ({
    battleGoals: { ...battleGoals, dealt: [...battleGoals.dealt, goal] },
  }));
  return happened(next, { type: 'goalDealt', character: id });
};

/**
 * The top goal, or the one that came up on the table: only its own seat has seen it. Those that others were
 * dealt are among the answers: without them a seat would know what they have.
 */
export const dealGoalHandler: Handler<'dealGoal'> = {
  asks: ({ chance, content }, state, { character: id }) => {
    if (chance === 'rng' || state.battleGoals.length === 0) return [];
    const own = characterOf(state, id)?.battleGoals.dealt ?? [];
    const commands = content.battleGoals
      .map(({ id: goal }) => goal)
      .filter((goal) => !own.includes(goal))
      .sort(compareTexts)
      .map((goal): Command => ({ type: 'dealGoal', character: id, goal }));
    return [{ seat: ownerOf(state, id), figure: id, commands }];
  },
  answer: (_, state, { character }, command) =>
    command.type === 'dealGoal' ? dealt(state, character, command.goal) : still(state),
  go: (_, state, { character }) => dealt(state, character, state.battleGoals[0]),
};

/** Each keeps one of the battle goals that it was dealt, in any order and in secret. */
export const keepGoalsHandler: Handler<'keepGoals'> = {
  asks: (_, state) =>
    state.characters
      .filter(({ battleGoals: { dealt, kept } }) => kept === null && dealt.length > 0)
      .map(({ id, seat, battleGoals: { dealt } }) => ({
        seat,
        figure: id,
        commands: dealt.map((goal): Command => ({ type: 'keepGoal', character: id, goal })),
      })),
  answer: (_, state, task, command) => {
    if (command.type !== 'keepGoal') return still(state);
    const { character, goal } = command;
    const next = withCharacter(push(state, task), character, ({ battleGoals }) => ({
      battleGoals: { ...battleGoals, kept: goal },
    }));
    return happened(next, { type: 'goalKept', character });
  },
  go: (_, state) => still(state),
};

const isPlaced = ({ figures }: GameState, { id }: Character): boolean =>
  figures.some((figure) => figure.id === id);

/** The starting hexes on which nobody stands. */
const freeStarts = (env: Env, state: GameState): readonly Hex[] =>
  scenarioOf(env, state)
    .map.start.filter((hex) => !state.figures.some((figure) => equals(figure.at, hex)))
    .sort(compare);

/** The figure of a character on its starting hex. */
const figureOn = (env: Env, { id, level }: Character, at: Hex): Figure => {
  const hitPoints = classOf(env, id)?.hitPoints[level - 1] ?? 1;
  return {
    id,
    kind: 'character',
    type: id,
    rank: null,
    standee: null,
    side: 'characters',
    at,
    hitPoints,
    maxHitPoints: hitPoints,
    conditions: trackerOf([]),
    wards: [],
    dropsMoney: false,
    summon: null,
  };
};

/** Each takes any free one of the starting hexes, in any order. */
export const chooseStartsHandler: Handler<'chooseStarts'> = {
  asks: (env, state) =>
    state.characters
      .filter((character) => !isPlaced(state, character))
      .map(({ id, seat }) => ({
        seat,
        figure: id,
        commands: freeStarts(env, state).map((hex): Command => ({
          type: 'chooseStart',
          character: id,
          hex,
        })),
      })),
  answer: (env, state, task, command): Outcome => {
    const character = command.type === 'chooseStart' ? characterOf(state, command.character) : null;
    if (command.type !== 'chooseStart' || character === null) return still(state);
    const figure = figureOn(env, character, command.hex);
    return happened(
      { ...push(state, task), figures: [...state.figures, figure] },
      { type: 'characterPlaced', character: character.id, at: command.hex },
    );
  },
  // Companions come once all have taken their places, so that none takes a starting hex away; then comes what
  // the equipment does at set-up, before what befalls them (R-SCEN-1).
  go: (env, state) =>
    still(
      push(
        raise(env, state, [
          { moment: 'setUp', actor: null, target: null, amount: 1, about: null, on: null },
        ]),
        ...companionTasks(env, state),
      ),
    ),
};

/** A card of its hand, as often as it has to discard one and has one (R-SCEN-2). */
export const discardAtStartHandler: Handler<'discardAtStart'> = {
  asks: (_, state, { character: id, left }) => {
    const character = characterOf(state, id);
    if (character === null || left === 0 || character.hand.length === 0) return [];
    const commands = character.hand.map((card): Command => ({
      type: 'discardCard',
      character: id,
      card,
    }));
    return [{ seat: character.seat, figure: id, commands }];
  },
  answer: (_, state, task, command) =>
    command.type === 'discardCard'
      ? moveCard(
          task.character,
          command.card,
          'discard',
        )(push(state, { ...task, left: task.left - 1 }))
      : still(state),
  go: (_, state) => still(state),
};
