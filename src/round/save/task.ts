/** The agenda in a save: what has to be done, task by task. */

import {
  closed,
  flag,
  list,
  natural,
  nullable,
  oneOf,
  optional,
  tagged,
  text,
  type Leaf,
} from '../../core/codec.js';
import { ELEMENT_ICONS, ELEMENTS } from '../../vocabulary/index.js';
import type { RoomMonster } from '../../scenario/index.js';
import type {
  ActionTask,
  BeginTurnTask,
  CharacterTurnTask,
  DiscardAtStartTask,
  DealGoalTask,
  EndTurnTask,
  ForcedMoveTask,
  LongRestTask,
  MonsterActionTask,
  MonsterConsumptionTask,
  MonsterInfusionTask,
  MonsterMoveTask,
  MonsterTurnTask,
  MoveTask,
  NewcomersTask,
  OrderTask,
  PlaceMonstersTask,
  RandomCardTask,
  RedrawTask,
  RevealModifierTask,
  RevealMonsterCardTask,
  RoomTask,
  RoundTask,
  SetUpTask,
  ShortRestsTask,
  StandBackTask,
  StandeeTask,
  Task,
  WalkTask,
} from '../task.js';
import { block, goes, group, half, hex, lasts, mode, path, textOrNull, texts } from './leaf.js';
import { attacks, deeds, harms } from './combat-task.js';
import { boardTasks } from './board-task.js';
import { deedTasks } from './deed-task.js';
import { languageTasks } from './language-task.js';
import { each, word, type Among } from './task-leaf.js';

const JOINING = ['newcomers', 'joinOrder'] as const;
const SET_UP = ['keepGoals', 'chooseStarts'] as const;
const PARTS = [
  'startRound',
  'selectCards',
  'revealCards',
  'setOrder',
  'nextTurn',
  'cleanUp',
  'endRound',
  'endScenario',
] as const;

/** The course of a game and of its rounds. */
const course = (): Among<
  SetUpTask['type'] | RoundTask['type'] | 'discardAtStart' | 'shortRests' | 'redraw' | 'order'
> => ({
  ...each(SET_UP, closed<SetUpTask>('a part of the set-up', { type: oneOf(SET_UP) })),
  discardAtStart: closed<DiscardAtStartTask>('cards that are discarded', {
    type: word('discardAtStart'),
    character: text,
    left: natural,
  }),
  ...each(PARTS, closed<RoundTask>('a part of a round', { type: oneOf(PARTS) })),
  shortRests: closed<ShortRestsTask>('short rests', { type: word('shortRests'), answered: texts }),
  redraw: closed<RedrawTask>('the card of a short rest', {
    type: word('redraw'),
    character: text,
    card: text,
    paid: flag,
  }),
  order: closed<OrderTask>('ties of the order', {
    type: word('order'),
    groups: list(list(block)),
    settled: list(block),
  }),
});

/** Turns of all figures. */
const turns = (): Among<
  | 'beginTurn'
  | 'endTurn'
  | 'characterTurn'
  | 'longRest'
  | 'monsterConsumption'
  | 'monsterInfusion'
  | 'monsterTurn'
  | 'monsterAction'
> => ({
  beginTurn: closed<BeginTurnTask>('the start of a turn', {
    type: word('beginTurn'),
    figure: text,
  }),
  endTurn: closed<EndTurnTask>('the end of a turn', {
    type: word('endTurn'),
    figure: text,
    answered: flag,
  }),
  characterTurn: closed<CharacterTurnTask>('the turn of a character', {
    type: word('characterTurn'),
    figure: text,
    halves: list(half),
  }),
  longRest: closed<LongRestTask>('a long rest', {
    type: word('longRest'),
    figure: text,
    part: oneOf(['loseCard', 'heal']),
  }),
  monsterConsumption: closed<MonsterConsumptionTask>('the consumptions of a monster', {
    type: word('monsterConsumption'),
    figure: text,
    picked: list(nullable(list(oneOf(ELEMENTS)))),
  }),
  monsterInfusion: closed<MonsterInfusionTask>('the infusions of a monster', {
    type: word('monsterInfusion'),
    monster: text,
    of: text,
    performed: flag,
    next: natural,
  }),
  monsterTurn: closed<MonsterTurnTask>('the turn of a monster', {
    type: word('monsterTurn'),
    figure: text,
    next: natural,
    attacked: texts,
  }),
  monsterAction: closed<MonsterActionTask>('the card of a monster', {
    type: word('monsterAction'),
    figure: text,
    next: natural,
    focus: textOrNull,
    attacked: texts,
  }),
});

