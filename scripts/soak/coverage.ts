/**
 * How often each type of command, event, task, decision, ability and error came: the compiler sees to it that
 * none is missing.
 */

import type {
  Command,
  CommandError,
  Engine,
  Event,
  GameState,
  Task,
} from '../../src/round/index.js';
import { decisionKinds } from '../../src/round/machine.js';
import type { PlayedAbility } from '../../src/round/supported.js';

/** Why a row stays empty in a scenario: its id, and the reason. */
type Unreachable = Readonly<Record<string, string>>;

/** What is done only by cards and items that few parties have: it may stay away, and may come. */
export const SELDOM = 'seldom: few cards and items do it';

const EVERYWHERE: Unreachable = {};
const both = (reason: string): Unreachable => ({ training: reason, 1: reason });
const NO_EFFECTS = both('nothing is discarded when it is set up');
const NO_TRAPS: Unreachable = { training: 'no traps in it' };
const ENOUGH_STANDEES = both('no type in it has too few standees');
const BY_RNG = both('chance is drawn, nobody is asked for it');
const AT_START: Unreachable = { training: 'it comes before the first command' };
const NEVER_STALE: Unreachable = { training: 'without enemies it is won', 1: SELDOM };
const NO_TIES = both('no two characters have the same place in the order');
const FEW_CARDS = both(SELDOM);
const NO_DOORS: Unreachable = { training: 'no doors in it' };
const NO_LOOTERS = both('no monster in it loots');
/** The toads come with the second room. */
const FEW_ELEMENTS: Unreachable = {
  training: 'no card of a monster in it asks for elements',
  1: SELDOM,
};

/** Every type of command, and where it cannot come. */
const COMMANDS: Readonly<Record<Command['type'], Unreachable>> = {
  keepGoal: EVERYWHERE,
  chooseStart: EVERYWHERE,
  discardCard: FEW_CARDS,
  selectCards: EVERYWHERE,
  longRest: EVERYWHERE,
  actFirst: EVERYWHERE,
  play: EVERYWHERE,
  endTurn: EVERYWHERE,
  skip: EVERYWHERE,
  moveTo: EVERYWHERE,
  endMove: EVERYWHERE,
  moveAlong: EVERYWHERE,
  chooseFocus: NO_TIES,
  attack: EVERYWHERE,
  attackAll: EVERYWHERE,
  chooseFigure: EVERYWHERE,
  consume: EVERYWHERE,
  useItem: FEW_CARDS,
  cure: FEW_CARDS,
  takeCard: FEW_CARDS,
  pay: FEW_CARDS,
  chooseWays: FEW_CARDS,
  infuse: FEW_CARDS,
  takeItem: FEW_CARDS,
  chooseHex: FEW_CARDS,
  layArea: FEW_CARDS,
  placeSummon: FEW_CARDS,
  perform: EVERYWHERE,
  pushStep: EVERYWHERE,
  stop: EVERYWHERE,
  suffer: EVERYWHERE,
  negate: EVERYWHERE,
  loseCard: EVERYWHERE,
  restHeal: EVERYWHERE,
  redraw: EVERYWHERE,
  shortRest: EVERYWHERE,
  useBonus: FEW_CARDS,
  placeMonster: ENOUGH_STANDEES,
  revealModifier: BY_RNG,
  revealMonsterCard: BY_RNG,
  standee: BY_RNG,
  randomCard: BY_RNG,
  dealGoal: BY_RNG,
  moveActiveCard: EVERYWHERE,
  resign: NEVER_STALE,
};

