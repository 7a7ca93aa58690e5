import type { MonsterRoomCard, PlacedRank, SpotMonster } from '../content/index.js';

/** A monster on a numbered hex, with its rank for two, three and four characters. */
const on = (
  spot: number,
  monster: string,
  two: PlacedRank,
  three: PlacedRank,
  four: PlacedRank,
): SpotMonster => ({ spot, monster, ranks: [two, three, four] });

/** The monster deck. */
export const monsterRoomCards: readonly MonsterRoomCard[] = [
  {
    id: 'toll-squad',
    name: 'Toll Squad',
    monsters: [
      on(1, 'mire-guard', 'normal', 'normal', 'elite'),
      on(2, 'mire-guard', 'normal', 'elite', 'elite'),
      on(3, 'mire-guard', 'none', 'none', 'normal'),
      on(5, 'reed-archer', 'normal', 'normal', 'normal'),
      on(8, 'reed-archer', 'none', 'normal', 'normal'),
      on(9, 'reed-archer', 'elite', 'elite', 'elite'),
    ],
    overlays: [
      { spot: 4, type: 'trap', damage: true },
      { spot: 10, type: 'obstacle' },
      { spot: 12, type: 'treasure', looted: [{ type: 'money', amount: 3, to: 'self' }] },
    ],
  },
  {
    id: 'rat-nest',
    name: 'Rat Nest',
    monsters: [
      on(1, 'fen-rat', 'normal', 'normal', 'normal'),
      on(3, 'fen-rat', 'normal', 'normal', 'elite'),
      on(4, 'fen-rat', 'normal', 'elite', 'elite'),
      on(6, 'fen-rat', 'none', 'normal', 'normal'),
      on(7, 'fen-rat', 'elite', 'elite', 'elite'),
      on(9, 'fen-rat', 'none', 'none', 'elite'),
      on(11, 'fen-rat', 'normal', 'normal', 'normal'),
      on(12, 'ember-toad', 'normal', 'normal', 'normal'),
    ],
    overlays: [
      { spot: 2, type: 'coin' },
      { spot: 5, type: 'coin' },
      { spot: 8, type: 'trap', conditions: ['poison'] },
      { spot: 10, type: 'coin' },
    ],
  },
  {
    id: 'choir-practice',
    name: 'Choir Practice',
    monsters: [
      on(2, 'fen-rat', 'normal', 'normal', 'normal'),
      on(4, 'bell-ghoul', 'normal', 'normal', 'elite'),
      on(5, 'fen-rat', 'none', 'normal', 'normal'),
      on(7, 'bell-ghoul', 'none', 'normal', 'normal'),
      on(9, 'mire-guard', 'normal', 'normal', 'elite'),
      on(12, 'bell-ghoul', 'normal', 'normal', 'elite'),
    ],
    overlays: [
      { spot: 3, type: 'obstacle' },
      { spot: 6, type: 'trap', damage: true, conditions: ['immobilize'] },
      {
        spot: 11,
        type: 'treasure',
        looted: [{ type: 'condition', conditions: ['bless', 'bless'], to: 'self' }],
      },
    ],
  },
  {
    id: 'dancing-lights',
    name: 'Dancing Lights',
    monsters: [
      on(1, 'will-o-wisp', 'normal', 'normal', 'elite'),
      on(3, 'will-o-wisp', 'none', 'none', 'normal'),
      on(5, 'will-o-wisp', 'normal', 'elite', 'elite'),
      on(7, 'reed-archer', 'normal', 'normal', 'normal'),
      on(9, 'will-o-wisp', 'elite', 'elite', 'elite'),
      on(10, 'reed-archer', 'none', 'normal', 'normal'),
      on(11, 'reed-archer', 'normal', 'normal', 'elite'),
    ],
    overlays: [
      { spot: 2, type: 'difficult' },
      { spot: 4, type: 'trap', conditions: ['muddle'] },
      { spot: 8, type: 'trap', damage: true },
      { spot: 12, type: 'treasure', looted: [{ type: 'recoverCards', cards: { from: 'lost' } }] },
    ],
  },
  {
    id: 'live-embers',
    name: 'Live Embers',
    monsters: [
      on(2, 'ember-toad', 'normal', 'normal', 'normal'),
      on(4, 'ember-toad', 'normal', 'elite', 'elite'),
      on(6, 'will-o-wisp', 'none', 'none', 'normal'),
      on(8, 'ember-toad', 'none', 'normal', 'elite'),
      on(11, 'ember-toad', 'elite', 'elite', 'elite'),
      on(12, 'will-o-wisp', 'normal', 'normal', 'normal'),
    ],
    overlays: [
      { spot: 1, type: 'hazardous' },
      { spot: 5, type: 'hazardous' },
      { spot: 7, type: 'coin' },
      {
        spot: 9,
        type: 'treasure',
        looted: [
          { type: 'suffer', amount: 2 },
          { type: 'money', amount: 5, to: 'self' },
        ],
      },
    ],
  },
  {
    id: 'night-watch',
    name: 'Night Watch',
    monsters: [
      on(1, 'mire-guard', 'normal', 'normal', 'normal'),
      on(3, 'reed-archer', 'normal', 'elite', 'elite'),
      on(6, 'bell-ghoul', 'normal', 'normal', 'elite'),
      on(7, 'mire-guard', 'none', 'normal', 'normal'),
      on(10, 'ember-toad', 'normal', 'normal', 'elite'),
      on(12, 'fen-rat', 'none', 'none', 'normal'),
    ],
    overlays: [
      { spot: 4, type: 'icy' },
      { spot: 5, type: 'coin' },
      { spot: 8, type: 'trap', damage: true, conditions: ['wound'] },
      { spot: 11, type: 'treasure', looted: [{ type: 'heal', amount: 5 }] },
    ],
  },
];
