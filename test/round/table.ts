import { isLeft, type Either } from 'fp-ts/lib/Either.js';

import { gainCondition, startTurn, trackerOf } from '../../src/condition/index.js';
import {
  checkPack,
  type Ability,
  type Action,
  type CheckedPack,
  type Item,
  type MonsterStats,
  type Scenario,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { completeCard, type WrittenCard } from '../../src/modifier-deck/index.js';
import {
  createEngine,
  type Command,
  type Engine,
  type Event,
  type Figure,
  type GameState,
  type SeatCommand,
} from '../../src/round/index.js';
import type { ScenarioOptions } from '../../src/scenario/index.js';
import type { Condition, Hex } from '../../src/vocabulary/index.js';

/** The people of the tests. */
export const WARDEN = 'warden';
export const KINDLER = 'kindler';
export const GUARD = 'mire-guard#1';
export const SECOND_GUARD = 'mire-guard#2';
export const ARCHER = 'reed-archer#1';
/** The cards that the warden plays: the first says what the test wants, the second nothing. */
export const CARD = 'warden-1';
export const BLANK = 'warden-2';

/** A game in a test: where it stands, and what the last command brought about. */
export interface Table {
  readonly engine: Engine;
  readonly state: GameState;
  readonly events: readonly Event[];
}

/** What a test changes in the pack and in the rules. */
export interface Wishes {
  /** The halves of the warden's first card: a list is an action of these abilities. */
  readonly top?: readonly Ability[] | Action;
  readonly bottom?: readonly Ability[] | Action;
  /** The halves of its second card. */
  readonly second?: {
    readonly top?: readonly Ability[] | Action;
    readonly bottom?: readonly Ability[] | Action;
  };
  /** Initiatives of cards by their ids, those of monsters too. */
  readonly initiatives?: Readonly<Record<string, number>>;
  /** Whether the warden rests in this round: its two cards are discarded then. */
  readonly rests?: boolean;
  /** Whether the monsters act before the warden. */
  readonly late?: boolean;
  /** Whether each character has a seat of its own. */
  readonly apart?: boolean;
  /** What is on the card of the guards and of the archers. */
  readonly guard?: readonly Ability[];
  readonly archer?: readonly Ability[];
  /** What the stat card of the guards says besides hit points 9, move 2, attack 2. */
  readonly guardStats?: Partial<MonsterStats>;
  readonly goal?: Scenario['goal'];
  /** Whether the host says what chance decides, from the first selection on. */
  readonly onTable?: boolean;
  /** Items that the warden has equipped. */
  readonly items?: readonly Item[];
  /** What else is different in the pack. */
  readonly pack?: (pack: CheckedPack) => CheckedPack;
  readonly options?: ScenarioOptions;
}

const right = <A>(answer: Either<unknown, A>): A => {
  if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

export const hex = (q: number, r: number): Hex => ({ q, r });

/** Ten columns of seven hexes, with nothing in them. */
const HEXES: readonly Hex[] = Array.from({ length: 70 }, (_, index) =>
  hex(index % 10, Math.floor(index / 10)),
);

const checked: CheckedPack = right(checkPack(hollowmere));

const actionFrom = (wish: readonly Ability[] | Action = []): Action =>
  'abilities' in wish ? wish : { abilities: wish };

const scenarioFrom = (scenario: Scenario, { goal }: Wishes): Scenario => ({
  ...scenario,
  goal: goal ?? scenario.goal,
  map: {
    rooms: [
      {
        id: 'yard',
        hexes: HEXES,
        overlays: [],
        monsters: [
          { monster: 'mire-guard', ranks: ['normal', 'normal', 'normal'], at: hex(9, 0) },
          { monster: 'reed-archer', ranks: ['normal', 'normal', 'normal'], at: hex(9, 6) },
        ],
        objectives: [],
      },
    ],
    start: [hex(0, 0), hex(0, 6)],
  } as unknown as Scenario['map'],
});

const STATS = { hitPoints: 9, move: 2, attack: 2 };

const withInitiative = <Card extends { readonly id: string; readonly initiative: number }>(
  card: Card,
  { initiatives = {} }: Wishes,
): Card => ({ ...card, initiative: initiatives[card.id] ?? card.initiative });

/** The demo pack with what a test wishes. Its checks would only cost time: the types stand for them. */
export const packFrom = (wishes: Wishes): CheckedPack => {
  const made = wishedPack(wishes);
  return wishes.pack?.(made) ?? made;
};

const wishedPack = (wishes: Wishes): CheckedPack => {
  const { top, bottom, second = {}, guard = [], archer = [], guardStats } = wishes;
  const rows = Array.from({ length: 8 }, () => ({ ...STATS, ...guardStats }));
  const abilities: Readonly<Record<string, readonly Ability[]>> = {
    'mire-guard': guard,
    'reed-archer': archer,
  };
  return {
    ...checked,
    items: [...checked.items, ...(wishes.items ?? [])],
    scenarios: checked.scenarios.map((one) =>
      one.id === 'training' ? scenarioFrom(one, wishes) : one,
    ),
    classes: checked.classes.map((one) => ({
      ...one,
      cards: one.cards.map((printed) => {
        const card = withInitiative(printed, wishes);
        if (card.id === CARD) return { ...card, top: actionFrom(top), bottom: actionFrom(bottom) };
        return card.id === BLANK
          ? { ...card, top: actionFrom(second.top), bottom: actionFrom(second.bottom) }
          : card;
      }),
    })),
    monsters: checked.monsters.map((one) =>
      one.id === 'mire-guard'
        ? { ...one, stats: { type: 'ranks', normal: rows, elite: rows } }
        : one,
    ),
    monsterDecks: checked.monsterDecks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((printed, index) => {
        const card = withInitiative(printed, wishes);
        return index === 0 && abilities[deck.id] !== undefined
          ? { ...card, abilities: abilities[deck.id] }
          : card;
      }),
    })),
  } as unknown as CheckedPack;
};

