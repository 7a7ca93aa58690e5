/** Parties of Hollowmere for the tests of set-up, with items, cards and scenarios of the tests' own. */

import {
  checkPack,
  type CharacterClass,
  type Item,
  type Pack,
  type Scenario,
  type SpecialRule,
} from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import {
  createEngine,
  explain,
  type Character,
  type Engine,
  type GameState,
  type SetUp,
  type SetUpCharacter,
} from '../../src/round/index.js';
import type { ScenarioOptions } from '../../src/scenario/index.js';
import type { ItemSlot } from '../../src/vocabulary/index.js';

const rightOf = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

/** An item that takes its place, and lets its owner carry one more of what no test about it carries. */
const item = (id: string, slot: ItemSlot, facts: Partial<Item> = {}): Item => ({
  id,
  name: id,
  slot,
  cost: 1,
  copies: 2,
  source: { type: 'prosperity', level: 1 },
  use: 'unlimited',
  carries: { slot: slot === 'small' ? 'head' : 'small', count: 1 },
  bonuses: [],
  ...facts,
});

const ITEMS: readonly Item[] = [
  ...(['head', 'body', 'legs', 'oneHand', 'twoHands', 'small'] as const).flatMap((slot) =>
    ['a', 'b', 'c'].map((name) => item(`${slot}-${name}`, slot)),
  ),
  item('lead-belt', 'legs', { minusOnes: 2 }),
  item('lead-hat', 'head', { minusOnes: 1 }),
  item('pouch', 'legs', { carries: { slot: 'small', count: 2 } }),
  item('kindlers-only', 'head', { classes: ['kindler'] }),
  item('single', 'head', { copies: 1 }),
  // No gold is donated in a scenario.
  item('late-hat', 'head', {
    bonuses: [{ type: 'bonus', on: 'goldDonated', effects: [{ type: 'heal', amount: 1 }] }],
  }),
];

/** The training scenario with special rules, under an id of its own. */
export const withRules = (
  id: string,
  rules: readonly SpecialRule[],
  facts: Partial<Scenario> = {},
): Scenario => {
  const training = hollowmere.scenarios?.find((one) => one.id === 'training');
  return { ...training!, id, name: id, rules, ...facts };
};

/** One of the warden's cards is of those that are handed out. */
const withHandedOut = (one: CharacterClass): CharacterClass => ({
  ...one,
  cards: [...one.cards, { ...one.cards[0]!, id: 'handed', level: 'M' }],
});

/** An engine for Hollowmere with the items above and some scenarios more. */
export const engineWith = (
  scenarios: readonly Scenario[] = [],
  options: ScenarioOptions = {},
): Engine => {
  const pack: Pack = {
    ...hollowmere,
    items: [...(hollowmere.items ?? []), ...ITEMS],
    classes: (hollowmere.classes ?? []).map((one) =>
      one.id === 'warden' ? withHandedOut(one) : one,
    ),
    scenarios: [...(hollowmere.scenarios ?? []), ...scenarios],
  };
  return rightOf(createEngine({ content: rightOf(checkPack(pack)), options }));
};

/** A party of the warden and the kindler at two seats. */
export const company = (
  warden: Partial<SetUpCharacter> = {},
  kindler: Partial<SetUpCharacter> = {},
  facts: Partial<SetUp> = {},
): SetUp => ({
  scenario: 'training',
  seats: [
    { seat: 'ann', characters: [{ class: 'warden', ...warden }] },
    { seat: 'bo', characters: [{ class: 'kindler', ...kindler }] },
  ],
  seed: 'company',
  ...facts,
});

/** The state in which a game begins. */
export const begun = (engine: Engine, setUp: SetUp): GameState => rightOf(engine.start(setUp));

/** What is wrong with a set-up, in English. */
export const faultsOf = (engine: Engine, setUp: unknown): readonly string[] => {
  const answer = engine.start(setUp as SetUp);
  return answer._tag === 'Left' ? answer.left.map(explain) : [];
};

/** A character of a state. */
export const characterIn = (state: GameState, id: string): Character => {
  const found = state.characters.find((one) => one.id === id);
  if (found === undefined) throw new Error(`${id} is not in the party`);
  return found;
};

/** How many cards of a value and an origin the modifier deck of a character has. */
export const countIn = (
  state: GameState,
  id: string,
  value: number | 'null' | 'double',
  origin: string,
): number =>
  characterIn(state, id).modifiers.pile.filter(
    (card) => card.value === value && card.origin === origin,
  ).length;
