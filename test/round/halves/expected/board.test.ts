import { afflicted, GUARD, KINDLER, overlay, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import {
  ally,
  attacking,
  cardsIn,
  choosing,
  G2,
  G3,
  guard,
  guardAt,
  guardTo,
  shoved,
  strikes,
  strong,
  to,
} from './places.js';

const cards =
  (id: string) =>
  (...numbers: readonly number[]): readonly string[] =>
    numbers.map((number) => `${id}-${String(number)}`);
const wardens = cards(WARDEN);
const kindlers = cards(KINDLER);

const NONE_LEFT = ['air', 'dark', 'earth', 'fire', 'ice', 'light'];
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

expectations('kills', [
  {
    half: 'brute #14 top',
    shows: 'a normal enemy, and no elite one',
    where: [guardAt(2, 5, 2, { rank: 'elite' })],
    turn: { lost: { [GUARD]: 'dead', [G2]: 0 }, experience: 2, card: 'lost', lying: { coin: 1 } },
  },
  {
    half: 'brute #22 top',
    shows: 'only who is stunned',
    where: [guardAt(2, 5, 2), afflicted(GUARD, 'stun')],
    turn: { lost: { [GUARD]: 'dead', [G2]: 0 }, experience: 1, card: 'discard' },
  },
  {
    half: 'brute #29 bottom',
    shows: 'an elite enemy too',
    where: [guard({ rank: 'elite' })],
    turn: { lost: { [GUARD]: 'dead' }, experience: 2, card: 'lost' },
  },
  {
    half: 'mindthief #164 top',
    shows: 'the friends of the dead are hit, with experience for each',
    where: [
      guardTo(7, 3),
      guardAt(2, 8, 3, { rank: 'elite' }),
      guardAt(3, 3, 3, { rank: 'elite' }),
    ],
    turn: { lost: { [GUARD]: 'dead', [G2]: 2, [G3]: 0 }, experience: 1, card: 'lost' },
  },
  {
    half: 'scoundrel #107 top',
    shows: 'a normal enemy that is alone with an ally beside it',
    where: [ally(5, 4)],
    turn: { lost: { [GUARD]: 'dead' }, experience: 1 },
  },
  {
    half: 'scoundrel #113 bottom',
    shows: 'who has no more than three hit points',
    where: [guardAt(2, 5, 2, { hitPoints: 4 }), guardTo(4, 1), guard({ hitPoints: 3 })],
    likes: { prefer: [to(4, 2)] },
    turn: { lost: { [GUARD]: 'dead', [G2]: 0 } },
  },
  {
    half: 'tinkerer #52 top',
    shows: 'experience for each that was killed in the area',
    where: [guardAt(3, 7, 3), guardAt(2, 6, 3, { hitPoints: 2 }), guard({ hitPoints: 5 })],
    turn: { lost: { [GUARD]: 'dead', [G2]: 'dead', [G3]: 0 }, experience: 2, card: 'lost' },
  },
]);

expectations('cards and figures', [
  {
    half: 'spellweaver #63 top',
    shows: 'all lost cards come back to the hand',
    where: [cardsIn(WARDEN, 'lost', ['warden-7', 'warden-8'])],
    turn: {
      strong: ['dark'],
      hands: {
        [WARDEN]: wardens(1, 2, 3, 4, 5, 6, 7, 8),
      },
    },
  },
  {
    half: 'tinkerer #37 bottom',
    shows: 'an ally takes up all of its discards',
    where: [ally(4, 4), cardsIn(KINDLER, 'discard', ['kindler-5', 'kindler-6'])],
    turn: { experience: 2, card: 'lost', hands: { [KINDLER]: kindlers(2, 3, 5, 6, 7, 8, 9) } },
  },
  {
    half: 'mindthief #150 top',
    shows: 'R-SUM-1 a summon comes, and the card stays',
    turn: { summons: [6], experience: 2, card: 'active' },
  },
  {
    half: 'mindthief #152 bottom',
    shows: 'R-MOVE an enemy is led one hex',
    likes: { prefer: [to(6, 3, GUARD)] },
    turn: { at: { [GUARD]: '6,3' } },
  },
  {
    half: 'mindthief #157 top',
    shows: 'an ally attacks',
    where: [ally(4, 4), guardTo(5, 4)],
    turn: { lost: { [GUARD]: 6 }, experience: 2, card: 'lost' },
  },
  {
    half: 'mindthief #157 bottom',
    shows: 'an ally moves',
    where: [ally(4, 5)],
    likes: { prefer: [to(0, 5, KINDLER)] },
    turn: { at: { [KINDLER]: '0,5', [WARDEN]: '4,3' } },
  },
  {
    half: 'mindthief #159 bottom',
    shows: 'dark curses an enemy where the move ends',
    where: [guardTo(7, 3), strong('dark')],
    likes: { prefer: [to(6, 3)] },
    turn: { curses: { monsters: 1 } },
  },
  {
    half: 'tinkerer #55 top',
    shows: 'a summon with its hit points',
    turn: { summons: [6], experience: 2, card: 'active' },
  },
  {
    half: 'spellweaver #82 top',
    shows: 'two lost cards come back to the hand',
    where: [cardsIn(WARDEN, 'lost', ['warden-7', 'warden-8'])],
    turn: { hands: { [WARDEN]: wardens(1, 2, 3, 4, 5, 6, 7, 8) } },
  },
  {
    half: 'tinkerer #43 bottom',
    shows: 'ice lets an ally take up a second card',
    where: [ally(4, 4), cardsIn(KINDLER, 'discard', ['kindler-5', 'kindler-6']), strong('ice')],
    turn: { hands: { [KINDLER]: kindlers(2, 3, 5, 6, 7, 8, 9) }, inert: NONE_LEFT },
  },
  {
    half: 'scoundrel #114 bottom',
    shows: 'an enemy spends its turn on the other side',
    where: [guardAt(2, 6, 3)],
    guard: strikes(3),
    turn: { experience: 2 },
    round: { lost: { [GUARD]: 0, [G2]: 3, [WARDEN]: 0 }, card: 'lost' },
  },
]);