const includes = (command: object, wanted: object): boolean =>
  Object.entries(wanted).every(
    ([key, value]) =>
      JSON.stringify((command as Readonly<Record<string, unknown>>)[key]) === JSON.stringify(value),
  );

/** What is wanted of a command: its type and as many of its fields as tell it from others. */
export type Wanted = Partial<Command> & { readonly type: Command['type'] };

/** The legal commands that fit. */
export const options = (table: Table, wanted: Wanted): readonly SeatCommand[] =>
  table.engine.legalCommands(table.state).filter((command) => includes(command, wanted));

/** Whether something can be done. */
export const can = (table: Table, wanted: Wanted): boolean => options(table, wanted).length > 0;

/** Does the first thing that fits. */
export const act = (table: Table, ...wishes: readonly Wanted[]): Table =>
  wishes.reduce<Table>((known, wanted) => {
    const [command] = options(known, wanted);
    if (command === undefined)
      throw new Error(
        `no ${JSON.stringify(wanted)} among ${JSON.stringify(known.engine.legalCommands(known.state))}`,
      );
    const answer = known.engine.apply(known.state, command);
    if (isLeft(answer)) throw new Error(JSON.stringify(answer.left));
    return { ...known, ...answer.right };
  }, table);

/** Changes the state of a table. */
export const set = (
  table: Table,
  ...changes: readonly ((state: GameState) => GameState)[]
): Table => ({
  ...table,
  state: changes.reduce((state, change) => change(state), table.state),
});

/** A figure with other facts. */
export const figure =
  (id: string, facts: Partial<Figure>) =>
  (state: GameState): GameState => ({
    ...state,
    figures: state.figures.map((one) => (one.id === id ? { ...one, ...facts } : one)),
  });

export const at = (id: string, q: number, r: number) => figure(id, { at: hex(q, r) });

