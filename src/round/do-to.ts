/** What abilities do to one figure, once what counts for each target is settled. */

import type { Deed } from '../content/index.js';
import { giveAll } from './afflict-all.js';
import { beginBonus } from './bonus.js';
import { figureOf, happened, push, still, withFigure, type Outcome } from './change.js';
import { doCure } from './cure.js';
import { doForcedMove } from './forced.js';
import { doKill, doSetHitPoints } from './kill.js';
import { doMark } from './marks.js';
import { doModifierDeck, doShuffle } from './modifier-deed.js';
import { doMoney } from './money.js';
import { doInitiative } from './initiative-change.js';
import { doControl, doGrant, doSetSide } from './steered.js';
import { doTakeItems } from './take-items.js';
import { doTeleport } from './teleport.js';
import { doSpringTrap } from './spring-trap.js';
import { doTakeCards } from './take-cards.js';
import { doTrait } from './trait.js';
import type { Handler, TaskOf } from './handler.js';
import { hurtTask, mend } from './harm.js';
import { performLater } from './later.js';
import type { DeedType, DoerTo } from './performer.js';
import { abilityOf, cardStays } from './performed.js';
import { readingOf } from './reading/index.js';

const heal: DoerTo<'heal'> = ({ env, reading, target, ability }) =>
  mend(env, target, reading.value(ability.amount));

const condition: DoerTo<'condition'> = ({ env, target, ability }) =>
  giveAll(env, target, ability.conditions);

/** A shield or retaliate, as long as its card lies in the active area or for the round (R-CARD-6, R-CARD-12). */
const ward: DoerTo<'shield' | 'retaliate'> =
  ({ reading, target, ability, figure }) =>
  (state) => {
    const { origin } = reading.scope;
    const amount = reading.value(ability.amount);
    const reach = ability.type === 'retaliate' ? reading.value(ability.reach ?? 1, 1) : 0;
    const one = {
      type: ability.type,
      amount,
      reach,
      origin: cardStays(state, figure) ? origin : null,
      stays: ability.lasts === 'card' || ability.lasts === 'scenario',
    };
    return happened(
      withFigure(state, target, ({ wards }) => ({ wards: [...wards, one] })),
      { type: 'warded', figure: target, ward: ability.type, amount },
    );
  };

/** Damage that is no attack: nobody's shield counts (R-BONUS-1, R-BONUS-5). */
const suffer: DoerTo<'suffer'> =
  ({ reading, target, ability, figure }) =>
  (state) => {
    const amount = reading.value(ability.amount);
    return still(
      amount === 0 ? state : push(state, hurtTask(target, { source: 'ability', amount }, figure)),
    );
  };

const bonus: DoerTo<'bonus'> = ({ env, reading, target, ability }) =>
  beginBonus(env, target, ability, reading.scope);

type Doers = { readonly [Type in DeedType]?: DoerTo<Type> };

const DOERS: Doers = {
  heal,
  condition,
  shield: ward as DoerTo<'shield'>,
  retaliate: ward as DoerTo<'retaliate'>,
  suffer,
  bonus,
  kill: doKill,
  trait: doTrait,
  grant: doGrant,
  control: doControl,
  setSide: doSetSide,
  initiative: doInitiative,
  setHitPoints: doSetHitPoints,
  removeConditions: doCure,
  recoverCards: doTakeCards as DoerTo<'recoverCards'>,
  discardCards: doTakeCards as DoerTo<'discardCards'>,
  loseCards: doTakeCards as DoerTo<'loseCards'>,
  modifierDeck: doModifierDeck,
  shuffleModifiers: doShuffle,
  money: doMoney,
  refreshItems: doTakeItems as DoerTo<'refreshItems'>,
  spendItems: doTakeItems as DoerTo<'spendItems'>,
  consumeItems: doTakeItems as DoerTo<'consumeItems'>,
  loseItems: doTakeItems as DoerTo<'loseItems'>,
  mark: doMark as DoerTo<'mark'>,
  unmark: doMark as DoerTo<'unmark'>,
  springTrap: doSpringTrap,
  teleport: doTeleport,
  push: doForcedMove as DoerTo<'push'>,
  pull: doForcedMove as DoerTo<'pull'>,
};

/** What an ability does to one figure: the table has one for each type that is aimed. */
const doerOf = ({ type }: Deed): DoerTo<DeedType> =>
  (DOERS[type] as DoerTo<DeedType> | undefined) ?? (() => still);

/** What counts for each target by itself comes first, then what is done, then what follows it. */
export const doToHandler: Handler<'doTo'> = {
  go: (env, state, task): Outcome => {
    const { target, scope, ability, figure } = task;
    // A summon may have been dismissed since it was chosen (R-SUM-9).
    if (figureOf(state, target) === null) return still(state);
    const each = task.settled ? [] : (abilityOf(state, figure)?.eachTarget ?? []);
    if (each.length > 0)
      return still(push(state, ...performLater(each, 'doTo', target), { ...task, settled: true }));
    const reading = readingOf(env, state, { ...scope, target });
    const next = push(state, ...performLater(task.after, null, target));
    return doerOf(ability)({ env, reading, figure, target, ability })(next);
  },
};

/** A figure to which an ability is done. */
export const doToTask = (
  { figure, scope, ability }: Pick<TaskOf<'doTo'>, 'figure' | 'scope' | 'ability'>,
  target: string,
): TaskOf<'doTo'> => ({
  type: 'doTo',
  figure,
  target,
  scope,
  ability,
  settled: false,
  after: [],
});
