import type {
  LootAbility,
  MoneyAbility,
  CreateAbility,
  RemoveOverlaysAbility,
  MoveOverlayAbility,
  SpringTrapAbility,
  TeleportAbility,
  SwapAbility,
  ChooseHexAbility,
} from './ability-board.js';
import type {
  CardsAbility,
  PlayCardAbility,
  ItemsAbility,
  InfuseAbility,
  SetElementsAbility,
  ExperienceAbility,
  ModifierDeckAbility,
  ShuffleAbility,
  GroupLimitAbility,
  GiveCardAbility,
} from './ability-cards.js';
import type {
  MoveAbility,
  AttackAbility,
  HealAbility,
  ConditionAbility,
  ShieldAbility,
  RetaliateAbility,
  ForcedMoveAbility,
  SufferAbility,
  SetHitPointsAbility,
  KillAbility,
  CureAbility,
} from './ability-combat.js';
import type {
  SummonAbility,
  SpawnAbility,
  GrantAbility,
  ControlAbility,
  SwapSidesAbility,
  TakeTurnAbility,
  TraitAbility,
  MarkAbility,
  InitiativeAbility,
  SetSideAbility,
  FocusAbility,
} from './ability-figures.js';
import type {
  SceneAbility,
  EndAbility,
  CycleAbility,
  SpecialAbility,
  BossSpecialAbility,
} from './ability-scenario.js';
import type { Bonus } from './bonus.js';
import type { If, Consume, Pay, Choose, Repeat } from './control.js';

/** What is done: every ability that is no word of control. */
export type Deed =
  | MoveAbility
  | AttackAbility
  | HealAbility
  | ConditionAbility
  | ShieldAbility
  | RetaliateAbility
  | ForcedMoveAbility
  | LootAbility
  | MoneyAbility
  | SummonAbility
  | SpawnAbility
  | CardsAbility
  | PlayCardAbility
  | ItemsAbility
  | InfuseAbility
  | SetElementsAbility
  | SufferAbility
  | SetHitPointsAbility
  | CreateAbility
  | RemoveOverlaysAbility
  | MoveOverlayAbility
  | SpringTrapAbility
  | ExperienceAbility
  | GrantAbility
  | ControlAbility
  | SwapSidesAbility
  | TakeTurnAbility
  | KillAbility
  | TeleportAbility
  | SwapAbility
  | CureAbility
  | ModifierDeckAbility
  | ShuffleAbility
  | TraitAbility
  | MarkAbility
  | ChooseHexAbility
  | InitiativeAbility
  | GroupLimitAbility
  | GiveCardAbility
  | SceneAbility
  | EndAbility
  | SetSideAbility
  | CycleAbility
  | FocusAbility
  | BossSpecialAbility
  | SpecialAbility
  | Bonus;

/**
 * One step of an action: abilities are performed in the order in which they stand (R-CARD-1).
 *
 * @example
 * import type { Ability } from 'gloomhaven-rules/content';
 *
 * const rush: readonly Ability[] = [
 *   { type: 'move', amount: 4, mode: 'jump' },
 *   {
 *     type: 'attack',
 *     amount: 2,
 *     to: { type: 'select', who: ['enemy'], count: 'all', place: { type: 'movedThrough' } },
 *   },
 * ];
 */
export type Ability =
  Deed | If<Ability> | Consume<Ability> | Pay<Ability> | Choose<Ability> | Repeat<Ability>;

/** The words that abilities begin with. */
export type AbilityType = Ability['type'];
