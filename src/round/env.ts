import type { Board } from '../board/index.js';
import { hasCondition } from '../condition/index.js';
import type {
  AbilityCard,
  Bonus,
  Item,
  CharacterClass,
  Moment,
  MonsterCard,
  MonsterType,
  SummonStats,
} from '../content/index.js';
import type { CheckedPack, Scenario } from '../content/index.js';
import type { Facts, LevelNumbers, PlainMonsterStats, ScenarioFlags } from '../scenario/index.js';
import type { Candidate, Overlay } from '../vocabulary/index.js';
import type { Counted } from './counted.js';
import type { Origin } from './reading/scope.js';
import type { Standing } from './standing.js';
import type { BonusState, Figure, GameState } from './state.js';

/** Who says what chance decides: the streams of the state, or the host with what lies on the table. */
export type Chance = 'rng' | 'table';

/** All of them. */
export const CHANCES: readonly Chance[] = ['rng', 'table'];

/** What an engine knows besides the state: its content, its rules, and boards that it compiled once. */
export interface Env extends Counted {
  /** The content. */
  readonly content: CheckedPack;
  /** Its fingerprint. */
  readonly fingerprint: string;
  /** The rules. */
  readonly flags: ScenarioFlags;
  /** Who says what chance decides. */
  readonly chance: Chance;
  /** The board of a state, as far as it is revealed. */
  readonly boardOf: (state: GameState) => Board;
  /** What the card of its summoner says of a summon. */
  readonly summonOf: (figure: Pick<Figure, 'type' | 'summon'>) => SummonStats | null;
  /** What the stat card says of a monster in a state, or that card of a summon. */
  readonly statsOf: (state: GameState, figure: Figure) => PlainMonsterStats;
  /** What goals and losses are judged by before anything has happened in the scenario of a state. */
  readonly factsOf: (state: GameState) => Facts;
  /** The bonuses that a card or an item says, in reading order. */
  readonly bonusesOf: (origin: Origin) => readonly Bonus[];
  /** The moments that some bonuses in play answer to. */
  readonly heardBy: (bonuses: readonly BonusState[]) => ReadonlySet<Moment>;
  /** The shields and retaliate that a figure has as long as something is equipped. */
  readonly standingOf: (state: GameState, figure: string) => Standing;
  /** The numbers of a scenario's level. */
  readonly numbersOf: (state: GameState) => LevelNumbers;
}

const named = <A extends { readonly id: string }>(things: readonly A[], id: string): A | null =>
  things.find((one) => one.id === id) ?? null;

/** The scenario of a state. */
export const scenarioOf = ({ content }: Pick<Env, 'content'>, { scenario }: GameState): Scenario =>
  // A state begins with a scenario of its pack.
  named(content.scenarios, scenario)!;

/** A class of the pack. */
export const classOf = ({ content }: Pick<Env, 'content'>, id: string): CharacterClass | null =>
  named(content.classes, id);

/** A card of a class. */
export const cardOf = (
  env: Pick<Env, 'content'>,
  character: string,
  card: string,
): AbilityCard | null => named(classOf(env, character)?.cards ?? [], card);

/** A type of monster. */
export const monsterTypeOf = ({ content }: Env, id: string): MonsterType | null =>
  named(content.monsters, id);

/** A card of a deck of monster ability cards. */
export const monsterCardOf = ({ content }: Env, deck: string, card: string): MonsterCard | null =>
  named(named(content.monsterDecks, deck)?.cards ?? [], card);

/** The card that a monster acts by in this round, once it is drawn. */
export const drawnCardOf = (env: Env, state: GameState, type: string): MonsterCard | null => {
  const deck = monsterTypeOf(env, type)?.deck ?? '';
  const of = named(state.monsterDecks, deck);
  const drawn = of?.own.find((one) => one.type === type)?.card ?? of?.drawn ?? null;
  return drawn === null ? null : monsterCardOf(env, deck, drawn);
};

/** All figures of the order, one after the other: a summon has its place before its owner (R-FOCUS-9). */
const inOrder = ({ order }: GameState): readonly string[] =>
  order.flatMap(({ figures }) => figures);

/** The figures of a state as the questions of the board take them. */
export const piecesOf = (state: GameState): readonly Candidate[] => {
  const ids = inOrder(state);
  const places = new Map(ids.map((id, place) => [id, place]));
  return state.figures.map(({ id, at, side, conditions }) => ({
    id,
    at,
    side,
    invisible: hasCondition(conditions, 'invisible'),
    initiative: places.get(id) ?? ids.length,
  }));
};

/** What lies on the board, as the questions of the board take it. */
export const overlaysOf = ({ overlays }: GameState): readonly Overlay[] =>
  overlays.map(({ type, at }) => ({ type, at }));

/** An item of the pack. */
export const itemOf = ({ content }: Pick<Env, 'content'>, id: string): Item | null =>
  named(content.items, id);
