import { explain as explainAttack, type AttackError } from './attack/index.js';
import { explain as explainBoard, type BoardError } from './board/index.js';
import { explain as explainContent, type FormulaError } from './content/index.js';
import { explain as explainDamage, type DamageError } from './damage/index.js';
import { explain as explainElement, type ElementError } from './element/index.js';
import { explain as explainModifierDeck, type ModifierDeckError } from './modifier-deck/index.js';
import { explain as explainMonsterTurn, type MonsterTurnError } from './monster-turn/index.js';
import { explain as explainMovement, type MovementError } from './pathfinding/index.js';
import { explain as explainRound, type RoundError } from './round/index.js';
import { explain as explainScenario, type ScenarioError } from './scenario/index.js';

/** Every error that the library returns; `type` tells them apart. */
export type RulesError =
  | BoardError
  | MonsterTurnError
  | MovementError
  | ModifierDeckError
  | DamageError
  | ElementError
  | AttackError
  | FormulaError
  | ScenarioError
  | RoundError;

/** The faults that only a map can have. */
const OF_MAPS = {
  boardTooLarge: true,
  noHexes: true,
  hexSources: true,
  duplicateHex: true,
  hexIsWall: true,
  wallEdgeApart: true,
  wallEdgeOffBoard: true,
  duplicateId: true,
  doorJoinsNothing: true,
  unknownRoom: true,
  unknownDoor: true,
  unknownGlyph: true,
} as const satisfies Record<Exclude<BoardError, MonsterTurnError>['type'], true>;

const isOfMaps = (error: RulesError): error is Exclude<BoardError, MonsterTurnError> =>
  Object.hasOwn(OF_MAPS, error.type);

/** The faults that only modifier cards can have. */
const OF_CARDS = {
  tooManyCards: true,
  surplusCards: true,
  cardsNotInDeck: true,
} as const satisfies Record<Exclude<ModifierDeckError, MonsterTurnError>['type'], true>;

const isOfCards = (error: RulesError): error is Exclude<ModifierDeckError, MonsterTurnError> =>
  Object.hasOwn(OF_CARDS, error.type);

/** The faults that only attacks can have, those of their modifier cards apart. */
const OF_ATTACKS = {
  attackForbidden: true,
  targetOutOfRange: true,
  targetOutOfSight: true,
  targetInvisible: true,
  secondCardUsed: true,
  attackTooLarge: true,
  tooManyOutcomes: true,
  duplicateTarget: true,
  notATarget: true,
  attackerGone: true,
} as const satisfies Record<
  Exclude<AttackError, MonsterTurnError | ModifierDeckError>['type'],
  true
>;

const isOfAttacks = (
  error: RulesError,
): error is Exclude<AttackError, MonsterTurnError | ModifierDeckError> =>
  Object.hasOwn(OF_ATTACKS, error.type);

/** The faults that only damage can have. */
const OF_DAMAGE = {
  hitPointsAboveMaximum: true,
  cardTwice: true,
  noSuchNegation: true,
} as const satisfies Record<Exclude<DamageError, MonsterTurnError>['type'], true>;

const isOfDamage = (error: RulesError): error is Exclude<DamageError, MonsterTurnError> =>
  Object.hasOwn(OF_DAMAGE, error.type);

/** The faults that only elements can have. */
const OF_ELEMENTS = {
  paymentNeeded: true,
  noSuchPayment: true,
} as const satisfies Record<Exclude<ElementError, MonsterTurnError>['type'], true>;

const isOfElements = (error: RulesError): error is Exclude<ElementError, MonsterTurnError> =>
  Object.hasOwn(OF_ELEMENTS, error.type);

/** The faults that only formulas can have. */
const OF_FORMULAS = {
  formulaSyntax: true,
  unknownSymbol: true,
  formulaTooLong: true,
  symbolWithoutValue: true,
  divisionByZero: true,
  formulaTooLarge: true,
} as const satisfies Record<Exclude<FormulaError, MonsterTurnError>['type'], true>;

const isOfFormulas = (error: RulesError): error is Exclude<FormulaError, MonsterTurnError> =>
  Object.hasOwn(OF_FORMULAS, error.type);

/** The faults that only scenarios can have. */
const OF_SCENARIOS = {
  levelOutOfRange: true,
  goalNotSupported: true,
  statNotPlain: true,
} as const satisfies Record<Exclude<ScenarioError, MonsterTurnError>['type'], true>;

const isOfScenarios = (error: RulesError): error is Exclude<ScenarioError, MonsterTurnError> =>
  Object.hasOwn(OF_SCENARIOS, error.type);

type OfRounds = Exclude<RoundError, MonsterTurnError | ModifierDeckError | ScenarioError>;

/** The faults that only set-ups and commands can have. */
const OF_ROUNDS = {
  notSupported: true,
  notInPack: true,
  twiceInParty: true,
  wrongParty: true,
  wrongHand: true,
  equipLimit: true,
  equippedTwice: true,
  tooFewCopies: true,
  otherClass: true,
  tooManyBoxes: true,
  staleCommand: true,
  notYourDecision: true,
  illegalCommand: true,
  gameOver: true,
  otherRules: true,
  otherContent: true,
  otherSchema: true,
  tamperedSave: true,
} as const satisfies Record<OfRounds['type'], true>;

const isOfRounds = (error: RulesError): error is OfRounds => Object.hasOwn(OF_ROUNDS, error.type);

/**
 * The English sentence for any error of the library: where in the input it lies, what is wrong, and
 * the ruling that says so.
 *
 * Each module has an `explain` of its own, for its own errors.
 *
 * @example
 * ```ts
 * import assert from 'node:assert/strict';
 * import { board, explain } from 'gloomhaven-rules';
 *
 * const compiled = board.compileBoard({ hexes: [] });
 * assert(compiled._tag === 'Left');
 * assert.match(explain(compiled.left[0]), /no hex/);
 * ```
 */
export const explain = (error: RulesError): string => {
  if (isOfMaps(error)) return explainBoard(error);
  // A question about movement alone can have this one; all others a monster's turn can have too.
  if (error.type === 'targetIsSource') return explainMovement(error);
  if (isOfAttacks(error)) return explainAttack(error);
  if (isOfDamage(error)) return explainDamage(error);
  if (isOfElements(error)) return explainElement(error);
  if (isOfFormulas(error)) return explainContent(error);
  if (isOfScenarios(error)) return explainScenario(error);
  if (isOfRounds(error)) return explainRound(error);
  return isOfCards(error) ? explainModifierDeck(error) : explainMonsterTurn(error);
};
