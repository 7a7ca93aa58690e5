/** What holds of figures, of characters and of the elements. */

import { STRENGTHS } from '../element/index.js';
import type { Character, GameState, Summoned } from '../round/index.js';
import { ELEMENTS } from '../vocabulary/index.js';
import type { GamePoint, Invariant } from './invariant.js';
import { repeated } from './list.js';

/** Whoever is in the middle of a leg, a push or a pull may pass through the hex of a friend. */
const isUnderWay = ({ agenda }: GameState, id: string): boolean =>
  agenda.some(
    (task) =>
      ((task.type === 'move' || task.type === 'walk') && task.figure === id) ||
      (task.type === 'standBack' && task.mover === id) ||
      (task.type === 'forcedMove' && task.target === id && task.from !== null && task.left > 0),
  );

/** No two figures share a hex, and each is there once. */
export const oneFigurePerHex: Invariant<GamePoint> = {
  name: 'no two figures share a hex',
  violations: ({ state }) => {
    const standing = state.figures.filter(({ id }) => !isUnderWay(state, id));
    const hexes = standing.map(({ at: { q, r } }) => `${String(q)},${String(r)}`);
    return [
      ...repeated(hexes).map((hex) => `two figures on ${hex}`),
      ...repeated(state.figures.map(({ id }) => id)).map((id) => `${id} is there twice`),
    ];
  },
};

/** Hit points lie within 1 and their maximum: at 0 a figure is gone (R-DMG-6). */
export const hitPoints: Invariant<GamePoint> = {
  name: 'hit points lie within 1 and the maximum',
  violations: ({ state }) =>
    state.figures
      .filter(
        ({ hitPoints: left, maxHitPoints: most }) =>
          !Number.isInteger(left) || !Number.isInteger(most) || left < 1 || left > most,
      )
      .map(
        ({ id, hitPoints: left, maxHitPoints: most }) =>
          `${id} has ${String(left)} of ${String(most)}`,
      ),
};

/** Each condition lies on a figure at most once (R-COND-1). */
export const conditionsOnce: Invariant<GamePoint> = {
  name: 'each condition at most once',
  violations: ({ state }) =>
    state.figures.flatMap(({ id, conditions }) =>
      repeated(conditions.held.map(({ condition }) => condition)).map(
        (condition) => `${id} has ${condition} twice`,
      ),
    ),
};

/** Six elements, each in one of three columns (R-ELEM-1). */
export const sixElements: Invariant<GamePoint> = {
  name: 'six elements in three columns',
  violations: ({ state: { elements } }) => {
    const known: readonly string[] = ELEMENTS;
    const columns: readonly string[] = STRENGTHS;
    const entries = Object.entries(elements.strengths);
    return [
      ...known
        .filter((element) => !entries.some(([name]) => name === element))
        .map((element) => `${element} is missing`),
      ...entries
        .filter(([name, column]) => !known.includes(name) || !columns.includes(column))
        .map(([name, column]) => `${name} is ${column}`),
      ...repeated(elements.infused).map((element) => `${element} is infused twice`),
      ...elements.infused
        .filter((element) => !known.includes(element))
        .map((element) => `${element} is infused`),
    ];
  },
};

const cardsInPlay = ({ hand, discard, active, waiting }: Character): number =>
  hand.length + discard.length + active.length + waiting.length;

/** The exhausted have no figure and no cards but lost ones; everybody else has a figure (R-DMG-8). */
export const exhaustedAreGone: Invariant<GamePoint> = {
  name: 'exactly the exhausted have no figure',
  violations: ({ state }) =>
    state.characters.flatMap((character) => {
      const { id, exhausted } = character;
      const isThere = state.figures.some((figure) => figure.id === id);
      if (exhausted && isThere) return [`${id} is exhausted and has a figure`];
      if (exhausted && cardsInPlay(character) > 0) return [`${id} is exhausted and has cards`];
      // Figures come onto the board before the first round.
      return !exhausted && !isThere && state.round > 0 ? [`${id} has no figure`] : [];
    }),
};

/** Whether what keeps a summon is in play: its card in the active area or being played, or its item. */
const isKept = ({ characters, agenda }: GameState, { owner: id, origin }: Summoned): boolean => {
  const owner = characters.find((one) => one.id === id);
  if (owner === undefined || origin === null) return owner !== undefined;
  if (origin.type === 'item') return owner.items.some((one) => one.id === origin.item);
  return (
    owner.active.some(({ card }) => card === origin.card) ||
    agenda.some((task) => task.type === 'action' && task.figure === id && task.card === origin.card)
  );
};

/** A summon has an owner that plays, and its card lies in the active area or its item is there (R-SUM-2). */
export const summonsAreKept: Invariant<GamePoint> = {
  name: 'every summon has its owner and its card',
  violations: ({ state }) =>
    state.figures.flatMap(({ id, kind, summon }) => {
      if (summon === null) return kind === 'summon' ? [`${id} is nobody's summon`] : [];
      const owner = state.characters.find((one) => one.id === summon.owner);
      return [
        ...(kind === 'summon' ? [] : [`${id} is a summon and a ${kind}`]),
        ...(owner?.exhausted === true ? [`${id} has an exhausted owner`] : []),
        ...(isKept(state, summon) ? [] : [`nothing keeps ${id}`]),
      ];
    }),
};
