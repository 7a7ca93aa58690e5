/**
 * What every module stands on: the shape of errors and the guards of tactical queries. It has no
 * entry of its own; its public types are re-exported by the modules that use them.
 *
 * @module
 */
export * from './error.js';
export * from './guard.js';
export * from './field.js';
export * from './codec.js';
export * from './report.js';
export * from './either.js';
