/** Types of the one generator file that is used; `@types/seedrandom` types only the package root. */
declare module 'seedrandom/lib/alea.js' {
  import type { PRNG, State, StatefulPRNG } from 'seedrandom';
  function alea(seed?: string, options?: { state?: false }): PRNG;
  function alea(seed: string, options: { state: true | State.Alea }): StatefulPRNG<State.Alea>;
  export default alea;
}
