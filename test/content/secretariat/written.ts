/** The numbers, conditions, elements and signs of an action in our language, each as a short text. */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const number = (word: string, value: unknown): readonly string[] =>
  typeof value === 'number' ? [`${word} ${String(value)}`] : [];

const AMOUNTS: readonly string[] = [
  'attack',
  'move',
  'heal',
  'shield',
  'retaliate',
  'loot',
  'push',
  'pull',
];

const numbersOf = (node: Node): readonly string[] => {
  const { type } = node;
  const isAbility = typeof type === 'string' && AMOUNTS.includes(type);
  return [
    ...(isAbility ? number(type, node['amount']) : []),
    ...(type === 'experience' ? number('experience', node['amount']) : []),
    ...number('range', node['range']),
    ...number('range', node['reach']),
    ...number('target', node['targets']),
    ...number('pierce', node['pierce']),
    ...number('push', node['push']),
    ...number('pull', node['pull']),
  ];
};

const changesOf = ({ type, to, amount }: Node): readonly string[] =>
  (type === 'add' || type === 'set') && typeof to === 'string'
    ? number(to === 'targets' ? 'target' : to, amount)
    : [];

const elementsOf = (node: Node): readonly string[] => [
  ...(node['type'] === 'consume'
    ? listOf(node['elements']).map((icon) => `consume ${String(icon)}`)
    : []),
  ...(node['type'] === 'infuse'
    ? listOf(node['elements']).map((icon) => `infuse ${String(icon)}`)
    : []),
  ...listOf(node['infuse']).map((icon) => `infuse ${String(icon)}`),
];

const GIVES: readonly unknown[] = ['attack', 'condition', 'addConditions'];

const conditionsOf = (node: Node): readonly string[] =>
  GIVES.includes(node['type'])
    ? listOf(node['conditions']).map((condition) => `condition ${String(condition)}`)
    : [];

const signsOf = (node: Node): readonly string[] => [
  ...(node['mode'] === 'jump' ? ['jump'] : []),
  ...number('experience', node['experience']),
  ...listOf(node['charges']).map((xp) => `charge ${String(xp)}`),
  ...[node['goes'], node['active']].filter((sign) => typeof sign === 'string'),
];

/** Every word of an action, whatever it is nested in; summons are looked into only for their spots. */
export const writtenWords = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(writtenWords);
  if (!isNode(value)) return [];
  return [
    ...numbersOf(value),
    ...changesOf(value),
    ...elementsOf(value),
    ...conditionsOf(value),
    ...signsOf(value),
    ...Object.entries(value).flatMap(([key, one]) => (key === 'summon' ? [] : writtenWords(one))),
  ];
};

/** The shapes of all spots, those of summons left out. */
export const writtenSpots = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(writtenSpots);
  if (!isNode(value)) return [];
  return [
    ...listOf(value['spots']).flatMap((spot) => (isNode(spot) ? [String(spot['shape'])] : [])),
    ...Object.entries(value).flatMap(([key, one]) => (key === 'summon' ? [] : writtenSpots(one))),
  ];
};
