import { isRecord, type Path } from '../../core/index.js';
import type { RewardOutOfPlace } from '../pack-error.js';
import { fieldsInOrder } from './raw-values.js';

/** Where rewards stand. */
export type RewardPlace = 'event' | 'treasure' | 'other';

type Word = RewardOutOfPlace['word'];

const HOME: Readonly<Record<Word, RewardPlace>> = {
  outcome: 'event',
  payer: 'event',
  looter: 'treasure',
};

const isWord = (value: unknown): value is Word =>
  typeof value === 'string' && Object.hasOwn(HOME, value);

/** Words of rewards that mean nothing where they stand. */
export const checkRewards = (
  rewards: unknown,
  path: Path,
  place: RewardPlace,
): readonly RewardOutOfPlace[] => {
  if (Array.isArray(rewards))
    return rewards.flatMap((one: unknown, index) => checkRewards(one, [...path, index], place));
  if (!isRecord(rewards)) return [];
  const words = [rewards['type'], rewards['to']].filter(isWord);
  const own = words
    .filter((word) => HOME[word] !== place)
    .map((word): RewardOutOfPlace => ({ type: 'rewardOutOfPlace', path, ruling: null, word }));
  return [
    ...own,
    ...fieldsInOrder(rewards).flatMap(([key, one]) => checkRewards(one, [...path, key], place)),
  ];
};
