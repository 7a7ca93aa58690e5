/** All that befalls the characters before the first round, in the order of R-SCEN-1. */

import type { Item } from '../content/index.js';
import { fullSupplies } from '../modifier-deck/index.js';
import { isIgnored } from '../modifier-deck/internal.js';
import { classOf, type Env } from './env.js';
import { itemOf } from './env.js';
import type { Opening } from './opening.js';
import type { PartyMember } from './party-member.js';
import { scenarioOpenings, type ScenarioOpening } from './scenario-effect.js';
import type { ReadSetUp } from './set-up.js';
import { startingDecks, type Gift, type StartingDecks } from './starting-deck.js';
import { perksOf } from './ticked-perks.js';

/** The modifier decks that are to be shuffled, and what is left to befall each of the party. */
export interface Openings extends StartingDecks {
  /** What befalls each, what is in its deck among it. */
  readonly openings: readonly (readonly Opening[])[];
}

type Perks = ReturnType<typeof perksOf>;

/** A perk keeps off what a scenario marks as negative, and all of its -1 cards (R-SCEN-2). */
const isKeptOff = ({ opening, negative }: ScenarioOpening, perks: Perks): boolean =>
  (negative || (opening.type === 'cards' && opening.card === 'minusOne')) &&
  isIgnored('scenario', perks);

/** The -1 cards of what a character has equipped (R-ITEM-8). */
const ofItems = (items: readonly Item[], perks: Perks): readonly Opening[] => {
  const count = items.reduce((sum, { minusOnes = 0 }) => sum + minusOnes, 0);
  return count === 0 || isIgnored('item', perks)
    ? []
    : [{ type: 'cards', card: 'minusOne', count }];
};

/** What the cards among some openings give, owner by owner. */
const giftsOf = (openings: readonly (readonly Opening[])[]): readonly Gift[] =>
  openings.flatMap((some, owner) =>
    some.flatMap((cards) => (cards.type === 'cards' ? [{ owner, cards }] : [])),
  );

/** Scenario effects first, then items, then events: each for the whole party (R-SCEN-1). */
export const openingsFor = (env: Env, { scenario: id, level, party }: ReadSetUp): Openings => {
  const scenario = env.content.scenarios.find((one) => one.id === id);
  const effects = scenarioOpenings(scenario?.rules ?? [], { characters: party.length, level });
  const perks = party.map((member): Perks => {
    const one = classOf(env, member.id);
    return one === null ? [] : perksOf(one, member.perks);
  });
  const ofScenario = perks.map((own) =>
    effects.filter((effect) => !isKeptOff(effect, own)).map(({ opening }) => opening),
  );
  const ofEquipment = party.map(({ items }: PartyMember, index) =>
    ofItems(
      items.flatMap((item) => itemOf(env, item) ?? []),
      perks[index] ?? [],
    ),
  );
  const ofEvents = party.map(({ openings }) => openings);
  const gifts = [ofScenario, ofEquipment, ofEvents].flatMap(giftsOf);
  return {
    ...startingDecks(perks, gifts, fullSupplies, env.flags.draw),
    openings: party.map((_, index) => [...(ofScenario[index] ?? []), ...(ofEvents[index] ?? [])]),
  };
};
