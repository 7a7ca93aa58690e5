/**
 * Games without people: policies that answer for every seat, and {@link playOut}, which plays a game with
 * one of them. All of it is pure; the chance of a policy is a stream of its own.
 *
 * @module
 */
export { playOut, type PlayOut, type PlayOutOptions } from './play-out.js';
export { greedy } from './greedy/index.js';
export { first, random, type Policy, type Position } from './policy.js';
