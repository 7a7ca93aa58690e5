/** What monsters leave open is settled without the players, by an option: the lowest hex comes first (R-MON-17). */

import { compareAll } from '../hex/index.js';
import type { Hex } from '../vocabulary/index.js';
import { figureOf } from './change.js';
import type { Command, Question } from './command.js';
import type { Env } from './env.js';
import type { GameState } from './state.js';

/** What a monster's turn can leave open. */
const OPEN: readonly Command['type'][] = [
  'chooseFocus',
  'moveAlong',
  'attack',
  'attackAll',
  'chooseFigure',
  'pushStep',
  'stop',
  'consume',
  'infuse',
];

const hexesOf = (state: GameState, ids: readonly string[]): readonly Hex[] =>
  ids.flatMap((id) => figureOf(state, id)?.at ?? []);

/** The hexes that a choice is about: those of whoever is chosen, or where a way ends and leads. */
const placesOf = (state: GameState, command: Command): readonly Hex[] => {
  switch (command.type) {
    case 'chooseFocus':
      return hexesOf(state, [command.focus]);
    case 'attack':
    case 'chooseFigure':
      return hexesOf(state, [command.target]);
    case 'attackAll':
      return [...hexesOf(state, command.targets)].sort((a, b) => compareAll([a], [b]));
    case 'moveAlong':
      return [...command.path.slice(-1), ...command.path];
    case 'pushStep':
      return [command.hex];
    default:
      return [];
  }
};

/** A push goes on as long as it can: to end it comes after all steps. */
const isLast = ({ type }: Command): boolean => type === 'stop';

/** The choice that is made for a monster, `null` where the players are asked. */
export const automaticOf = (
  { flags }: Env,
  state: GameState,
  questions: readonly Question[],
): Command | null => {
  const [question] = questions;
  if (flags.play.ambiguity !== 'deterministic' || question?.seat !== null) return null;
  const { commands } = question;
  if (!commands.every(({ type }) => OPEN.includes(type))) return null;
  const [lowest = null] = [...commands].sort(
    (a, b) =>
      Number(isLast(a)) - Number(isLast(b)) || compareAll(placesOf(state, a), placesOf(state, b)),
  );
  return lowest;
};
