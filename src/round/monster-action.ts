/** What a monster does on its turn (R-MON-1 to R-MON-19, R-FOCUS-1). */

import { isLeft } from '../core/index.js';
import { isNegative, mayAttack, mayMove, listConditions } from '../condition/index.js';
import type { Ability } from '../content/index.js';
import { findFocus, type MonsterAction } from '../focus/index.js';
import { monsterMoves, monsterTargets } from '../monster-turn/index.js';
import type { AttackProfile } from '../vocabulary/index.js';
import { reachOf, type AimedAbility } from './aim.js';
import { amountOf, type Symbols } from './amount.js';
import { isThere } from './attack.js';
import { planOf, profileOf } from './attack-plan.js';
import { deedOf } from './deed.js';
import { figureOf, happened, push, still, type Outcome } from './change.js';
import type { Command } from './command.js';
import { drawnCardOf, overlaysOf, piecesOf, type Env } from './env.js';
import type { Handler } from './handler.js';
import type { Figure, GameState } from './state.js';
import type { AttackPlan, Task } from './task.js';

type AttackAbility = Extract<Ability, { readonly type: 'attack' }>;

/** The numbers of the stat card, as the formulas of monster cards know them. */
const symbolsOf = (env: Env, state: GameState, figure: Figure): Symbols => {
  const { hitPoints, move, attack, range } = env.statsOf(state, figure);
  return { M: move, A: attack, R: range ?? 1, H: hitPoints, L: state.level, C: state.party };
};

const abilitiesOf = (env: Env, state: GameState, { type }: Figure): readonly Ability[] =>
  drawnCardOf(env, state, type)?.abilities ?? [];

const isAttack = (ability: Ability): ability is AttackAbility => ability.type === 'attack';

/** An attack of a monster, with what its stat card adds (R-MON-4, R-MON-16). */
const attackOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
): { readonly plan: AttackPlan; readonly profile: AttackProfile } => {
  const stats = env.statsOf(state, figure);
  const symbols = symbolsOf(env, state, figure);
  const plan = planOf(ability, symbols, stats.range, stats);
  return { plan, profile: profileOf(ability, plan, symbols, stats.targets) };
};

const profileFrom = (
  env: Env,
  state: GameState,
  figure: Figure,
  abilities: readonly Ability[],
): AttackProfile | null => {
  const attack = abilities.find(isAttack);
  return attack === undefined ? null : attackOf(env, state, figure, attack).profile;
};

/** The move of a card and the attacks around it, as the questions of a monster's turn take them (R-MON-7). */
const deedFrom = (
  env: Env,
  state: GameState,
  figure: Figure,
  abilities: readonly Ability[],
): MonsterAction => {
  const at = abilities.findIndex(({ type }) => type === 'move');
  const move = abilities[at];
  const isFlying = env.statsOf(state, figure).traits.includes('flying');
  if (move?.type !== 'move')
    return { attack: profileFrom(env, state, figure, abilities), flying: isFlying };
  return {
    move: amountOf(move.amount, symbolsOf(env, state, figure)),
    mode: move.mode ?? 'walk',
    flying: isFlying,
    attackFirst: profileFrom(env, state, figure, abilities.slice(0, at)),
    attack: profileFrom(env, state, figure, abilities.slice(at + 1)),
  };
};

const queryOf = (env: Env, state: GameState, figure: Figure, action: MonsterAction) => ({
  board: env.boardOf(state),
  figures: piecesOf(state),
  actor: figure.id,
  action,
  conditions: listConditions(figure.conditions),
  overlays: overlaysOf(state),
  edition: env.flags.edition,
});

/** Whom a monster focuses on with the abilities that are left (R-FOCUS-1, R-FOCUS-2, R-FOCUS-15). */
const focusesOf = (env: Env, state: GameState, figure: Figure, next: number): readonly string[] => {
  const action = deedFrom(env, state, figure, abilitiesOf(env, state, figure).slice(next));
  const found = findFocus(queryOf(env, state, figure, action));
  return isLeft(found) ? [] : found.right.focus;
};

const withFocus = (state: GameState, figure: string, next: number, focus: string | null) =>
  happened(push(state, { type: 'monsterAction', figure, next, focus }), {
    type: 'focusFound',
    figure,
    focus: focus === null ? [] : [focus],
  });

/** A monster finds its focus; of several that are as good the players choose (R-FOCUS-7). */
export const monsterTurnHandler: Handler<'monsterTurn'> = {
  asks: (env, state, { figure: id, next }) => {
    const figure = figureOf(state, id);
    const focuses = figure === null ? [] : focusesOf(env, state, figure, next);
    const commands = focuses.map((focus): Command => ({ type: 'chooseFocus', figure: id, focus }));
    return commands.length < 2 ? [] : [{ seat: null, figure: id, commands }];
  },
  answer: (_, state, { figure, next }, command) =>
    command.type === 'chooseFocus' ? withFocus(state, figure, next, command.focus) : still(state),
  go: (env, state, { figure: id, next }) => {
    const figure = figureOf(state, id);
    if (figure === null) return still(state);
    return withFocus(state, id, next, focusesOf(env, state, figure, next)[0] ?? null);
  },
};

