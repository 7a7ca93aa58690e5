/** What the community's files say about halves of cards in fields, not in sentences: for comparison. */

/** One action of the files. */
export interface SecretariatAction {
  readonly type: string;
  readonly value?: unknown;
  readonly valueType?: string;
  readonly valueObject?: unknown;
  readonly enhancementTypes?: readonly string[];
  readonly subActions?: readonly SecretariatAction[];
}

/** One card of a class. */
export interface SecretariatCard {
  readonly cardId: number;
  readonly level: number | string;
  readonly initiative: number;
  readonly lost?: boolean;
  readonly bottomLost?: boolean;
  readonly loss?: boolean;
  readonly bottomLoss?: boolean;
  readonly actions?: readonly SecretariatAction[];
  readonly bottomActions?: readonly SecretariatAction[];
}

const NUMBERS: readonly string[] = [
  'attack',
  'move',
  'heal',
  'shield',
  'retaliate',
  'loot',
  'push',
  'pull',
  'pierce',
  'range',
  'target',
];

const SHAPES: Readonly<Record<string, string>> = { diamond_plus: 'diamondPlus' };

const isSummon = ({ valueObject }: SecretariatAction): boolean => valueObject !== undefined;

const wordsOfElement = ({ value, valueType }: SecretariatAction): readonly string[] =>
  String(value)
    .split(':')
    .map(
      (icon) => `${valueType === 'minus' ? 'consume' : 'infuse'} ${icon === 'wild' ? 'any' : icon}`,
    );

const wordsOfCard = ({ value }: SecretariatAction): readonly string[] => {
  const [word, number] = String(value).split(':');
  if (word === 'experience') return [`experience ${String(number)}`];
  if (word === 'slot' || word === 'slotXp') return [`charge ${number ?? '0'}`];
  return word === 'lost' || word === 'round' || word === 'persistent' ? [word] : [];
};

const isPlain = ({ value, valueType }: SecretariatAction): boolean =>
  valueType === undefined && Number.isInteger(Number(value)) && value !== '';

const ownWords = (action: SecretariatAction): readonly string[] => {
  const { type, value } = action;
  if (type === 'element') return wordsOfElement(action);
  if (type === 'card') return wordsOfCard(action);
  if (type === 'condition') return [`condition ${String(value)}`];
  if (type === 'jump') return ['jump'];
  return NUMBERS.includes(type) && isPlain(action) ? [`${type} ${String(value)}`] : [];
};

/** The numbers, conditions, elements and signs of an action, each as a short text. */
export const wordsOf = (action: SecretariatAction): readonly string[] => [
  ...ownWords(action),
  ...(isSummon(action) ? [] : (action.subActions ?? []).flatMap(wordsOf)),
];

/** The shapes of the spots of an action, those of summons left out. */
export const spotsOf = ({
  enhancementTypes = [],
  subActions = [],
}: SecretariatAction): readonly string[] => [
  ...enhancementTypes.map((shape) => SHAPES[shape] ?? shape),
  ...subActions.flatMap(spotsOf),
];

/** The same of a half of a card, with what becomes of the card. */
export const wordsOfHalf = (card: SecretariatCard, half: 'top' | 'bottom'): readonly string[] => {
  const actions = (half === 'top' ? card.actions : card.bottomActions) ?? [];
  const words = actions.flatMap(wordsOf);
  const isLost = half === 'top' ? card.lost : card.bottomLost;
  const isLoss = half === 'top' ? card.loss : card.bottomLoss;
  const others = words.filter((word) => word !== 'lost');
  if (isLoss === true) return [...others, 'unrecoverable'];
  return isLost === true || others.length < words.length ? [...others, 'lost'] : others;
};
