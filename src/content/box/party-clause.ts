/** One of some classes is in the party. */
export interface ClassInPartyClause {
  /** A class in the party. */
  readonly type: 'class';
  /** The ids of the classes; one of them is enough. */
  readonly classes: readonly string[];
}

/** The reputation of the party is in a range (R-CAMP-11); at least one end of it is named. */
export interface ReputationClause {
  /** The reputation. */
  readonly type: 'reputation';
  /** It is more than this. Default any. */
  readonly above?: number;
  /** It is less than this. Default any. */
  readonly below?: number;
}

/** What can be asked of a party without taking anything from it. */
export type PartyClause = ClassInPartyClause | ReputationClause;

/** Gold is there and is paid (R-EVENT-4): whoever gives it is the `payer` of the rewards. */
export interface PayGoldClause {
  /** Gold. */
  readonly type: 'payGold';
  /** How much; from each one of them, where each pays. */
  readonly amount: number;
  /** Who pays: the party together, each character, or one of them. Default `party`. */
  readonly by?: 'party' | 'each' | 'one';
}

/** A character has an item and gives it away: it is the `payer` of the rewards. */
export interface PayItemClause {
  /** An item. */
  readonly type: 'payItem';
  /** The id of the item. */
  readonly item: string;
}

/** One of several holds: a price that depends on the reputation, for one. */
export interface AnyEventClause {
  /** One of several. */
  readonly type: 'any';
  /** Each of these is a list of clauses that must all hold; the first such list counts. */
  readonly of: readonly (readonly EventClause[])[];
}

/** No outcome before this one that asks for something applied (R-EVENT-3). */
export interface OtherwiseClause {
  /** Otherwise. */
  readonly type: 'otherwise';
}

/** What an outcome of an event asks for (R-EVENT-3). */
export type EventClause =
  PartyClause | PayGoldClause | PayItemClause | AnyEventClause | OtherwiseClause;