const skipped = (state: GameState, { id }: Figure, { type }: Ability): Outcome =>
  happened(state, { type: 'abilitySkipped', figure: id, ability: type });

/** Where it goes for its focus, with the attack in mind that follows (R-MON-7 to R-MON-12). */
const move = (
  env: Env,
  state: GameState,
  figure: Figure,
  { next, focus }: { readonly next: number; readonly focus: string },
): Task | null => {
  const action = deedFrom(env, state, figure, abilitiesOf(env, state, figure).slice(next - 1));
  const moves = monsterMoves({ ...queryOf(env, state, figure, action), focus: [focus] });
  if (isLeft(moves)) return null;
  const paths = moves.right.map(({ path }) => path);
  const mode = action.flying === true ? 'fly' : (action.mode ?? 'walk');
  return paths.every(({ length }) => length === 0)
    ? null
    : { type: 'monsterMove', figure: figure.id, paths, mode };
};

/** Whom it attacks from where it stands (R-MON-13 to R-MON-16). */
const attack = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: AttackAbility,
  focus: string,
): Task | null => {
  const { plan, profile } = attackOf(env, state, figure, ability);
  const found = monsterTargets({
    ...queryOf(env, state, figure, { attack: profile }),
    focus: [focus],
  });
  if (isLeft(found)) return null;
  const sets = found.right
    .map(({ attacks }) => attacks.map(({ on }) => on))
    .filter(({ length }) => length > 0);
  const [first] = sets;
  if (first === undefined) return null;
  if (ability.allAtOne !== true)
    return { type: 'targetSets', figure: figure.id, plan, sets, optional: false };
  const times = amountOf(ability.targets ?? 1, symbolsOf(env, state, figure), 1);
  const targets = Array.from({ length: times }, () => focus);
  return { type: 'queue', figure: figure.id, plan, targets };
};

const missing = ({ hitPoints, maxHitPoints }: Figure): number => maxHitPoints - hitPoints;

const ailing = ({ conditions }: Figure): boolean =>
  listConditions(conditions).some((one) => one === 'poison' || one === 'wound');

/** Of those in reach the ones that lost most, else the poisoned and wounded (R-MON-18). */
const neediest = (figures: readonly Figure[]): readonly Figure[] => {
  const most = Math.max(0, ...figures.map(missing));
  return most > 0 ? figures.filter((one) => missing(one) === most) : figures.filter(ailing);
};

/** Heals, shields and conditions: nothing that it does is left out (R-MON-3). */
const aimed = (env: Env, state: GameState, figure: Figure, ability: AimedAbility): Task | null => {
  const symbols = symbolsOf(env, state, figure);
  const deed = deedOf(ability, symbols);
  const harms = ability.type === 'condition' && ability.conditions.some(isNegative);
  const { candidates, count } = reachOf(env, state, figure, ability, harms, symbols);
  const reached = state.figures.filter(({ id }) => candidates.includes(id));
  const chosen = ability.type === 'heal' ? neediest(reached) : reached;
  if (deed === null || chosen.length === 0) return null;
  const ids = chosen.map(({ id }) => id);
  return count === 'all'
    ? { type: 'doAll', figure: figure.id, deed, targets: ids, must: true }
    : { type: 'chooseFigure', figure: figure.id, deed, candidates: ids, left: count, must: true };
};

/** What has to be done for one ability of a monster; `null` for one that it cannot perform. */
const taskFor = (
  env: Env,
  state: GameState,
  figure: Figure,
  ability: Ability,
  { next, focus }: { readonly next: number; readonly focus: string | null },
): Task | null => {
  switch (ability.type) {
    case 'move':
      return focus === null || !mayMove(figure.conditions)
        ? null
        : move(env, state, figure, { next, focus });
    case 'attack':
      return focus === null || !mayAttack(figure.conditions)
        ? null
        : attack(env, state, figure, ability, focus);
    case 'heal':
    case 'condition':
    case 'shield':
    case 'retaliate':
      return aimed(env, state, figure, ability);
    default:
      return null;
  }
};

/** The abilities of the card from top to bottom, each as far as possible (R-MON-3). */
export const monsterActionHandler: Handler<'monsterAction'> = {
  go: (env, state, { figure: id, next, focus }) => {
    const figure = figureOf(state, id);
    const ability = figure === null ? undefined : abilitiesOf(env, state, figure)[next];
    if (figure === null || ability === undefined) return still(state);
    const needsFocus = ability.type === 'move' || ability.type === 'attack';
    if (needsFocus && focus !== null && !isThere(state, focus))
      return still(push(state, { type: 'monsterTurn', figure: id, next }));
    const rest: Task = { type: 'monsterAction', figure: id, next: next + 1, focus };
    const task = taskFor(env, state, figure, ability, { next: next + 1, focus });
    const onward = push(state, rest);
    return task === null ? skipped(onward, figure, ability) : still(push(onward, task));
  },
};
