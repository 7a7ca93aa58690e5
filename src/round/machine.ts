import { actionHandler } from './action.js';
import { addedHandler } from './added.js';
import { abilityHandler } from './ability-course.js';
import { doAnyTime, isAnyTime, useInTurn } from './any-time.js';
import { automaticOf } from './automatic.js';
import { attackHandler, retaliateHandler } from './attack.js';
import {
  chooseStartsHandler,
  dealGoalHandler,
  discardAtStartHandler,
  keepGoalsHandler,
} from './before-play.js';
import { happened, still, followedBy, type Outcome } from './change.js';
import { characterTurnHandler, longRestHandler } from './character-turn.js';
import {
  chooseFigureHandler,
  doAllHandler,
  queueHandler,
  targetSetsHandler,
  targetsHandler,
} from './choose.js';
import { cleanUpHandler, endRoundHandler, endScenarioHandler } from './clean-up.js';
import type { Command, Decision, Question } from './command.js';
import type { Env } from './env.js';
import { forcedMoveHandler } from './forced.js';
import type { Handler } from './handler.js';
import { cureHandler } from './cure.js';
import { steeredHandler } from './steered.js';
import { doToHandler } from './do-to.js';
import { frameHandler } from './frame.js';
import { wildInfusionHandler } from './infusion.js';
import { takeCardsHandler } from './take-cards.js';
import { reactTo } from './happening.js';
import { hurtHandler } from './hurt.js';
import { performHandler } from './perform.js';
import { fullGroupHandler } from './group.js';
import { takeItemsHandler } from './take-items.js';
import { createHandler } from './create.js';
import { removeOverlaysHandler } from './remove-overlays.js';
import { teleportHandler } from './teleport.js';
import { swapHandler } from './swap.js';
import { chooseHexHandler } from './choose-hex.js';
import { moveOverlayHandler } from './move-overlay.js';
import { fallHandler, withFalls } from './fall.js';
import { layAreaHandler } from './lay-area.js';
import { lootHandler } from './looting.js';
import { revealModifierHandler } from './modifiers.js';
import { momentHandler, useBonus } from './moment.js';
import { ownerOf } from './owner.js';
import { isSameJson } from './plain.js';
import { turnNow } from './reading/index.js';
import { revealMonsterCardHandler } from './monster-deck.js';
import { joinOrderHandler, newcomersHandler } from './newcomers.js';
import { orderHandler, revealCardsHandler, setOrderHandler } from './order.js';
import { placeMonstersHandler, revealRoomHandler, standeeHandler } from './place-room.js';
import { monsterActionHandler } from './monster-action.js';
import { monsterConsumptionHandler, monsterInfusionHandler } from './monster-elements.js';
import { monsterTurnHandler } from './monster-focus.js';
import { selectCardsHandler, startRoundHandler } from './selection.js';
import { randomCardHandler, redrawHandler, shortRestsHandler } from './short-rest.js';
import type { GameState } from './state.js';
import { placeSummonHandler } from './summon.js';
import type { Task } from './task.js';
import { beginTurnHandler, endTurnHandler, nextTurnHandler } from './turn.js';
import { verdictOf } from './verdict.js';
import { monsterMoveHandler, moveHandler, standBackHandler, walkHandler } from './walk.js';

/** Who does the tasks of each type. */
const HANDLERS: { readonly [Type in Task['type']]: Handler<Type> } = {
  keepGoals: keepGoalsHandler,
  chooseStarts: chooseStartsHandler,
  discardAtStart: discardAtStartHandler,
  startRound: startRoundHandler,
  selectCards: selectCardsHandler,
  revealCards: revealCardsHandler,
  setOrder: setOrderHandler,
  order: orderHandler,
  nextTurn: nextTurnHandler,
  beginTurn: beginTurnHandler,
  endTurn: endTurnHandler,
  characterTurn: characterTurnHandler,
  longRest: longRestHandler,
  action: actionHandler,
  frame: frameHandler,
  perform: performHandler,
  ability: abilityHandler,
  doTo: doToHandler,
  monsterConsumption: monsterConsumptionHandler,
  monsterInfusion: monsterInfusionHandler,
  monsterTurn: monsterTurnHandler,
  monsterAction: monsterActionHandler,
  move: moveHandler,
  walk: walkHandler,
  standBack: standBackHandler,
  monsterMove: monsterMoveHandler,
  targets: targetsHandler,
  targetSets: targetSetsHandler,
  queue: queueHandler,
  attack: attackHandler,
  added: addedHandler,
  loot: lootHandler,
  fullGroup: fullGroupHandler,
  takeItems: takeItemsHandler,
  moveOverlay: moveOverlayHandler,
  chooseHex: chooseHexHandler,
  swap: swapHandler,
  teleport: teleportHandler,
  removeOverlays: removeOverlaysHandler,
  create: createHandler,
  fall: fallHandler,
  layArea: layAreaHandler,
  cure: cureHandler,
  steered: steeredHandler,
  placeSummon: placeSummonHandler,
  takeCards: takeCardsHandler,
  wildInfusion: wildInfusionHandler,
  chooseFigure: chooseFigureHandler,
  doAll: doAllHandler,
  forcedMove: forcedMoveHandler,
  retaliate: retaliateHandler,
  hurt: hurtHandler,
  cleanUp: cleanUpHandler,
  shortRests: shortRestsHandler,
  redraw: redrawHandler,
  endRound: endRoundHandler,
  endScenario: endScenarioHandler,
  moment: momentHandler,
  revealRoom: revealRoomHandler,
  newcomers: newcomersHandler,
  joinOrder: joinOrderHandler,
  placeMonsters: placeMonstersHandler,
  revealModifier: revealModifierHandler,
  revealMonsterCard: revealMonsterCardHandler,
  standee: standeeHandler,
  randomCard: randomCardHandler,
  dealGoal: dealGoalHandler,
};