/** Actions of cards. */
const actions = (): Among<'action'> => ({
  action: closed<ActionTask>('an action', {
    type: word('action'),
    figure: text,
    frame: natural,
    card: text,
    half,
    basic: flag,
    next: natural,
    performed: natural,
    pile: oneOf(['discard', 'lost', 'active']),
    goes,
    lasts,
    group: optional(group),
    experience: natural,
    infuse: list(oneOf(ELEMENT_ICONS)),
  }),
});

/** Moves, of one's own and by force. */
const moves = (): Among<'move' | 'walk' | 'standBack' | 'monsterMove' | 'forcedMove'> => ({
  move: closed<MoveTask>('a move', {
    type: word('move'),
    figure: text,
    points: natural,
    mode,
    begun: flag,
    back: nullable(hex),
  }),
  walk: closed<WalkTask>('a leg of a move', {
    type: word('walk'),
    figure: text,
    path,
    mode,
    back: hex,
  }),
  standBack: closed<StandBackTask>('a step back', {
    type: word('standBack'),
    mover: text,
    hex,
  }),
  monsterMove: closed<MonsterMoveTask>('the move of a monster', {
    type: word('monsterMove'),
    figure: text,
    paths: list(path),
    mode,
  }),
  forcedMove: closed<ForcedMoveTask>('a push or pull', {
    type: word('forcedMove'),
    figure: text,
    target: text,
    kind: oneOf(['push', 'pull']),
    left: natural,
    source: nullable(hex),
    from: nullable(hex),
  }),
});

const roomMonster = (): Leaf<RoomMonster> =>
  closed<RoomMonster>('a monster of a room', {
    id: textOrNull,
    monster: text,
    rank: oneOf(['normal', 'elite', 'boss']),
    at: hex,
    alsoAt: path,
  });

/** What comes onto the board. */
const arrivals = (): Among<
  'revealRoom' | 'newcomers' | 'joinOrder' | 'placeMonsters' | 'standee'
> => ({
  revealRoom: closed<RoomTask>('a room to be revealed', {
    type: word('revealRoom'),
    room: text,
    opener: textOrNull,
  }),
  ...each(JOINING, closed<NewcomersTask>('monsters that join the order', { type: oneOf(JOINING) })),
  placeMonsters: closed<PlaceMonstersTask>('monsters to be placed', {
    type: word('placeMonsters'),
    monsters: list(roomMonster()),
    opener: textOrNull,
  }),
  standee: closed<StandeeTask>('a standee to be drawn', {
    type: word('standee'),
    monster: roomMonster(),
  }),
});

/** What chance decides. */
const chances = (): Among<'revealModifier' | 'revealMonsterCard' | 'randomCard' | 'dealGoal'> => ({
  revealModifier: closed<RevealModifierTask>('a modifier card to be turned over', {
    type: word('revealModifier'),
    figure: text,
  }),
  revealMonsterCard: closed<RevealMonsterCardTask>('a monster ability card to be drawn', {
    type: word('revealMonsterCard'),
    deck: text,
    of: textOrNull,
  }),
  randomCard: closed<RandomCardTask>('the card of a short rest to be drawn', {
    type: word('randomCard'),
    character: text,
    kept: textOrNull,
  }),
  dealGoal: closed<DealGoalTask>('a battle goal to be dealt', {
    type: word('dealGoal'),
    character: text,
  }),
});

/** What has to be done. */
export const taskLeaf: Leaf<Task> = /*#__PURE__*/ (() =>
  tagged<Task>('a task { type, … }', {
    ...course(),
    ...turns(),
    ...actions(),
    ...languageTasks(),
    ...deedTasks(),
    ...boardTasks(),
    ...moves(),
    ...attacks(),
    ...harms(),
    ...deeds(),
    ...arrivals(),
    ...chances(),
  }))();