/** Every type of event, and where it cannot come. */
const EVENTS: Readonly<Record<Event['type'], Unreachable>> = {
  goalKept: EVERYWHERE,
  characterPlaced: EVERYWHERE,
  summoned: EVERYWHERE,
  summonLeft: EVERYWHERE,
  roundStarted: EVERYWHERE,
  cardsSelected: EVERYWHERE,
  choiceRevealed: EVERYWHERE,
  monsterCardDrawn: EVERYWHERE,
  orderSet: EVERYWHERE,
  turnStarted: EVERYWHERE,
  turnEnded: EVERYWHERE,
  actionStarted: EVERYWHERE,
  cardMoved: EVERYWHERE,
  elementsConsumed: EVERYWHERE,
  elementsInfused: EVERYWHERE,
  elementsWaned: EVERYWHERE,
  abilitySkipped: EVERYWHERE,
  focusFound: EVERYWHERE,
  moved: EVERYWHERE,
  trapSprung: FEW_CARDS,
  doorOpened: NO_DOORS,
  moneyGained: FEW_CARDS,
  elementsSet: FEW_CARDS,
  conditionsRemoved: FEW_CARDS,
  hitPointsSet: FEW_CARDS,
  initiativeChanged: FEW_CARDS,
  itemTurned: FEW_CARDS,
  itemUsed: FEW_CARDS,
  teleported: FEW_CARDS,
  trapDisarmed: FEW_CARDS,
  overlayDestroyed: FEW_CARDS,
  overlayCreated: FEW_CARDS,
  overlayMoved: FEW_CARDS,
  traitsChanged: FEW_CARDS,
  attacked: EVERYWHERE,
  deckShuffled: EVERYWHERE,
  damaged: EVERYWHERE,
  healed: EVERYWHERE,
  conditionGained: EVERYWHERE,
  modifierCardAdded: EVERYWHERE,
  warded: EVERYWHERE,
  died: EVERYWHERE,
  exhausted: EVERYWHERE,
  looted: EVERYWHERE,
  moneyTaken: NO_LOOTERS,
  experienceGained: EVERYWHERE,
  rested: EVERYWHERE,
  roundEnded: EVERYWHERE,
  verdictReached: EVERYWHERE,
  scenarioEnded: EVERYWHERE,
  bonusBegun: EVERYWHERE,
  bonusUsed: EVERYWHERE,
  resigned: NEVER_STALE,
  roomRevealed: AT_START,
  monsterPlaced: AT_START,
  goalDealt: both('it comes before the first command'),
  restCardDrawn: EVERYWHERE,
};

/**
 * How a task shows: on the agenda of a state in which somebody decides, or, where it never waits for
 * anybody, by an event that only it brings about.
 */
interface Sign {
  readonly shows: 'agenda' | ((event: Event) => boolean);
  readonly unreachable: Unreachable;
}

const onAgenda: Sign = { shows: 'agenda', unreachable: EVERYWHERE };
const by = (shows: (event: Event) => boolean): Sign => ({ shows, unreachable: EVERYWHERE });
const event = (type: Event['type']): Sign => by((one) => one.type === type);

