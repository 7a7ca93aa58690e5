/**
 * What holds of every game, by name, to test engines, content and saves with: {@link stateInvariants} of a
 * state, {@link stepInvariants} of a command that was applied, {@link dearInvariants} of a state whose
 * commands are all tried. {@link violationsOf} says what does not hold.
 *
 * @module
 */
export { frozenCopy } from './frozen.js';
export {
  violationsOf,
  type GamePoint,
  type Invariant,
  type StepTaken,
  type Violation,
} from './invariant.js';
export { dearInvariants } from './dear.js';
export { mutantsOf } from './mutant.js';
export { stateInvariants } from './state.js';
export { stepInvariants } from './step.js';
