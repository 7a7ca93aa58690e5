/**
 * The whole library: each module as a namespace, `explain` for every error, and three functions for
 * those who do not use fp-ts.
 *
 * An application that needs one module does better to import its subpath.
 *
 * @packageDocumentation
 */
export * as attack from './attack/index.js';
export * as board from './board/index.js';
export * as condition from './condition/index.js';
export * as content from './content/index.js';
export * as damage from './damage/index.js';
export * as demo from './demo/index.js';
export * as element from './element/index.js';
export * as focus from './focus/index.js';
export * as hex from './hex/index.js';
export * as lineOfSight from './line-of-sight/index.js';
export * as modifierDeck from './modifier-deck/index.js';
export * as monsterTurn from './monster-turn/index.js';
export * as pathfinding from './pathfinding/index.js';
export * as render from './render/index.js';
export * as rng from './rng/index.js';
export * as round from './round/index.js';
export * as scenario from './scenario/index.js';
export * as simulate from './simulate/index.js';
export * as targeting from './targeting/index.js';
export * as testing from './testing/index.js';
export * as vocabulary from './vocabulary/index.js';
export { isLeft, isRight, match } from './either.js';
export { explain, type RulesError } from './explain.js';