/** The types of tasks that can wait for an answer: the kinds of decisions. */
export const decisionKinds = (): readonly Task['type'][] =>
  Object.entries(HANDLERS).flatMap(([type, handler]) =>
    'asks' in handler ? [type as Task['type']] : [],
  );

/** The handler of a task: the table has one for each type, which no longer shows in the type of a union. */
const handlerOf = (task: Task): Handler<Task['type']> =>
  HANDLERS[task.type] as unknown as Handler<Task['type']>;

const topOf = ({ agenda }: GameState): Task | null => agenda.at(-1) ?? null;

const popped = (state: GameState): GameState => ({ ...state, agenda: state.agenda.slice(0, -1) });

/** What a task waits for that has been taken off the agenda of a state. */
const questionsOf = (env: Env, state: GameState, task: Task): readonly Question[] =>
  handlerOf(task).asks?.(env, state, task) ?? [];

/** What a state waits for: the questions of the task on top. */
export const decisionsOf = (env: Env, state: GameState): readonly Decision[] => {
  const task = topOf(state);
  if (task === null || state.over) return [];
  return questionsOf(env, popped(state), task).map(({ seat, figure, about = null, commands }) => ({
    seat,
    figure,
    about,
    commands,
  }));
};

/** A goal or loss that has come about settles the scenario; the first one stands (R-SCEN-6, R-SCEN-7). */
const judged =
  (env: Env) =>
  (state: GameState): Outcome => {
    const verdict = state.verdict === null ? verdictOf(env, state) : null;
    return verdict === null
      ? still(state)
      : happened({ ...state, verdict }, { type: 'verdictReached', verdict });
  };

/** What comes of a step at once: those who answer to it, those who fall, and the verdict. */
const settled = (env: Env, before: GameState, outcome: Outcome): Outcome =>
  followedBy(withFalls(env, before, reactTo(env, before, outcome)), judged(env));

/** Answers the task on top with a command that it asked for. */
const answered = (env: Env, state: GameState, task: Task, command: Command): Outcome =>
  settled(env, state, handlerOf(task).answer?.(env, popped(state), task, command) ?? still(state));

const onlyCommand = (questions: readonly Question[]): Command | null => {
  const [first] = questions.filter(({ commands }) => commands.length === 1);
  return first?.commands[0] ?? null;
};

/** One step of the machine; `null` where somebody has to decide, or all is over. */
const step = (env: Env, state: GameState): Outcome | null => {
  const task = topOf(state);
  if (task === null || state.over) return null;
  const rest = popped(state);
  const questions = questionsOf(env, rest, task);
  if (questions.length === 0) return settled(env, state, handlerOf(task).go(env, rest, task));
  // A question with a single answer answers itself, and by an option one about monsters.
  const only = onlyCommand(questions) ?? automaticOf(env, state, questions);
  return only === null ? null : answered(env, state, task, only);
};

/** Does what there is to do until somebody has to decide. */
export const run = (env: Env, begun: Outcome): Outcome => {
  let { state } = begun;
  const events = [...begun.events];
  for (let next = step(env, state); next !== null; next = step(env, state)) {
    state = next.state;
    events.push(...next.events);
  }
  return { state, events };
};

/**
 * Does what a legal command says, and all that follows: it answers what is asked, or is allowed at any time,
 * and then the same is asked again, as far as it is still a question.
 */
export const proceed = (env: Env, state: GameState, command: Command): Outcome => {
  const task = topOf(state);
  if (task === null) return still(state);
  return run(env, broughtBy(env, state, task, command));
};

/** What a command brings about: an answer, a use in the middle of a turn, or what can be done at any time. */
const broughtBy = (env: Env, state: GameState, task: Task, command: Command): Outcome => {
  if (isAnyTime(command)) return doAnyTime(command)(state);
  const isAnswer = decisionsOf(env, state).some(({ commands }) =>
    commands.some((one) => isSameJson(one, command)),
  );
  const turn = turnNow(state);
  const seat = turn === null ? null : ownerOf(state, turn);
  const use =
    isAnswer || seat === null || (command.type !== 'useItem' && command.type !== 'useBonus')
      ? null
      : useInTurn(env, state, seat, command);
  return use === null
    ? answered(env, state, task, command)
    : followedBy(reactTo(env, state, useBonus(env, use, null)(state)), judged(env));
};
