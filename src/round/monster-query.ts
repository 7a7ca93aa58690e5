/** A monster's stat card and ability card, as the questions about its turn take them. */

import { listConditions } from '../condition/index.js';
import type { Ability } from '../content/index.js';
import type { MonsterAction } from '../focus/index.js';
import type { AttackProfile, Condition } from '../vocabulary/index.js';
import { amountOf } from './amount.js';
import { planOf, profileOf, type AttackPlan } from './attack-plan.js';
import { drawnCardOf, type Env } from './env.js';
import { symbolsOf } from './monster-symbols.js';
import { gaitOf } from './move-ability.js';
import type { Figure, GameState } from './state.js';
import { summonAbilities } from './summon-turn.js';
import { consumptionsOf, withEffect, type Consume } from './stronger.js';
import { groundFor, hasTrait, targetsOf } from './trait.js';

/** An attack of a card. */
export type AttackAbility = Extract<Ability, { readonly type: 'attack' }>;

/** The consumptions of a monster's card, from its first ability to its last. */
export const cardConsumptions = (env: Env, state: GameState, type: string): readonly Consume[] =>
  (drawnCardOf(env, state, type)?.abilities ?? []).flatMap(consumptionsOf);

/** The abilities of a monster's card, with what its type paid for in this round (R-ELEM-7); those of a summon (R-SUM-4). */
export const abilitiesOf = (env: Env, state: GameState, figure: Figure): readonly Ability[] => {
  if (figure.kind === 'summon') return summonAbilities(env, state, figure);
  const abilities = drawnCardOf(env, state, figure.type)?.abilities ?? [];
  const paid = state.monsterRounds[figure.type]?.paid ?? null;
  if (paid === null) return abilities;
  const symbols = symbolsOf(env, state, figure);
  const { range, targets } = env.statsOf(state, figure);
  return abilities.map((ability, place) => {
    const before = abilities.slice(0, place).flatMap(consumptionsOf).length;
    return consumptionsOf(ability)
      .filter((_, index) => (paid[before + index] ?? null) !== null)
      .flatMap(({ then: effects }) => effects)
      .reduce<Ability>(
        (known, effect) => withEffect(known, effect, symbols, { range: range ?? 1, targets }),
        ability,
      );
  });
};

const isAttack = (ability: Ability): ability is AttackAbility => ability.type === 'attack';

/** An attack of a monster, with what its stat card adds (R-MON-4, R-MON-16). */
export const attackOf = (
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
export const deedFrom = (
  env: Env,
  state: GameState,
  figure: Figure,
  abilities: readonly Ability[],
): MonsterAction => {
  const at = abilities.findIndex(({ type }) => type === 'move');
  const move = abilities[at];
  const isFlying = hasTrait(env, state, figure, 'flying');
  if (move?.type !== 'move')
    return { attack: profileFrom(env, state, figure, abilities), flying: isFlying };
  return {
    move: amountOf(move.amount, symbolsOf(env, state, figure)),
    mode: gaitOf(env, state, figure, move.mode),
    flying: isFlying,
    attackFirst: profileFrom(env, state, figure, abilities.slice(0, at)),
    attack: profileFrom(env, state, figure, abilities.slice(at + 1)),
  };
};

/** By an option nobody is attacked by two abilities of a card: whom one attacked, the next does not see (R-MON-15). */
export const avoidedIn = ({ flags }: Env, attacked: readonly string[]): readonly string[] =>
  flags.play.secondAttackExcludesFirst ? attacked : [];

/** Who does not move or attack does so as little as the immobilized and disarmed. */
const forbiddenTo = (env: Env, state: GameState, figure: Figure): readonly Condition[] => [
  ...(hasTrait(env, state, figure, 'noMove') ? (['immobilize'] as const) : []),
  ...(hasTrait(env, state, figure, 'noAttack') ? (['disarm'] as const) : []),
];

export const queryOf = (
  env: Env,
  state: GameState,
  figure: Figure,
  action: MonsterAction,
  attacked: readonly string[],
) => ({
  board: env.boardOf(state),
  figures: targetsOf(env, state).map((piece) =>
    avoidedIn(env, attacked).includes(piece.id) ? { ...piece, invisible: true } : piece,
  ),
  actor: figure.id,
  action,
  conditions: [
    ...new Set([...listConditions(figure.conditions), ...forbiddenTo(env, state, figure)]),
  ],
  overlays: groundFor(env, state, figure),
});
