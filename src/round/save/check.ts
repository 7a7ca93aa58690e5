/** Whether a state that has the right form can have come about in a game of this content. */

import type { Path } from '../../core/index.js';
import { equals } from '../../hex/index.js';
import { bonusName, bonusOf } from '../bonus.js';
import { cardOf, classOf, monsterCardOf, monsterTypeOf, scenarioOf, type Env } from '../env.js';
import { itemOf } from '../env.js';
import type { SaveFault, TamperedSave } from '../error.js';
import { streamNames } from '../start.js';
import type { BonusState, Character, EquippedItem, Figure, GameState } from '../state.js';
import type { Task } from '../task.js';
import { strangersIn } from './agenda.js';
import { summonerOf } from '../owner.js';
import { cardsOf, isKnownFigure, isSummonName } from './known.js';

const fault = (kind: SaveFault, path: Path, ruling: string | null = null): TamperedSave => ({
  type: 'tamperedSave',
  path,
  ruling,
  fault: kind,
});

type Faults = readonly TamperedSave[];

const isKnown = (env: Env, figure: Figure): boolean => {
  const { kind, type } = figure;
  if (kind === 'summon') return env.summonOf(figure) !== null;
  return (kind === 'character' ? classOf(env, type) : monsterTypeOf(env, type)) !== null;
};

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

/** A summon is called by its owner, what it is and its number, and nobody else is a summon. */
const isSummonSo = (state: GameState, { id, kind, type, summon }: Figure): boolean =>
  kind === 'summon'
    ? summon !== null &&
      isSummonName(state, id) &&
      summonerOf(state, id) === summon.owner &&
      (summon.origin?.owner ?? summon.owner) === summon.owner &&
      id.startsWith(`${summon.owner}/${type}#`)
    : summon === null;

/** Monsters are called by their type and standee, characters by their class, and they are of the party. */
const isNamedSo = (state: GameState, figure: Figure): boolean => {
  const { id, kind, type, standee } = figure;
  if (!isSummonSo(state, figure)) return false;
  if (kind === 'character') return id === type && state.characters.some((one) => one.id === id);
  return kind === 'summon' || id === `${type}#${String(standee)}`;
};

/** Whether what keeps a summon is in play: its card lies in the active area, or is being played (R-SUM-2). */
const isKept = ({ characters, agenda }: GameState, { summon }: Figure): boolean => {
  if (summon === null) return true;
  const { owner: id, origin } = summon;
  const owner = characters.find((one) => one.id === id);
  if (owner === undefined || owner.exhausted) return false;
  if (origin?.type === 'item') return owner.items.some((one) => one.id === origin.item);
  return (
    origin === null ||
    owner.active.some(({ card }) => card === origin.card) ||
    agenda.some((task) => task.type === 'action' && task.figure === id && task.card === origin.card)
  );
};

const ofFigure = (env: Env, state: GameState, figure: Figure, index: number): Faults => {
  const path: Path = ['figures', index];
  const earlier = state.figures.slice(0, index);
  return [
    ...(isKnown(env, figure) ? [] : [fault('unknownId', [...path, 'type'])]),
    ...(isNamedSo(state, figure) ? [] : [fault('unknownId', [...path, 'id'])]),
    ...(isKept(state, figure) ? [] : [fault('summonNotKept', [...path, 'summon'], 'R-SUM-2')]),
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

/** Battle goals and chosen cards that a character does not have. */
const ofChoices = (env: Env, character: Character, path: Path): Faults => {
  const { battleGoals, choice } = character;
  const { dealt, kept } = battleGoals;
  const cards = cardsOf(character);
  const isGoal = (goal: string): boolean => env.content.battleGoals.some(({ id }) => id === goal);
  return [
    ...(dealt.every(isGoal) ? [] : [fault('unknownId', [...path, 'battleGoals', 'dealt'])]),
    ...(kept === null || dealt.includes(kept)
      ? []
      : [fault('unknownId', [...path, 'battleGoals', 'kept'], 'R-SCEN-1')]),
    ...(choice?.type !== 'cards' ||
    (cards.includes(choice.leading) && cards.includes(choice.second))
      ? []
      : [fault('unknownId', [...path, 'choice'], 'R-CARD-9')]),
  ];
};

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
    // Before the first round some have not come yet.
    ...(!character.exhausted && !hasFigure && state.round > 0
      ? [fault('notOnBoard', [...path, 'exhausted'], 'R-DMG-8')]
      : []),
    ...(state.seats.includes(character.seat) ? [] : [fault('unknownId', [...path, 'seat'])]),
    ...ofChoices(env, character, path),
  ];
};