export const afflicted = (id: string, ...conditions: readonly Condition[]) =>
  figure(id, { conditions: trackerOf(conditions) });

/** A condition gained in the turn that is under way, so that it outlasts it (R-COND-3): for a `set` after `turn`. */
export const justAfflicted = (id: string, condition: Condition) =>
  figure(id, {
    conditions: gainCondition(startTurn(trackerOf([])).conditions, condition).conditions,
  });

export const immune = (id: string, ...conditions: readonly Condition[]) =>
  figure(id, { conditions: trackerOf([], conditions) });

/** One more guard. */
export const withGuard =
  (standee: number, q: number, r: number, facts: Partial<Figure> = {}) =>
  (state: GameState): GameState => {
    const id = `mire-guard#${String(standee)}`;
    const guards = state.figures.filter(({ id: one }) => one === GUARD);
    const more = guards.map((one) => ({ ...one, id, standee, at: hex(q, r), ...facts }));
    return { ...state, figures: [...state.figures, ...more] };
  };

export const without =
  (id: string) =>
  (state: GameState): GameState => ({
    ...state,
    figures: state.figures.filter((one) => one.id !== id),
  });

export const overlay =
  (
    type: GameState['overlays'][number]['type'],
    q: number,
    r: number,
    facts: Partial<GameState['overlays'][number]> = {},
  ) =>
  (state: GameState): GameState => ({
    ...state,
    overlays: [
      ...state.overlays,
      { type, at: hex(q, r), damage: null, conditions: [], treasure: null, ...facts },
    ],
  });

/** Puts modifier cards on top of a deck of which all others are +0; `monsters` is that of the monsters. */
export const stacked =
  (deck: string, ...cards: readonly WrittenCard[]) =>
  (state: GameState): GameState => {
    const zeros = Array.from({ length: 10 }, () => completeCard({ value: 0 }));
    const modifiers = {
      pile: [...cards.map(completeCard), ...zeros],
      discard: [],
      mustShuffle: false,
    };
    return deck === 'monsters'
      ? { ...state, modifiers }
      : {
          ...state,
          characters: state.characters.map((one) =>
            one.id === deck ? { ...one, modifiers } : one,
          ),
        };
  };

/** Facts of a character. */
export const character =
  (id: string, facts: Partial<GameState['characters'][number]>) =>
  (state: GameState): GameState => ({
    ...state,
    characters: state.characters.map((one) => (one.id === id ? { ...one, ...facts } : one)),
  });

/** The two monsters under the names that tests know them by. */
const named = (state: GameState): GameState => ({
  ...state,
  figures: state.figures.map((one) =>
    one.kind === 'monster' ? { ...one, id: `${one.type}#1`, standee: 1 } : one,
  ),
});

/** A game of two characters and two monsters at the first selection; every modifier card is a +0. */
export const yard = (wishes: Wishes = {}): Table => {
  const made = { content: packFrom(wishes), ...(wishes.options && { options: wishes.options }) };
  const engine: Engine = right(createEngine(made));
  const items = (wishes.items ?? []).map(({ id }) => id);
  const wardenOf = { class: WARDEN, ...(items.length > 0 && { items }) };
  const begun: GameState = right(
    engine.start({
      scenario: 'training',
      seats:
        wishes.apart === true
          ? [
              { seat: 'ann', characters: [wardenOf] },
              { seat: 'bo', characters: [{ class: KINDLER }] },
            ]
          : [{ seat: 'ann', characters: [wardenOf, { class: KINDLER }] }],
      seed: 'yard',
    }),
  );
  const table = act(
    { engine, state: begun, events: [] },
    { type: 'keepGoal', character: WARDEN },
    { type: 'keepGoal', character: KINDLER },
    { type: 'chooseStart', character: WARDEN, hex: hex(0, 0) },
  );
  const played =
    wishes.onTable === true
      ? { ...table, engine: right(createEngine({ ...made, chance: 'table' })) }
      : table;
  return set(played, named, stacked(WARDEN), stacked(KINDLER), stacked('monsters'));
};

