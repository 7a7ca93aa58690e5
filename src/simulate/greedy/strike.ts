/** What attacks are worth: by their odds, where they are known. */

import { attackOdds } from '../../attack/index.js';
import type { Command, Engine, Figure, GameState } from '../../round/index.js';
import { far, type Outlook } from './outlook.js';

const figureIn = ({ figures }: GameState, id: string): Figure | undefined =>
  figures.find((figure) => figure.id === id);

/** A kill is worth so many hit points. */
const KILL = 20;

/** What is left of a figure: whoever is nearly dead is the better target. */
const wear = ({ hitPoints, maxHitPoints }: Figure): number => 2 * (1 - hitPoints / maxHitPoints);

/**
 * How likely it kills, and how many hit points it takes on average: shield, conditions and what is left in the
 * deck are in the odds, the order of the deck is not.
 */
const oddsWorth = (
  engine: Engine,
  state: GameState,
  command: Command,
  { id, hitPoints }: Figure,
): number => {
  const query = engine.attackQueryOf(state, command, id);
  const odds = query === null ? null : attackOdds(query);
  if (odds?._tag !== 'Right') return 0;
  const { damage, kill } = odds.right;
  const taken = damage.reduce(
    (sum, { value, probability }) => sum + Math.min(value, hitPoints) * probability,
    0,
  );
  return taken + KILL * (kill?.probability ?? 0);
};

/** What an attack on one target is worth: kills first, then wounds, the worn before the fresh, the near before the far. */
export const strikeWorth = (
  engine: Engine,
  outlook: Outlook,
  command: Command & { readonly figure: string },
  target: string,
): number => {
  const { state } = outlook;
  const attacked = figureIn(state, target);
  const attacker = figureIn(state, command.figure);
  if (attacked === undefined || attacker === undefined) return 0;
  const worth = oddsWorth(engine, state, command, attacked) + wear(attacked);
  const away = far(outlook, attacker.at, attacked.at) / 10;
  return attacked.side === 'characters' ? -worth : worth - away;
};
