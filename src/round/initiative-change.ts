/** Places in the order that change in the middle of a round (R-INIT-6). */

import type { Block } from './block.js';
import { figureOf, happened, push, still } from './change.js';
import type { DoerTo } from './performer.js';
import type { GameState } from './state.js';

/** Initiatives are numbers of cards. */
const LEAST = 1;
const MOST = 99;

const isOfCharacter = (state: GameState, { figures }: Block): boolean =>
  figures.some((id) => figureOf(state, id)?.kind === 'character');

/** Whether a block comes only after another one: at the same initiative monsters do (R-INIT-2). */
const isLater = (state: GameState, one: Block, other: Block): boolean =>
  one.initiative > other.initiative ||
  (one.initiative === other.initiative &&
    isOfCharacter(state, other) &&
    !isOfCharacter(state, one));

/** The order with a block at the place of its new initiative; after others that are there already. */
const moved = (state: GameState, block: Block, initiative: number): readonly Block[] => {
  const next: Block = { ...block, initiative };
  const others = state.order.filter((one) => one !== block);
  const at = others.findIndex((one) => isLater(state, one, next));
  return at < 0 ? [...others, next] : [...others.slice(0, at), next, ...others.slice(at)];
};

/** Whether a figure of a block took its turn, or is in the middle of it. */
const hasBegun = ({ acted, agenda }: GameState, { figures }: Block): boolean =>
  figures.some(
    (id) =>
      acted.includes(id) || agenda.some((task) => task.type === 'endTurn' && task.figure === id),
  );

/** A figure that has not acted moves in the order at once, and those of its block with it (R-INIT-6). */
export const doInitiative: DoerTo<'initiative'> =
  ({ reading, target, ability }) =>
  (state) => {
    const { changes } = ability;
    const block = state.order.find(({ figures }) => figures.includes(target));
    const [change] = changes;
    if (change === undefined || block === undefined || hasBegun(state, block)) return still(state);
    if (changes.length > 1) {
      const scope = { ...reading.scope, target };
      const of = changes.map((one) => [
        { type: 'initiative' as const, changes: [one], to: 'target' as const, optional: false },
      ]);
      const steps = [{ type: 'choose' as const, of }];
      const { self: figure } = scope;
      return still(push(state, { type: 'perform', figure, scope, steps, on: null, must: false }));
    }
    const initiative = Math.min(MOST, Math.max(LEAST, block.initiative + change));
    return happened(
      { ...state, order: moved(state, block, initiative) },
      { type: 'initiativeChanged', figure: target, initiative },
    );
  };