/** The first card of each monster deck, that of the test, comes first. */
export const rigged = (state: GameState): GameState => ({
  ...state,
  monsterDecks: state.monsterDecks.map((deck) => ({
    ...deck,
    pile: [`${deck.id}-1`, ...deck.pile.filter((card) => card !== `${deck.id}-1`)],
  })),
});

/** The warden's turn begins, with its two cards; the monsters follow with the cards of the test. */
export const turn = (wishes: Wishes, ...changes: readonly ((state: GameState) => GameState)[]) =>
  set(yard(wishes), ...changes, (state) => ({
    ...state,
    characters: state.characters.map((one) =>
      one.id === WARDEN
        ? {
            ...one,
            hand: one.hand.filter((card) => card !== CARD && card !== BLANK),
            ...(wishes.rests === true
              ? { discard: [...one.discard, CARD, BLANK], choice: { type: 'longRest' as const } }
              : {
                  waiting: [CARD, BLANK],
                  choice: { type: 'cards' as const, leading: CARD, second: BLANK },
                }),
          }
        : one,
    ),
    figures: state.figures.map((one) =>
      one.id === WARDEN ? { ...one, conditions: startTurn(one.conditions).conditions } : one,
    ),
    monsterDecks: state.monsterDecks.map((deck) => ({
      ...deck,
      pile: deck.pile.filter((card) => card !== `${deck.id}-1`),
      drawn: `${deck.id}-1`,
    })),
    order: [
      { initiative: wishes.late === true ? 90 : 1, figures: [WARDEN] },
      ...state.figures
        .filter(({ kind }) => kind === 'monster')
        .map(({ id }, index) => ({ initiative: 50 + index, figures: [id] })),
    ].sort((a, b) => a.initiative - b.initiative),
    agenda: [
      { type: 'nextTurn' },
      { type: 'endTurn', figure: WARDEN, answered: false },
      { type: 'characterTurn', figure: WARDEN, halves: ['top', 'bottom'] },
    ],
  }));

/** The warden's turn comes, from its very beginning: the kindler has just ended its own. */
export const turnComes = (
  wishes: Wishes,
  ...changes: readonly ((state: GameState) => GameState)[]
): Table =>
  act(
    set(turn(wishes, ...changes), character(KINDLER, { waiting: ['kindler-1'] }), (state) => ({
      ...state,
      figures: state.figures.map((one) => ({
        ...one,
        conditions: { ...one.conditions, onTurn: false },
      })),
      agenda: [{ type: 'nextTurn' }, { type: 'characterTurn', figure: KINDLER, halves: ['top'] }],
    })),
    { type: 'endTurn', character: KINDLER },
  );

/** The warden plays a half of its first card. */
export const play = (table: Table, half: 'top' | 'bottom'): Table =>
  act(table, { type: 'play', card: CARD, half, basic: false });

/** The warden ends its turn, and the monsters act. */
export const pass = (table: Table): Table => act(table, { type: 'endTurn', character: WARDEN });

export const figureIn = ({ state }: Table, id: string): Figure => {
  const found = state.figures.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is gone`);
  return found;
};

export const isGone = ({ state }: Table, id: string): boolean =>
  !state.figures.some((one) => one.id === id);

export const conditionsOf = (table: Table, id: string): readonly Condition[] =>
  figureIn(table, id).conditions.held.map(({ condition }) => condition);

export const warden = ({ state }: Table): GameState['characters'][number] =>
  state.characters.find(({ id }) => id === WARDEN)!;

/** The events of a type of the last command. */
export const eventsOf = <Type extends Event['type']>(
  { events }: Table,
  type: Type,
): readonly Extract<Event, { readonly type: Type }>[] =>
  events.filter((event): event is Extract<Event, { readonly type: Type }> => event.type === type);
