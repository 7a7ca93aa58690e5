/** Monster cards of random dungeons as Gloomhaven Secretariat writes them, in our language: for tests only. */

import type { Json } from './goals-data.js';
import { given } from './goals-words.js';

interface RawMonster {
  readonly name: string;
  readonly marker: string;
  readonly type?: string;
  readonly player2?: string;
  readonly player3?: string;
  readonly player4?: string;
}

interface RawOverlay {
  readonly type: string;
  readonly value?: string;
  readonly values?: readonly (string | number)[];
  readonly marker: string | number;
}

/** A section of the random dungeon. */
export interface RawSection {
  readonly index: string;
  readonly rooms: readonly { readonly monster: readonly RawMonster[] }[];
  readonly overlays?: readonly RawOverlay[];
}

/** Slips of the files. */
const SLIPS: Readonly<Record<string, string>> = { nromal: 'normal', mormal: 'normal' };

const rank = (word: string | undefined): string =>
  word === undefined ? 'none' : (SLIPS[word] ?? word);

const monsterOf = ({ name, marker, type, player2, player3, player4 }: RawMonster): Json => ({
  spot: Number(marker),
  monster: name,
  ranks: type === undefined ? [player2, player3, player4].map(rank) : [type, type, type].map(rank),
});

const TYPES: Readonly<Record<string, string>> = {
  loot: 'coin',
  trap: 'trap',
  treasure: 'treasure',
  difficultTerrain: 'difficult',
  hazardousTerrain: 'hazardous',
};

const enemies: Json = { type: 'select', who: ['enemy'], count: 'all' };

const lootedOf = ({ value, values = [] }: RawOverlay): Json => {
  const [amount] = values;
  switch (value) {
    case 'gold':
      return { type: 'money', amount, to: 'self' };
    case 'heal':
      return { type: 'heal', amount };
    case 'recoverLost':
      return { type: 'recoverCards', cards: { from: 'lost' } };
    case 'cureConditions':
      return { type: 'removeConditions' };
    case 'refreshItem':
      return { type: 'refreshItems', count: amount, slots: values.slice(1) };
    case 'enemiesCondition':
      return { type: 'condition', conditions: values, to: enemies };
    case 'enemiesDamage':
      return { type: 'suffer', amount, to: enemies };
    default:
      return { type: 'special', handler: String(value) };
  }
};

const overlayOf = (overlay: RawOverlay): Json => {
  const { type, values = [], marker } = overlay;
  const isTrap = type === 'trap';
  return {
    spot: Number(marker),
    type: TYPES[type],
    ...(isTrap && values.includes('damage') ? { damage: true } : {}),
    ...given('conditions', isTrap ? values.filter((one) => one !== 'damage') : undefined),
    ...given('looted', type === 'treasure' ? [lootedOf(overlay)] : undefined),
  };
};

/** A section as a monster card. */
export const monsterRoomCardOf = ({ index, rooms, overlays = [] }: RawSection): Json => ({
  id: index,
  monsters: rooms.flatMap(({ monster }) => monster.map(monsterOf)),
  ...given('overlays', overlays.map(overlayOf)),
});
