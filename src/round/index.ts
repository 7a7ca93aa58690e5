/**
 * The round machine: a scenario played from set-up to its end, one command at a time, as pure functions.
 *
 * A state is plain JSON. {@link createEngine} binds a checked pack and rule flags and gives the functions:
 * `start`, `decisions`, `legalCommands`, `apply`. The order of a round and the parts of both rests are
 * questions by themselves too: {@link initiativeOrder}, {@link selectionChoices}, {@link longRestOutcome}.
 *
 * @module
 */
export type { ErrorBase, InvalidValue, Path } from '../core/index.js';
export type {
  ActFirst,
  Attack,
  AttackAll,
  ChooseFigure,
  ChooseFocus,
  ChooseStart,
  Command,
  ConsumeElements,
  Decision,
  DeclareLongRest,
  EndMove,
  EndTurn,
  KeepGoal,
  LoseCard,
  MoveAlong,
  MoveTo,
  Negate,
  Perform,
  PlayHalf,
  PushStep,
  Redraw,
  RestHeal,
  SeatCommand,
  SelectCards,
  TakeShortRest,
  Skip,
  StopPush,
  Suffer,
} from './command.js';
export { describe, namesOf, type Names } from './describe.js';
export { createEngine, type Engine, type EngineOptions, type Step } from './engine.js';
export {
  explain,
  SAVE_FAULTS,
  type CommandError,
  type GameOver,
  type IllegalCommand,
  type NotInPack,
  type NotSupported,
  type NotYourDecision,
  type OtherContent,
  type OtherRules,
  type OtherSchema,
  type ReplayError,
  type RoundError,
  type SaveError,
  type SaveFault,
  type SetUpError,
  type StaleCommand,
  type TamperedSave,
  type TwiceInParty,
  type WrongHand,
  type WrongParty,
} from './error.js';
export type { Event } from './event.js';
export { fingerprint } from './fingerprint.js';
export {
  initiativeOrder,
  initiativePlaces,
  type InitiativeBlock,
  type InitiativeGroup,
} from './initiative.js';
export {
  defaultInitiativeRules,
  type InitiativeQuery,
  type InitiativeRules,
  type OrderedMonster,
  type OrderedSummon,
  type OrderedType,
  type PlayingCharacter,
  type RestingCharacter,
} from './initiative-query.js';
export { RULES_VERSION, type Replay, type Replayed } from './replay.js';
export {
  activeCardsNeeded,
  cardsToLose,
  discardActive,
  mayRest,
  selectionChoices,
  takeBack,
  type RestCounts,
  type RestPiles,
  type SelectionChoices,
} from './rest-cards.js';
export {
  ITEM_STATES,
  LONG_REST_HEAL,
  longRestOutcome,
  refreshSpent,
  SECOND_DRAW_DAMAGE,
  shortRestOutcome,
  type ItemState,
  type LongRest,
  type LongRestOutcome,
  type RestDamage,
  type RestedFigure,
  type RestItem,
  type ShortRest,
  type ShortRestOutcome,
} from './rest.js';
export type { SetUp, SetUpCharacter, SetUpSeat } from './set-up.js';
export type {
  ActiveCard,
  Block,
  Character,
  Choice,
  Figure,
  GameState,
  MonsterDeckState,
  OverlayState,
  Verdict,
  Ward,
} from './state.js';
export type {
  ActionTask,
  AttackPlan,
  AttackTask,
  AugmentTask,
  BeginTurnTask,
  CharacterTurnTask,
  ChooseFigureTask,
  Deed,
  DoAllTask,
  EndTurnTask,
  ForcedMoveTask,
  Half,
  HurtTask,
  LongRestTask,
  MonsterActionTask,
  MonsterMoveTask,
  MonsterTurnTask,
  MoveTask,
  OrderTask,
  Play,
  QueueTask,
  RedrawTask,
  RetaliateTask,
  RewardTask,
  RoundTask,
  SetUpTask,
  ShortRestsTask,
  TargetSetsTask,
  TargetsTask,
  Task,
  WalkTask,
} from './task.js';
export type {
  CharacterSecrets,
  CharacterView,
  ModifierDeckView,
  MonsterDeckView,
  View,
} from './view.js';
