/** What each command is worth, among those that answer the same question. */

import type { Engine, Figure, GameState, SeatCommand } from '../../round/index.js';
import { halfOf, pairWorth, placeWorth, playWorth, situationOf, type Cards } from './judgement.js';
import type { Outlook } from './outlook.js';
import { strikeWorth } from './strike.js';
import { itemWorth, priceWorth, waysWorth } from './use.js';

const figureIn = ({ figures }: GameState, id: string): Figure | undefined =>
  figures.find((figure) => figure.id === id);

const hitPointsOf = (state: GameState, id: string): number => figureIn(state, id)?.hitPoints ?? 0;

/** A figure that needs help before one that does not, a weak enemy before a strong one. */
const needOf = ({ state }: Outlook, id: string): number => {
  const figure = figureIn(state, id);
  if (figure === undefined) return 0;
  return figure.side === 'characters'
    ? figure.maxHitPoints - figure.hitPoints
    : 20 - figure.hitPoints / 10;
};

/** The damage that a character is asked about. */
const atStake = (engine: Engine, state: GameState, id: string): number => {
  const asked = engine.decisions(state).find(({ figure }) => figure === id);
  return asked?.about?.type === 'damage' ? asked.about.amount : 0;
};

/** It suffers what leaves it a third of its hit points or more, and cancels what would take more or kill it. */
const sufferWorth = (engine: Engine, state: GameState, id: string): number => {
  const before = hitPointsOf(state, id);
  const left = before - atStake(engine, state, id);
  return left <= 0 || left < before / 3 ? -1 : 1;
};

/** How much a card would be missed. */
const cardWorth = (cards: Cards, id: string, card: string): number => {
  const top = halfOf(cards, id, card, 'top');
  const bottom = halfOf(cards, id, card, 'bottom');
  return top.attack + top.range / 2 + top.other + bottom.move / 2 + bottom.heal + bottom.other;
};

const lossOf = (cards: Cards, id: string, lost: readonly string[]): number =>
  lost.reduce((sum, card) => sum + cardWorth(cards, id, card), 0) / 100;

const handOf = ({ characters }: GameState, id: string): number =>
  characters.find((one) => one.id === id)?.hand.length ?? 0;

/** A long rest when cards run out, there are some to take back, and it is hurt itself or nobody is near. */
const restWorth = (outlook: Outlook, id: string): number => {
  const { state } = outlook;
  const self = figureIn(state, id);
  const wounds = self === undefined ? 0 : self.maxHitPoints - self.hitPoints;
  const discards = state.characters.find((one) => one.id === id)?.discard.length ?? 0;
  const isLow = handOf(state, id) <= 3 && discards > 2;
  return isLow && (wounds > 3 || situationOf(outlook, id).foe > 6) ? 100 : -100;
};

/** What a command is worth. */
export const scoreOf = (
  cards: Cards,
  engine: Engine,
  outlook: Outlook,
  command: SeatCommand,
): number => {
  const { state } = outlook;
  switch (command.type) {
    case 'chooseStart':
      return placeWorth(cards, outlook, command.character, command.hex);
    case 'selectCards':
      return pairWorth(cards, outlook, command.character, command.leading, command.second);
    case 'longRest':
      return restWorth(outlook, command.character);
    case 'shortRest':
      return command.rest === handOf(state, command.character) < 2 ? 1 : 0;
    case 'redraw':
      return command.redraw ? 0 : 1;
    case 'restHeal':
      return command.heal ? 1 : 0;
    case 'loseCard':
    case 'discardCard':
      return -lossOf(cards, command.character, [command.card]);
    case 'takeCard':
      return lossOf(cards, command.character, [command.card]);
    case 'play':
      return playWorth(cards, outlook, command);
    case 'moveTo':
      return placeWorth(cards, outlook, command.figure, command.hex);
    case 'endMove':
      return (
        placeWorth(
          cards,
          outlook,
          command.figure,
          figureIn(state, command.figure)?.at ?? { q: 0, r: 0 },
        ) + 0.01
      );
    case 'attack':
      return strikeWorth(engine, outlook, command, command.target);
    case 'attackAll':
      return command.targets.reduce(
        (sum, target) => sum + strikeWorth(engine, outlook, command, target),
        0,
      );
    case 'layArea':
      return command.targets.length;
    case 'chooseFigure':
      return needOf(outlook, command.target);
    case 'suffer':
      return sufferWorth(engine, state, command.character);
    case 'negate': {
      const lost = command.by.type === 'hand' ? [command.by.card] : command.by.cards;
      return -lossOf(cards, command.character, lost);
    }
    case 'chooseFocus':
      return hitPointsOf(state, command.focus);
    case 'useItem':
      return itemWorth(
        outlook,
        outlook.items.find(({ id }) => id === command.item),
        command,
      );
    case 'pay':
      return priceWorth(outlook, command);
    case 'chooseWays':
      return waysWorth(outlook, command);
    case 'skip':
    case 'endTurn':
      return -1;
    case 'resign':
    case 'moveActiveCard':
      // It ends a bonus, and what is asked is asked again.
      return -Infinity;
    case 'keepGoal':
    case 'actFirst':
    case 'moveAlong':
    case 'stop':
    case 'placeMonster':
    case 'revealModifier':
    case 'revealMonsterCard':
    case 'standee':
    case 'randomCard':
    case 'dealGoal':
      return 0;
    default:
      // What can be used or done is used and done.
      return 1;
  }
};
