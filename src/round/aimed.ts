/** Abilities that do something to figures: whom they are for, and the choice among them. */

import type { Amount } from '../content/index.js';
import type { AreaPattern } from '../vocabulary/index.js';
import { areasOver, laidOverAll, speaksOfArea } from './area.js';
import { happened, push, still, type Outcome } from './change.js';
import { reachOf, type AimedDeed } from './aim.js';
import { harmsTarget } from './harmful.js';
import type { Doing, DeedType, Performer } from './performer.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

/** What nobody leaves out (R-CARD-4, R-CARD-13, R-BONUS-9, R-ELEM-3, R-LOOT-10). */
const ALWAYS: readonly DeedType[] = ['experience', 'infuse', 'groupLimit', 'cycle'];

/** Whether an ability must be performed: harm to its performer or allies, and what nobody leaves out. */
const mustBeDone = (
  { ability, figure, task, reading }: Doing<DeedType>,
  state: GameState,
  ids: readonly string[],
): boolean => {
  // What a bonus says of itself is about its use, not about whether it comes into play.
  const optional = ability.type === 'bonus' ? undefined : ability.optional;
  if (task.must || optional === false) return true;
  if (optional === true) return false;
  if (ALWAYS.includes(ability.type)) return true;
  return (
    harmsTarget(reading, ability) &&
    state.figures.some(({ id, side }) => ids.includes(id) && side === figure.side)
  );
};

/** An ability with an area: harm is for the enemies in it, help for its performer and allies (R-ATK-22). */
const layArea = (
  { env, state, figure, reading, task }: Doing<DeedType>,
  ability: AimedDeed,
  area: AreaPattern,
): Outcome => {
  const { range = 1 } = ability as { readonly range?: Amount };
  const who = harmsTarget(reading, ability) ? (['enemy'] as const) : (['self', 'ally'] as const);
  const everywhere = { ...ability, to: { type: 'select', who, count: 'all' } } as AimedDeed;
  const { candidates } = reachOf(reading, figure, everywhere);
  const laid = laidOverAll(env, state, figure, { area, range: reading.value(range, 1) });
  const areas = areasOver(laid, (id) => candidates.includes(id), speaksOfArea(task));
  return areas.length === 0
    ? happened(state, { type: 'abilitySkipped', figure: figure.id, ability: ability.type })
    : still(
        push(state, {
          type: 'layArea',
          figure: figure.id,
          scope: task.scope,
          ability,
          areas,
          attack: null,
        }),
      );
};

/** An ability that is aimed at figures: at all who fit, or at some by choice. */
export const performAimed = ((doing: Doing<DeedType>) => {
  const { state, figure, reading, task } = doing;
  const ability = doing.ability as AimedDeed;
  const { area } = ability as { readonly area?: AreaPattern };
  if (area !== undefined) return layArea(doing, ability, area);
  const { candidates: all, count } = reachOf(reading, figure, ability);
  // Whoever was its target before is not once more.
  const candidates = all.filter((id) => !task.done.targets.includes(id));
  if (candidates.length === 0)
    return happened(state, {
      type: 'abilitySkipped',
      figure: figure.id,
      ability: ability.type,
    });
  const common = {
    figure: figure.id,
    scope: task.scope,
    ability,
    must: mustBeDone(doing, state, candidates),
  };
  const next: Task =
    count === 'all'
      ? { type: 'doAll', ...common, targets: candidates }
      : { type: 'chooseFigure', ...common, candidates, left: count };
  return still(push(state, next));
}) satisfies Performer<DeedType>;
