/** Whether a state that has the right form can have come about in a game of this content. */

import type { Path } from '../../core/index.js';
import { equals } from '../../hex/index.js';
import { cardOf, classOf, monsterCardOf, monsterTypeOf, scenarioOf, type Env } from '../env.js';
import type { SaveFault, TamperedSave } from '../error.js';
import type { Character, Figure, GameState } from '../state.js';

const fault = (kind: SaveFault, path: Path, ruling: string | null = null): TamperedSave => ({
  type: 'tamperedSave',
  path,
  ruling,
  fault: kind,
});

type Faults = readonly TamperedSave[];

const isKnown = (env: Env, { kind, type }: Figure): boolean =>
  (kind === 'character' ? classOf(env, type) : monsterTypeOf(env, type)) !== null;

const onMap = (env: Env, state: GameState, { at }: Figure): boolean => {
  const { rooms, doors = [] } = scenarioOf(env, state).map;
  return (
    rooms.some(
      ({ id, hexes }) => state.rooms.includes(id) && hexes.some((hex) => equals(hex, at)),
    ) || doors.some((door) => state.doors.includes(door.id) && equals(door.at, at))
  );
};

/** A figure on its way may be in an ally's hex in passing (R-MOVE-2, R-MOVE-19). */
const isPassing = ({ agenda }: GameState, ids: readonly string[]): boolean =>
  agenda.some((task) => {
    switch (task.type) {
      case 'move':
      case 'walk':
        return ids.includes(task.figure);
      case 'standBack':
        return ids.includes(task.mover);
      case 'forcedMove':
        return ids.includes(task.target);
      default:
        return false;
    }
  });

const ofFigure = (env: Env, state: GameState, figure: Figure, index: number): Faults => {
  const path: Path = ['figures', index];
  const earlier = state.figures.slice(0, index);
  return [
    ...(isKnown(env, figure) ? [] : [fault('unknownId', [...path, 'type'])]),
    ...(figure.hitPoints > figure.maxHitPoints
      ? [fault('hitPointsAboveMaximum', [...path, 'hitPoints'], 'R-DMG-10')]
      : []),
    ...(earlier.some(({ id }) => id === figure.id) ? [fault('twice', [...path, 'id'])] : []),
    ...(earlier.some((one) => equals(one.at, figure.at) && !isPassing(state, [one.id, figure.id]))
      ? [fault('hexTaken', [...path, 'at'], 'R-MOVE-2')]
      : []),
    ...(onMap(env, state, figure) ? [] : [fault('offBoard', [...path, 'at'], 'R-HEX-3')]),
  ];
};

const cardsOf = ({ hand, discard, lost, active, waiting }: Character): readonly string[] => [
  ...hand,
  ...discard,
  ...lost,
  ...active.map(({ card }) => card),
  ...waiting,
];

const ofCharacter = (env: Env, state: GameState, character: Character, index: number): Faults => {
  const path: Path = ['characters', index];
  const one = classOf(env, character.id);
  if (one === null) return [fault('unknownId', [...path, 'id'])];
  const cards = cardsOf(character);
  const isWhole =
    cards.length === one.handSize &&
    new Set(cards).size === cards.length &&
    cards.every((card) => cardOf(env, character.id, card) !== null);
  const hasFigure = state.figures.some(({ id }) => id === character.id);
  return [
    ...(isWhole ? [] : [fault('cardsNotConserved', path, 'R-CARD-15')]),
    ...(character.exhausted && hasFigure
      ? [fault('exhaustedOnBoard', [...path, 'exhausted'], 'R-DMG-8')]
      : []),
    ...(state.seats.includes(character.seat) ? [] : [fault('unknownId', [...path, 'seat'])]),
  ];
};

const ofDecks = (env: Env, { monsterDecks }: GameState): Faults =>
  monsterDecks.flatMap(({ id, pile, discard, drawn, own }, index) => {
    const kept = own.map(({ card }) => card);
    const cards = [...pile, ...discard, ...(drawn === null ? [] : [drawn]), ...kept];
    return cards.every((card) => monsterCardOf(env, id, card) !== null) &&
      new Set(cards).size === cards.length
      ? []
      : [fault('unknownId', ['monsterDecks', index])];
  });

/** Figures that the agenda and the order speak of were in the game, whether they are still there or not. */
const ofOrder = ({ order, figures, kills, characters }: GameState): Faults => {
  const known = new Set([...figures.map(({ id }) => id), ...characters.map(({ id }) => id)]);
  const isGone = (id: string): boolean => Object.hasOwn(kills, id.split('#')[0] ?? '');
  return order.flatMap(({ figures: ids }, index) =>
    ids.every((id) => known.has(id) || isGone(id)) ? [] : [fault('unknownId', ['order', index])],
  );
};

/** Types of monsters in an order that was kept, and those that paid or infused (R-MON-2, R-ELEM-7). */
const ofTypes = (env: Env, { typeOrder, mixedTypes, monsterRounds }: GameState): Faults => {
  const isStrange = (id: string): boolean => monsterTypeOf(env, id) === null;
  return [
    ...(typeOrder.some(isStrange) ? [fault('unknownId', ['typeOrder'])] : []),
    ...(Object.keys(monsterRounds).some(isStrange) ? [fault('unknownId', ['monsterRounds'])] : []),
    ...(mixedTypes.flat().some(isStrange) ? [fault('unknownId', ['mixedTypes'])] : []),
  ];
};

/** Rooms and doors that the scenario has not. */
const ofMap = (env: Env, state: GameState): Faults => {
  const { rooms, doors = [] } = scenarioOf(env, state).map;
  const unknown = (list: 'rooms' | 'doors', known: readonly { readonly id: string }[]): Faults =>
    state[list].flatMap((id, index) =>
      known.some((one) => one.id === id) ? [] : [fault('unknownId', [list, index])],
    );
  return [...unknown('rooms', rooms), ...unknown('doors', doors)];
};

/** Everything that is wrong with a state of the right form. */
export const checkState = (env: Env, state: GameState): Faults => {
  if (!env.content.scenarios.some(({ id }) => id === state.scenario))
    return [fault('unknownId', ['scenario'])];
  return [
    ...ofMap(env, state),
    ...state.figures.flatMap((figure, index) => ofFigure(env, state, figure, index)),
    ...state.characters.flatMap((one, index) => ofCharacter(env, state, one, index)),
    ...ofDecks(env, state),
    ...ofOrder(state),
    ...ofTypes(env, state),
    ...(state.over !== (state.agenda.length === 0) ? [fault('nothingPending', ['agenda'])] : []),
  ];
};