/** Every type of task, how it shows, and where it cannot come. */
const TASKS: Readonly<Record<Task['type'], Sign>> = {
  keepGoals: onAgenda,
  chooseStarts: onAgenda,
  discardAtStart: { shows: 'agenda', unreachable: NO_EFFECTS },
  startRound: event('roundStarted'),
  selectCards: onAgenda,
  revealCards: event('choiceRevealed'),
  order: event('orderSet'),
  nextTurn: event('turnStarted'),
  beginTurn: event('turnStarted'),
  endTurn: event('turnEnded'),
  characterTurn: onAgenda,
  longRest: onAgenda,
  action: event('actionStarted'),
  frame: onAgenda,
  perform: onAgenda,
  ability: onAgenda,
  // It never waits, and nothing else gives a retaliate.
  doTo: by((one) => one.type === 'warded' && one.ward === 'retaliate'),
  monsterConsumption: { shows: 'agenda', unreachable: FEW_ELEMENTS },
  monsterInfusion: onAgenda,
  monsterTurn: event('focusFound'),
  monsterAction: event('focusFound'),
  move: onAgenda,
  standBack: { shows: 'agenda', unreachable: { ...NO_TRAPS, 1: SELDOM } },
  added: onAgenda,
  loot: onAgenda,
  fullGroup: { shows: 'agenda', unreachable: FEW_CARDS },
  takeItems: { shows: 'agenda', unreachable: FEW_CARDS },
  wildInfusion: { shows: 'agenda', unreachable: FEW_CARDS },
  takeCards: { shows: 'agenda', unreachable: FEW_CARDS },
  cure: { shows: 'agenda', unreachable: FEW_CARDS },
  steered: { shows: 'agenda', unreachable: FEW_CARDS },
  chooseHex: { shows: 'agenda', unreachable: FEW_CARDS },
  swap: { shows: 'agenda', unreachable: FEW_CARDS },
  teleport: { shows: 'agenda', unreachable: FEW_CARDS },
  removeOverlays: { shows: 'agenda', unreachable: FEW_CARDS },
  create: { shows: 'agenda', unreachable: FEW_CARDS },
  moveOverlay: { shows: 'agenda', unreachable: FEW_CARDS },
  layArea: { shows: 'agenda', unreachable: FEW_CARDS },
  fall: { shows: 'agenda', unreachable: FEW_CARDS },
  placeSummon: { shows: 'agenda', unreachable: FEW_CARDS },
  walk: by((one) => one.type === 'moved' && !one.forced),
  monsterMove: onAgenda,
  targets: onAgenda,
  targetSets: onAgenda,
  queue: onAgenda,
  attack: event('attacked'),
  chooseFigure: onAgenda,
  doAll: onAgenda,
  forcedMove: onAgenda,
  retaliate: by((one) => one.type === 'damaged' && one.source === 'retaliate'),
  hurt: by((one) => one.type === 'damaged' && one.source !== 'attack'),
  cleanUp: event('roundEnded'),
  shortRests: onAgenda,
  redraw: onAgenda,
  endRound: event('roundEnded'),
  endScenario: event('scenarioEnded'),
  moment: event('bonusUsed'),
  setOrder: event('orderSet'),
  revealRoom: { ...event('roomRevealed'), unreachable: AT_START },
  placeMonsters: { ...event('monsterPlaced'), unreachable: AT_START },
  standee: { ...event('monsterPlaced'), unreachable: AT_START },
  dealGoal: { ...event('goalDealt'), unreachable: EVENTS.goalDealt },
  newcomers: { ...event('doorOpened'), unreachable: NO_DOORS },
  joinOrder: { ...event('doorOpened'), unreachable: NO_DOORS },
  revealModifier: event('attacked'),
  revealMonsterCard: event('monsterCardDrawn'),
  randomCard: event('restCardDrawn'),
};

/** Kinds of decisions that cannot come though their task does: with one answer nobody is asked. */
const DECISIONS: Readonly<Partial<Record<Task['type'], Unreachable>>> = {
  monsterTurn: NO_TIES,
  moment: FEW_CARDS,
  fullGroup: FEW_CARDS,
  moveOverlay: FEW_CARDS,
  chooseHex: FEW_CARDS,
  fall: FEW_CARDS,
  layArea: FEW_CARDS,
  create: FEW_CARDS,
  removeOverlays: FEW_CARDS,
  teleport: FEW_CARDS,
  swap: FEW_CARDS,
  takeItems: FEW_CARDS,
  placeSummon: FEW_CARDS,
  cure: FEW_CARDS,
  takeCards: FEW_CARDS,
  wildInfusion: FEW_CARDS,
  perform: FEW_CARDS,
  discardAtStart: NO_EFFECTS,
  monsterConsumption: FEW_ELEMENTS,
  monsterInfusion: FEW_ELEMENTS,
  placeMonsters: ENOUGH_STANDEES,
  revealModifier: BY_RNG,
  revealMonsterCard: BY_RNG,
  standee: BY_RNG,
  // Active cards may have to be discarded first.
  randomCard: FEW_CARDS,
  dealGoal: BY_RNG,
};

/** Whether somebody answers a task by doing something to a figure, or to all within reach. */
const does =
  (deed: 'heal' | 'condition' | 'shield' | 'retaliate' | 'bonus') =>
  (task: Task, { type }: Command): boolean =>
    (task.type === 'chooseFigure' || task.type === 'doAll') &&
    task.ability.type === deed &&
    (type === 'chooseFigure' || type === 'perform');

