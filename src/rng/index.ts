/**
 * Chance without side effects: streams of random numbers as plain values, and draws from them.
 *
 * A draw is a function from a stream to `[value, next stream]`: call it with a stream, go on with the
 * one it returns. Those who use fp-ts can chain draws as its `State`. How many draws a function makes,
 * and in which order, is part of its documented behaviour and changes only with a major version.
 *
 * @module
 */
export type { ErrorBase, Expected, InvalidValue, Path } from '../core/index.js';
export { decodeRng, explain, RngCodec } from './codec.js';
export { int, pick, shuffle } from './draw.js';
export { fork, fromSeed, type Rng } from './rng.js';
