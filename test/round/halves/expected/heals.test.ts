import { afflicted, at, GUARD, KINDLER, overlay, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import { ally, choosing, G2, G3, guardAt, guardTo, hurt, strikes, strong, to } from './places.js';

expectations('heals and conditions', [
  {
    half: 'brute #2 bottom',
    shows: 'a heal of itself, and earth',
    where: [hurt(WARDEN, 20)],
    likes: { prefer: [choosing(WARDEN)] },
    turn: { lost: { [WARDEN]: -2 }, strong: ['earth'] },
  },
  {
    half: 'brute #28 bottom',
    shows: 'no more than what is missing is healed',
    where: [hurt(WARDEN, 27)],
    turn: { lost: { [WARDEN]: -3 } },
  },
  {
    half: 'scoundrel #113 top',
    shows: 'a great heal costs the card, and a wound ends by it',
    where: [hurt(WARDEN, 10)],
    turn: { lost: { [WARDEN]: -8 }, experience: 2, card: 'lost' },
  },
  {
    half: 'cragheart #129 top',
    shows: 'two are healed',
    where: [hurt(WARDEN, 20), ally(4, 5, { hitPoints: 20 })],
    turn: { lost: { [WARDEN]: -2, [KINDLER]: -2 } },
  },
  {
    half: 'cragheart #119 top',
    shows: 'an ally two hexes away is cured of its wound',
    where: [ally(4, 5, { hitPoints: 20 }), afflicted(KINDLER, 'wound')],
    likes: { prefer: [choosing(KINDLER)] },
    turn: { lost: { [KINDLER]: -4 }, conditions: { [KINDLER]: [] }, strong: ['earth'] },
  },
  {
    half: 'cragheart #131 bottom',
    shows: 'allies are healed and enemies hit where the move ends',
    where: [guardTo(6, 3), ally(5, 4, { hitPoints: 20 })],
    likes: { prefer: [to(5, 3)] },
    turn: { lost: { [GUARD]: 1, [KINDLER]: -1, [WARDEN]: 0 } },
  },
  {
    half: 'tinkerer #38 bottom',
    shows: 'allies beside it are healed, not itself',
    where: [hurt(WARDEN, 20), ally(3, 5, { hitPoints: 20 })],
    likes: { prefer: [to(3, 4)] },
    turn: { lost: { [KINDLER]: -1, [WARDEN]: 0 } },
  },
  {
    half: 'tinkerer #56 top',
    shows: 'two heals with a move before each',
    where: [hurt(WARDEN, 20)],
    likes: { prefer: [choosing(WARDEN), to(3, 3), to(2, 3)] },
    turn: { lost: { [WARDEN]: -4 } },
  },
  {
    half: 'tinkerer #46 top',
    shows: 'two enemies in range are stunned',
    where: [guardTo(6, 3), guardAt(2, 4, 1), guardAt(3, 9, 0)],
    turn: {
      conditions: { [GUARD]: ['stun'], [G2]: ['stun'], [G3]: [] },
      experience: 2,
      card: 'lost',
    },
  },
  {
    half: 'tinkerer #46 bottom',
    shows: 'all adjacent enemies are muddled before the move',
    where: [guardAt(2, 6, 3)],
    likes: { prefer: [to(3, 3)] },
    turn: { conditions: { [GUARD]: ['muddle'], [G2]: [] }, at: { [WARDEN]: '3,3' } },
  },
  {
    half: 'scoundrel #102 bottom',
    shows: 'invisible until the end of the next turn, so that nobody attacks',
    guard: strikes(3),
    turn: { conditions: { [WARDEN]: ['invisible'] } },
    round: { lost: { [WARDEN]: 0 }, conditions: { [WARDEN]: ['invisible'] } },
  },
  {
    half: 'mindthief #161 bottom',
    shows: 'an attack, then strength for the next ones',
    turn: { lost: { [GUARD]: 1 }, conditions: { [WARDEN]: ['strengthen'] } },
  },
  {
    half: 'mindthief #170 top',
    shows: 'a heal and a shield for a stun',
    where: [hurt(WARDEN, 20)],
    guard: strikes(3),
    turn: { lost: { [WARDEN]: -5 }, conditions: { [WARDEN]: ['stun'] }, card: 'active' },
    round: { lost: { [WARDEN]: -3 }, card: 'discard' },
  },
  {
    half: 'mindthief #174 bottom',
    shows: 'a move, loot, and invisible; dark comes',
    where: [overlay('coin', 2, 3), overlay('coin', 1, 3), at(GUARD, 9, 0)],
    likes: { prefer: [to(2, 3)] },
    turn: { money: 2, conditions: { [WARDEN]: ['invisible'] }, strong: ['dark'], overlays: [] },
  },
  {
    half: 'cragheart #119 bottom',
    shows: 'everybody beside the mover suffers',
    where: [ally(4, 5)],
    likes: { prefer: [to(4, 4)] },
    turn: { lost: { [GUARD]: 1, [KINDLER]: 1, [WARDEN]: 0 }, strong: ['earth'] },
  },
  {
    half: 'spellweaver #76 bottom',
    shows: "half of the target's hit points are healed",
    where: [ally(4, 4, { hitPoints: 10 })],
    turn: { lost: { [KINDLER]: -15 }, experience: 1, card: 'lost' },
  },
  {
    half: 'spellweaver #76 bottom',
    shows: 'light heals all of them',
    where: [ally(4, 4, { hitPoints: 2 }), strong('light')],
    turn: { lost: { [KINDLER]: -28 } },
  },
]);