/** Every type of ability that is played, and how a player shows that it performs one: by an answer to a task. */
const ABILITIES: Readonly<Record<PlayedAbility, (task: Task, command: Command) => boolean>> = {
  move: (_, { type }) => type === 'moveTo',
  attack: (_, { type }) => type === 'attack' || type === 'attackAll',
  heal: does('heal'),
  condition: does('condition'),
  shield: does('shield'),
  retaliate: does('retaliate'),
  bonus: does('bonus'),
  loot: (task, { type }) => task.type === 'loot' && type === 'perform',
};

/** Every type of error that a command can meet: bent commands have to meet them all. */
const ERRORS: Readonly<Record<CommandError['type'], Unreachable>> = {
  invalidValue: EVERYWHERE,
  staleCommand: EVERYWHERE,
  notYourDecision: EVERYWHERE,
  illegalCommand: EVERYWHERE,
  gameOver: EVERYWHERE,
};

/** A row of the table. */
export interface Row {
  readonly kind: 'command' | 'event' | 'task' | 'decision' | 'ability' | 'error';
  readonly type: string;
  readonly count: number;
  /** Why it stays empty in this scenario, `null` where it must come. */
  readonly unreachable: string | null;
}

/** Counts what comes in games. */
export interface Coverage {
  readonly state: (state: GameState) => void;
  /** A command that answers the state that came last. */
  readonly command: (command: Command) => void;
  readonly event: (event: Event) => void;
  /** The same engine; the errors of commands that it refuses are counted. */
  readonly watched: (engine: Engine) => Engine;
  readonly rows: () => readonly Row[];
}

/** Every row of the table, and where it cannot come. */
const ROWS: Readonly<Record<Row['kind'], Readonly<Record<string, Unreachable>>>> = {
  command: COMMANDS,
  event: EVENTS,
  task: Object.fromEntries(Object.entries(TASKS).map(([type, sign]) => [type, sign.unreachable])),
  decision: Object.fromEntries(
    decisionKinds().map((type) => [type, DECISIONS[type] ?? EVERYWHERE]),
  ),
  ability: Object.fromEntries(Object.keys(ABILITIES).map((type) => [type, EVERYWHERE])),
  error: ERRORS,
};

/** Tasks that show by an event. */
const SHOWN = Object.entries(TASKS).flatMap(([type, { shows }]) =>
  shows === 'agenda' ? [] : [{ type, shows }],
);

/** An empty table for a scenario. */
export const coverageOf = (scenario: string): Coverage => {
  const counts = new Map<string, number>();
  let waiting: Task | null = null;
  const count = (kind: Row['kind'], type: string): void => {
    const key = `${kind} ${type}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  return {
    state: ({ agenda }) => {
      waiting = agenda.at(-1) ?? null;
      if (waiting !== null) count('decision', waiting.type);
      for (const type of new Set(agenda.map((task) => task.type)))
        if (TASKS[type].shows === 'agenda') count('task', type);
    },
    command: (command) => {
      count('command', command.type);
      for (const [type, isShownBy] of Object.entries(ABILITIES))
        if (waiting !== null && isShownBy(waiting, command)) count('ability', type);
    },
    event: (one) => {
      count('event', one.type);
      for (const { type, shows } of SHOWN) if (shows(one)) count('task', type);
    },
    watched: (engine) => ({
      ...engine,
      apply: (state, command) => {
        const step = engine.apply(state, command);
        if (step._tag === 'Left') count('error', step.left.type);
        return step;
      },
    }),
    rows: () =>
      Object.entries(ROWS).flatMap(([kind, types]) =>
        Object.entries(types).map(([type, unreachable]): Row => ({
          kind: kind as Row['kind'],
          type,
          count: counts.get(`${kind} ${type}`) ?? 0,
          unreachable: unreachable[scenario] ?? null,
        })),
      ),
  };
};

/** Rows that are empty and should not be, or should be empty and are not. */
export const gapsIn = (rows: readonly Row[]): readonly string[] => [
  ...rows
    .filter(({ count, unreachable }) => count === 0 && unreachable === null)
    .map(({ kind, type }) => `${kind} ${type} never came`),
  ...rows
    .filter(({ count, unreachable }) => count > 0 && unreachable !== null && unreachable !== SELDOM)
    .map(({ kind, type }) => `${kind} ${type} came, and is marked as not reachable`),
];
