import { GUARD, overlay, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import { attacking, choosing, G2, G3, guardAt, guardTo, shoved, to } from './places.js';

const COINS = [overlay('coin', 3, 3), overlay('coin', 4, 2), overlay('coin', 2, 3)];

expectations('loot', [
  {
    half: 'brute #6 top',
    shows: 'R-LOOT what lies within one hex, and no further',
    where: COINS,
    turn: { money: 2, overlays: ['coin 2,3'] },
  },
  {
    half: 'scoundrel #94 bottom',
    shows: 'what lies within two hexes, for the card',
    where: COINS,
    turn: { money: 3, overlays: [], card: 'lost' },
  },
  {
    half: 'brute #27 top',
    shows: 'loot where the move ends',
    where: COINS,
    likes: { prefer: [to(3, 4)] },
    turn: { money: 3, card: 'lost' },
  },
  {
    half: 'mindthief #163 top',
    shows: 'a token from the supply for each adjacent enemy',
    where: [...COINS, guardAt(2, 5, 2)],
    turn: { money: 4 },
  },
  {
    half: 'spellweaver #84 top',
    shows: 'no more than four tokens',
    where: [...COINS, overlay('coin', 3, 4), overlay('coin', 4, 4)],
    turn: { money: 4, lying: { coin: 1 } },
  },
]);

expectations('obstacles and traps', [
  {
    half: 'cragheart #118 bottom',
    shows: 'two obstacles beside the maker',
    turn: { lying: { obstacle: 2 }, strong: ['earth'] },
  },
  {
    half: 'cragheart #122 top',
    shows: 'an obstacle is destroyed',
    where: [overlay('obstacle', 3, 3), overlay('obstacle', 1, 3)],
    turn: { overlays: ['obstacle 1,3'], experience: 1 },
  },
  {
    half: 'cragheart #127 top',
    shows: 'the target is pushed into an obstacle, which breaks and hurts',
    where: [overlay('obstacle', 6, 3)],
    likes: { prefer: [shoved(GUARD, 6, 3)] },
    turn: { lost: { [GUARD]: 5 }, at: { [GUARD]: '6,3' }, overlays: [], experience: 1 },
  },
  {
    half: 'cragheart #130 top',
    shows: 'all enemies by the obstacle that is destroyed are hit',
    where: [overlay('obstacle', 4, 2), guardTo(4, 1), guardAt(2, 5, 1), guardAt(3, 4, 4)],
    turn: {
      lost: { [GUARD]: 4, [G2]: 4, [G3]: 0 },
      overlays: [],
      experience: 2,
      strong: ['earth'],
      card: 'lost',
    },
  },
  {
    half: 'cragheart #132 bottom',
    shows: 'an obstacle and a trap that were jumped over are gone',
    where: [overlay('obstacle', 3, 3), overlay('trap', 2, 3, { damage: 3 })],
    likes: { prefer: [to(1, 3)] },
    turn: { overlays: [], lost: { [WARDEN]: 0 }, experience: 2, card: 'lost' },
  },
  {
    half: 'cragheart #136 top',
    shows: 'an obstacle in the place of the dead',
    where: [guardTo(7, 3)],
    likes: { prefer: [choosing(GUARD), attacking(GUARD)] },
    turn: {
      lost: { [GUARD]: 'dead' },
      overlays: ['coin 7,3', 'obstacle 7,3'],
      experience: 2,
      card: 'lost',
    },
  },
  {
    half: 'cragheart #141 top',
    shows: 'each hex that an obstacle stops hurts, with experience',
    where: [overlay('obstacle', 6, 3), overlay('obstacle', 6, 2), overlay('obstacle', 5, 4)],
    turn: { lost: { [GUARD]: 7 }, at: { [GUARD]: '5,3' }, experience: 2 },
  },
  {
    half: 'cragheart #142 top',
    shows: 'twice as much as obstacles were destroyed',
    where: [overlay('obstacle', 3, 3), overlay('obstacle', 2, 3), overlay('obstacle', 0, 3)],
    turn: { lost: { [GUARD]: 4 }, overlays: ['obstacle 0,3'], experience: 2, card: 'lost' },
  },
  {
    half: 'tinkerer #30 top',
    shows: 'a trap beside its maker',
    turn: { lying: { trap: 1 }, experience: 0, card: 'lost' },
  },
  {
    half: 'tinkerer #47 top',
    shows: 'a trap is disarmed and hurts nobody',
    where: [overlay('trap', 3, 3, { damage: 4 })],
    turn: { overlays: [], lost: { [WARDEN]: 0 }, experience: 1 },
  },
  {
    half: 'scoundrel #111 top',
    shows: 'a disarmed trap hurts an enemy in range',
    where: [overlay('trap', 3, 3, { damage: 4 }), guardTo(7, 3)],
    turn: { overlays: [], lost: { [GUARD]: 4, [WARDEN]: 0 }, experience: 2 },
  },
  {
    half: 'cragheart #138 top',
    shows: 'a trap, and all adjacent enemies are muddled',
    where: [guardAt(2, 6, 3)],
    turn: { lying: { trap: 1 }, conditions: { [GUARD]: ['muddle'], [G2]: [] } },
  },
]);
