import type { Path } from '../../core/index.js';
import type { Rank } from '../language/clause.js';
import type { CheckedPack } from '../pack.js';
import type { WrongRank } from '../pack-error.js';
import type { ByParty, PlacedRank } from '../scenario/scenario-map.js';
import { fieldOf, listIn, nodesOfType } from './raw-values.js';

/** A monster in a rank that a pack gives it. */
interface Ranked {
  readonly monster: string;
  readonly rank: Rank;
  readonly path: Path;
}

const placed = (monster: string, ranks: ByParty<PlacedRank>, path: Path): readonly Ranked[] =>
  ranks.flatMap((rank, size) =>
    rank === 'none' ? [] : [{ monster, rank, path: [...path, 'ranks', size] }],
  );

const onMaps = ({ scenarios }: CheckedPack): readonly Ranked[] =>
  scenarios.flatMap(({ map }, scenario) =>
    map.rooms.flatMap(({ monsters = [] }, room) =>
      monsters.flatMap(({ monster, ranks }, index) =>
        placed(monster, ranks, ['scenarios', scenario, 'map', 'rooms', room, 'monsters', index]),
      ),
    ),
  );

const inDungeons = ({ randomDungeons }: CheckedPack): readonly Ranked[] =>
  randomDungeons.flatMap(({ monsters: cards }, dungeon) =>
    cards.flatMap(({ monsters }, card) =>
      monsters.flatMap(({ monster, ranks }, index) =>
        placed(monster, ranks, ['randomDungeons', dungeon, 'monsters', card, 'monsters', index]),
      ),
    ),
  );

/** The monsters that abilities spawn, wherever they stand. */
const spawned = (pack: CheckedPack): readonly Ranked[] =>
  nodesOfType(pack, [], 'spawn').flatMap(({ node, path }) =>
    listIn(node, 'numbers').map((one, index) => ({
      monster: String(node['monster']),
      rank: fieldOf(one, 'rank') as Rank,
      path: [...path, 'numbers', index, 'rank'],
    })),
  );

/** Monsters in a rank that their stat card does not have: bosses are bosses, and nobody else is. */
export const checkRanks = (pack: CheckedPack): readonly WrongRank[] => {
  const isBoss = new Map(pack.monsters.map(({ id, stats }) => [id, stats.type === 'boss']));
  return [...onMaps(pack), ...inDungeons(pack), ...spawned(pack)]
    .filter(({ monster, rank }) => isBoss.has(monster) && isBoss.get(monster) !== (rank === 'boss'))
    .map(({ monster, rank, path }) => ({ type: 'wrongRank', path, ruling: null, monster, rank }));
};
