/** Monsters that monsters bring into play, as Gloomhaven Secretariat writes them: for tests only. */

import type { Json, RawAction, RawSpawn } from './monster-data.js';
import { unsaid } from './monster-prose.js';

const RANKS = ['normal', 'elite'] as const;
const PARTIES = ['player2', 'player3', 'player4'] as const;

const numbersOf = (spawns: readonly RawSpawn[]): readonly Json[] =>
  RANKS.flatMap((rank) => {
    const counts = PARTIES.map((party) =>
      spawns
        .filter(({ monster }) => (monster?.['type'] ?? monster?.[party]) === rank)
        .reduce((sum, { count }) => sum + (count ?? 1), 0),
    );
    const [two] = counts;
    if (counts.every((count) => count === 0)) return [];
    const isSame = counts.every((count) => count === two);
    if (isSame && two === 1) return [{ rank }];
    return [{ rank, count: isSame ? two : counts }];
  });

/** The ability of a summon action. */
export const spawnOf = ({ value, valueObject }: RawAction): Json => {
  const spawns = valueObject ?? [];
  const names = new Set(spawns.map(({ monster }) => monster?.['name']));
  const [monster] = names;
  if (value !== 'monsterStandee' || names.size !== 1 || monster === undefined)
    return unsaid(`summon-${String(value)}`);
  return { type: 'spawn', monster, numbers: numbersOf(spawns) };
};