/** Boxes that the class has not, or too often, and items that the pack has not, or twice (R-CAMP-9, R-ITEM-1). */
const ofSheet = (env: Env, { id, perks, items }: Character, index: number): Faults => {
  const path: Path = ['characters', index];
  const lines = classOf(env, id)?.perks ?? [];
  const isTicked = (line: number): boolean =>
    perks.filter((other) => other === line).length <= (lines[line]?.boxes ?? 0);
  return [
    ...perks.flatMap((line, at) =>
      isTicked(line) ? [] : [fault('unknownId', [...path, 'perks', at], 'R-CAMP-9')],
    ),
    ...items.flatMap((item, at) =>
      itemOf(env, item.id) === null ? [fault('unknownId', [...path, 'items', at])] : [],
    ),
    ...(new Set(items.map((item) => item.id)).size === items.length
      ? []
      : [fault('twice', [...path, 'items'], 'R-ITEM-1')]),
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

/** Figures that the order speaks of were in the game, whether they are still there or not. */
const ofOrder = (state: GameState): Faults => [
  ...state.order.flatMap(({ figures }, index) =>
    figures.every((id) => isKnownFigure(state, id)) ? [] : [fault('unknownId', ['order', index])],
  ),
  ...state.acted.flatMap((id, index) =>
    isKnownFigure(state, id) ? [] : [fault('unknownId', ['acted', index])],
  ),
];

/** The dead are of types of the pack: by them figures are known that are gone. */
const ofKills = (env: Env, { kills }: GameState): Faults =>
  Object.keys(kills).flatMap((type) =>
    monsterTypeOf(env, type) === null ? [fault('unknownId', ['kills', type])] : [],
  );

/** Every purpose has its stream of chance: without one a game could not go on. */
const ofStreams = (env: Env, state: GameState): Faults =>
  streamNames(env, state).flatMap((name) =>
    Object.hasOwn(state.streams, name) ? [] : [fault('streamMissing', ['streams', name])],
  );

/** Whether an item that is used up may be ready all the same: one without a sign (R-ITEM-12). */
const isUsedUp = (env: Env, { id, state }: EquippedItem): boolean =>
  state !== 'ready' || itemOf(env, id)?.use === 'unlimited';

/** Whether a bonus of an item can be as it is: somebody has the item, and as many circles as are used. */
const isSoundItem = (env: Env, state: GameState, bonus: BonusState): boolean => {
  const { origin, charges } = bonus;
  if (origin.type !== 'item') return true;
  const equipped = state.characters
    .find(({ id }) => id === origin.owner)
    ?.items.find(({ id }) => id === origin.item);
  const circles = bonusOf(env, bonus)?.charges?.length ?? 0;
  if (equipped === undefined || charges > circles) return false;
  return circles === 0 || charges < circles || isUsedUp(env, equipped);
};

/** Bonuses that no card says, that nobody carries, or that are there twice. */
const ofBonuses = (env: Env, state: GameState): Faults =>
  state.bonuses.flatMap((bonus, index) => {
    const path: Path = ['bonuses', index];
    const isBorne =
      // Until the turn ends the dead have theirs; characters have items before they have a place.
      isKnownFigure(state, bonus.bearer);
    const isTwice = state.bonuses
      .slice(0, index)
      .some((earlier) => bonusName(earlier) === bonusName(bonus));
    if (bonusOf(env, bonus) === null || !isBorne) return [fault('unknownId', path)];
    if (!isSoundItem(env, state, bonus)) return [fault('itemState', path, 'R-ITEM-4')];
    return isTwice ? [fault('twice', path)] : [];
  });

/** Traits of figures that are not there. */
const ofTraits = ({ traits, figures }: GameState): Faults =>
  traits.flatMap(({ figure }, index) =>
    figures.some(({ id }) => id === figure) ? [] : [fault('unknownId', ['traits', index])],
  );

/** Types of monsters in an order that was kept, and those that paid or infused (R-MON-2, R-ELEM-7). */
const ofTypes = (env: Env, { typeOrder, mixedTypes, monsterRounds }: GameState): Faults => {
  const isStrange = (id: string): boolean => monsterTypeOf(env, id) === null;
  return [
    ...(typeOrder.some(isStrange) ? [fault('unknownId', ['typeOrder'])] : []),
    ...(Object.keys(monsterRounds).some(isStrange) ? [fault('unknownId', ['monsterRounds'])] : []),
    ...(mixedTypes.flat().some(isStrange) ? [fault('unknownId', ['mixedTypes'])] : []),
  ];
};

/** Seats that resigned, or steer a figure, sit at the table. */
const ofSeats = ({ resigned, seats, agenda }: GameState): Faults => [
  ...resigned.flatMap((seat, index) =>
    seats.includes(seat) ? [] : [fault('unknownId', ['resigned', index])],
  ),
  ...agenda.flatMap((task, index) =>
    task.type !== 'steered' || task.seat === null || seats.includes(task.seat)
      ? []
      : [fault('unknownId', ['agenda', index, 'seat'])],
  ),
];

/** Rooms and doors that the scenario has not. */
const ofMap = (env: Env, state: GameState): Faults => {
  const { rooms, doors = [] } = scenarioOf(env, state).map;
  const unknown = (list: 'rooms' | 'doors', known: readonly { readonly id: string }[]): Faults =>
    state[list].flatMap((id, index) =>
      known.some((one) => one.id === id) ? [] : [fault('unknownId', [list, index])],
    );
  return [...unknown('rooms', rooms), ...unknown('doors', doors)];
};

/** What lies beneath all else that is to be done, so that it leads to the next round or to the end. */
const BENEATH: readonly Task['type'][] = ['startRound', 'revealCards', 'nextTurn', 'endRound'];

/** A game that is not over has something to do that leads on; over, it has nothing. */
const ofAgenda = ({ over, agenda: [beneath] }: GameState): Faults => {
  const leadsOn = beneath !== undefined && BENEATH.includes(beneath.type);
  const isSound = over ? beneath === undefined : leadsOn;
  return isSound ? [] : [fault('nothingPending', ['agenda'])];
};

/** A class or a seat that is there twice, or a party of another size than it began with (R-CAMP-5, R-SCEN-13). */
const ofParty = ({ characters, seats, party }: GameState): Faults => {
  const twins = (names: readonly string[], path: (index: number) => Path): Faults =>
    names.flatMap((name, index) =>
      names.indexOf(name) < index ? [fault('twice', path(index), 'R-CAMP-5')] : [],
    );
  return [
    ...twins(
      characters.map(({ id }) => id),
      (index) => ['characters', index, 'id'],
    ),
    ...twins(seats, (index) => ['seats', index]),
    ...(characters.length === party ? [] : [fault('wrongParty', ['party'], 'R-SCEN-13')]),
  ];
};

/** Everything that is wrong with a state of the right form. */
export const checkState = (env: Env, state: GameState): Faults => {
  if (!env.content.scenarios.some(({ id }) => id === state.scenario))
    return [fault('unknownId', ['scenario'])];
  return [
    ...ofMap(env, state),
    ...ofSeats(state),
    ...ofParty(state),
    ...state.figures.flatMap((figure, index) => ofFigure(env, state, figure, index)),
    ...state.characters.flatMap((one, index) => ofCharacter(env, state, one, index)),
    ...state.characters.flatMap((one, index) => ofSheet(env, one, index)),
    ...ofDecks(env, state),
    ...ofOrder(state),
    ...ofBonuses(env, state),
    ...ofTraits(state),
    ...ofKills(env, state),
    ...ofStreams(env, state),
    ...strangersIn(env, state).map((path) => fault('unknownId', path)),
    ...ofTypes(env, state),
    ...ofAgenda(state),
  ];
};
