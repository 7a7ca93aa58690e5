/** When items and prices are worth it. */

import type { Effect, Item } from '../../content/index.js';
import type { ChooseWays, GameState, PayPrice, UseItem } from '../../round/index.js';
import { valueOfSteps } from './half-value.js';
import { situationOf, worth, type Situation } from './judgement.js';
import type { Outlook } from './outlook.js';

/** Used before anything else is done, or never. */
const NOW = 50;
const NEVER = -50;

/** Enemies that are nearer will matter soon. */
const SOON = 6;

type Own = Situation & {
  /** The hit points that it has. */
  readonly hitPoints: number;
  /** The hit points that it misses itself. */
  readonly wounds: number;
  /** Cards in its hand. */
  readonly hand: number;
};

const ownOf = (outlook: Outlook, id: string): Own => {
  const { figures, characters } = outlook.state;
  const self = figures.find((figure) => figure.id === id);
  const hitPoints = self?.hitPoints ?? 0;
  return {
    ...situationOf(outlook, id),
    hitPoints,
    wounds: (self?.maxHitPoints ?? hitPoints) - hitPoints,
    hand: characters.find((one) => one.id === id)?.hand.length ?? 0,
  };
};

const amountIn = (effect: Effect, otherwise: number): number =>
  'amount' in effect && typeof effect.amount === 'number' ? effect.amount : otherwise;

/** Whether an effect does something for its user as things are. */
const isOfUse = ({ foe, money, wounds, hitPoints }: Own, effect: Effect): boolean => {
  switch (effect.type) {
    case 'heal':
      return wounds >= amountIn(effect, 2) || (wounds > 0 && hitPoints <= 3);
    case 'loot':
      return money;
    case 'move':
    case 'setMode':
      return foe > 1;
    default:
      return foe <= SOON;
  }
};

/** An item is used where at least half of it does something now; it is kept for later otherwise. */
export const itemWorth = (
  outlook: Outlook,
  item: Item | undefined,
  { character, use }: UseItem,
): number => {
  const own = ownOf(outlook, character);
  const effects = item?.bonuses[use]?.effects ?? [];
  const useful = effects.filter((effect) => isOfUse(own, effect)).length;
  return useful > 0 && 2 * useful >= effects.length ? NOW : NEVER;
};

/** The step of the agenda that somebody is asked about. */
const stepOf = ({ agenda }: GameState): Effect | undefined => {
  const task = agenda.at(-1);
  return task?.type === 'perform' ? task.steps[0] : undefined;
};

/** Blood is paid as long as two thirds of it are left, cards as long as there are enough of them. */
const canSpare = ({ hitPoints, hand }: Own, cost: Effect): boolean => {
  switch (cost.type) {
    case 'suffer':
      return amountIn(cost, 2) <= hitPoints / 3;
    case 'loseCards':
    case 'discardCards':
      return hand > 4;
    default:
      return true;
  }
};

/** A price is paid where it can be spared and somebody is near enough for it to matter. */
export const priceWorth = (outlook: Outlook, { figure }: PayPrice): number => {
  const own = ownOf(outlook, figure);
  const step = stepOf(outlook.state);
  const cost: readonly Effect[] = step?.type === 'pay' ? step.cost : [];
  return own.foe <= SOON && cost.every((one) => canSpare(own, one)) ? NOW : NEVER;
};

/** Ways are worth what they do here. */
export const waysWorth = (outlook: Outlook, { figure, ways }: ChooseWays): number => {
  const step = stepOf(outlook.state);
  const of = step?.type === 'choose' ? step.of : [];
  return worth(valueOfSteps(ways.flatMap((way) => of[way] ?? [])), situationOf(outlook, figure), 0);
};
