import { afflicted, GUARD, KINDLER, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import { ally, cardsIn, G2, G3, guard, guardAt, guardTo, strikes, strong, to } from './places.js';

const cards =
  (id: string) =>
  (...numbers: readonly number[]): readonly string[] =>
    numbers.map((number) => `${id}-${String(number)}`);
const wardens = cards(WARDEN);
const kindlers = cards(KINDLER);

const NONE_LEFT = ['air', 'dark', 'earth', 'fire', 'ice', 'light'];

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
    turn: { experience: 2, card: 'lost', hands: { [KINDLER]: kindlers(3, 4, 5, 6, 7, 8, 9) } },
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
    turn: { hands: { [KINDLER]: kindlers(3, 4, 5, 6, 7, 8, 9) }, inert: NONE_LEFT },
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
