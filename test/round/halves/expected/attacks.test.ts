import { afflicted, GUARD, KINDLER, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import { ally, attacking, G2, G3, G4, guardAt, guardTo, shoved, to } from './places.js';

const ROUND = [guardAt(2, 5, 2), guardAt(3, 4, 4)];

expectations('attacks', [
  {
    half: 'brute #1 top',
    shows: 'R-ATK-6 pierce takes off shield',
    guardStats: { shield: 3 },
    turn: { lost: { [GUARD]: 2 }, card: 'discard', experience: 0 },
  },
  {
    half: 'brute #3 top',
    shows: 'an area of three hexes beside the attacker',
    where: ROUND,
    turn: { lost: { [GUARD]: 2, [G2]: 2, [G3]: 2 } },
  },
  {
    half: 'brute #4 top',
    shows: 'a condition with an attack',
    turn: { lost: { [GUARD]: 2 }, conditions: { [GUARD]: ['disarm'] } },
  },
  {
    half: 'brute #5 top',
    shows: 'experience, and the card is lost',
    turn: { lost: { [GUARD]: 6 }, experience: 2, card: 'lost' },
  },
  {
    half: 'brute #7 top',
    shows: 'a push of two hexes',
    likes: { prefer: [shoved(GUARD, 6, 3), shoved(GUARD, 7, 3)] },
    turn: { lost: { [GUARD]: 3 }, at: { [GUARD]: '7,3', [WARDEN]: '4,3' } },
  },
  {
    half: 'brute #8 top',
    shows: 'a stun, and the card is lost',
    turn: { lost: { [GUARD]: 4 }, conditions: { [GUARD]: ['stun'] }, experience: 2, card: 'lost' },
  },
  {
    half: 'brute #9 top',
    shows: 'an area of two hexes, not of the third',
    where: [guardAt(2, 5, 2), guardAt(3, 3, 3)],
    turn: { lost: { [GUARD]: 3, [G2]: 3, [G3]: 0 }, experience: 1 },
  },
  {
    half: 'brute #10 top',
    shows: 'a target three hexes away',
    where: [guardTo(7, 3)],
    turn: { lost: { [GUARD]: 3 }, experience: 1, at: { [WARDEN]: '4,3' } },
  },
  {
    half: 'brute #15 top',
    shows: 'a move, then an attack from there',
    where: [guardTo(7, 3)],
    likes: { prefer: [to(6, 3)] },
    turn: { lost: { [GUARD]: 2 }, at: { [WARDEN]: '6,3' } },
  },
  {
    half: 'brute #16 top',
    shows: 'a pull to the next hex',
    where: [guardTo(7, 3)],
    likes: { prefer: [shoved(GUARD, 6, 3), shoved(GUARD, 5, 3)] },
    turn: { lost: { [GUARD]: 3 }, at: { [GUARD]: '5,3' } },
  },
  {
    half: 'brute #17 top',
    shows: 'a condition for all in an area',
    where: ROUND,
    turn: {
      lost: { [GUARD]: 2, [G2]: 2, [G3]: 2 },
      conditions: { [GUARD]: ['muddle'], [G2]: ['muddle'], [G3]: ['muddle'] },
      experience: 1,
    },
  },
  {
    half: 'brute #19 top',
    shows: 'R-COND-9 poison adds one to a great attack',
    where: [afflicted(GUARD, 'poison')],
    turn: { lost: { [GUARD]: 9 }, experience: 3, card: 'lost' },
  },
  {
    half: 'brute #21 top',
    shows: 'an attack before a move and another one after it',
    likes: { prefer: [to(5, 2)] },
    turn: { lost: { [GUARD]: 4 }, at: { [WARDEN]: '5,2' } },
  },
  {
    half: 'brute #24 top',
    shows: 'two of three targets in range',
    where: [guardAt(2, 6, 3), guardAt(3, 4, 1)],
    likes: { prefer: [attacking(G2), attacking(G3)] },
    turn: {
      lost: { [GUARD]: 0, [G2]: 2, [G3]: 2 },
      conditions: { [GUARD]: [], [G2]: ['immobilize'], [G3]: ['immobilize'] },
      experience: 1,
    },
  },
  {
    half: 'brute #25 top',
    shows: 'two conditions',
    turn: { lost: { [GUARD]: 6 }, conditions: { [GUARD]: ['stun', 'wound'] }, experience: 3 },
  },
  {
    half: 'brute #20 top',
    shows: 'all adjacent enemies, with experience for each',
    where: ROUND,
    turn: { lost: { [GUARD]: 4, [G2]: 4, [G3]: 4 }, experience: 3, card: 'lost' },
  },
  {
    half: 'brute #28 top',
    shows: 'all adjacent enemies are pushed, with experience for each',
    where: [guardAt(2, 3, 3)],
    likes: { prefer: [shoved(GUARD, 6, 3), shoved(G2, 2, 3)] },
    turn: {
      lost: { [GUARD]: 6, [G2]: 6 },
      at: { [GUARD]: '6,3', [G2]: '2,3' },
      experience: 2,
      card: 'lost',
    },
  },
  {
    half: 'cragheart #120 top',
    shows: 'damage to everybody next to the target, friend and enemy, and not to the target',
    where: [guardTo(7, 3), guardAt(2, 8, 3), ally(6, 3), guardAt(3, 5, 3)],
    likes: { prefer: [attacking(GUARD)] },
    turn: { lost: { [GUARD]: 3, [G2]: 1, [KINDLER]: 1, [G3]: 0, [WARDEN]: 0 }, strong: ['earth'] },
  },
  {
    half: 'cragheart #144 top',
    shows: 'what the attack dealt is suffered next to its target',
    where: [guardTo(7, 3), guardAt(2, 8, 3), guardAt(3, 4, 4)],
    guardStats: { shield: 1 },
    likes: { prefer: [attacking(GUARD)] },
    turn: { lost: { [GUARD]: 3, [G2]: 3, [G3]: 0 } },
  },
  {
    half: 'mindthief #167 top',
    shows: 'R-COND-9 the poison of the first attack counts for the second',
    turn: { lost: { [GUARD]: 3 }, conditions: { [GUARD]: ['muddle', 'poison'] } },
  },
  {
    half: 'mindthief #146 top',
    shows: 'one more for each negative condition, beside what poison adds',
    where: [afflicted(GUARD, 'poison', 'muddle')],
    turn: { lost: { [GUARD]: 5 }, experience: 1 },
  },
  {
    half: 'mindthief #154 top',
    shows: 'two more, and experience, for each negative condition',
    where: [afflicted(GUARD, 'immobilize', 'muddle')],
    turn: { lost: { [GUARD]: 7 }, experience: 2, card: 'lost' },
  },
  {
    half: 'scoundrel #88 top',
    shows: 'two more and experience where an ally stands by the target',
    where: [ally(5, 4)],
    turn: { lost: { [GUARD]: 5, [KINDLER]: 0 }, experience: 1 },
  },
  {
    half: 'scoundrel #88 top',
    shows: 'no more than it says where no ally does',
    turn: { lost: { [GUARD]: 3 }, experience: 0 },
  },
  {
    half: 'scoundrel #91 top',
    shows: 'both bonuses for a target that stands alone with an ally of the attacker',
    where: [ally(5, 4)],
    turn: { lost: { [GUARD]: 7 }, experience: 2, card: 'lost' },
  },
  {
    half: 'scoundrel #91 top',
    shows: 'one bonus where the target has a friend',
    where: [ally(5, 4), guardAt(2, 6, 2)],
    likes: { prefer: [attacking(GUARD)] },
    turn: { lost: { [GUARD]: 5, [G2]: 0 }, experience: 1 },
  },
  {
    half: 'scoundrel #98 top',
    shows: "twice the target's shield is added, and the shield counts",
    guardStats: { shield: 2 },
    turn: { lost: { [GUARD]: 4 }, experience: 2, card: 'lost' },
  },
  {
    half: 'scoundrel #100 top',
    shows: 'a wound where an ally stands by the target',
    where: [ally(5, 4)],
    turn: { lost: { [GUARD]: 4 }, conditions: { [GUARD]: ['wound'] }, experience: 1 },
  },
  {
    half: 'scoundrel #112 top',
    shows: 'all of four targets in range',
    where: [guardAt(2, 6, 3), guardAt(3, 4, 1), guardAt(4, 2, 3)],
    turn: { lost: { [GUARD]: 2, [G2]: 2, [G3]: 2, [G4]: 2 }, experience: 1 },
  },
  {
    half: 'scoundrel #114 top',
    shows: 'all adjacent enemies and no other',
    where: [guardAt(2, 3, 3), guardAt(3, 6, 3)],
    turn: {
      lost: { [GUARD]: 4, [G2]: 4, [G3]: 0 },
      conditions: { [GUARD]: ['disarm'], [G2]: ['disarm'], [G3]: [] },
    },
  },
  {
    half: 'spellweaver #61 top',
    shows: 'experience for each of three targets',
    where: [guardAt(2, 6, 3), guardAt(3, 4, 1)],
    turn: { lost: { [GUARD]: 3, [G2]: 3, [G3]: 3 }, experience: 3, strong: ['fire'] },
  },
  {
    half: 'spellweaver #62 top',
    shows: 'everybody on the way to the target too',
    where: [guardTo(7, 3), guardAt(2, 5, 3), guardAt(3, 6, 3), guardAt(4, 4, 2)],
    likes: { prefer: [attacking(GUARD)] },
    turn: {
      lost: { [GUARD]: 3, [G2]: 3, [G3]: 3, [G4]: 0 },
      experience: 3,
      strong: ['earth'],
      card: 'lost',
    },
  },
  {
    half: 'tinkerer #58 top',
    shows: 'the attacker suffers for it',
    turn: { lost: { [GUARD]: 9, [WARDEN]: 2 }, experience: 2, card: 'lost' },
  },
  {
    half: 'brute #12 top',
    shows: 'as much as was moved in this turn',
    where: [guardTo(6, 3)],
    second: [{ type: 'move', amount: 2 }],
    with: 'before',
    likes: { prefer: [to(4, 4), to(5, 3)] },
    turn: { lost: { [GUARD]: 2 }, experience: 1, at: { [WARDEN]: '5,3' } },
  },
  {
    half: 'spellweaver #87 top',
    shows: 'all enemies of the room, and the allies in it suffer',
    where: [guardAt(2, 8, 2)],
    turn: { lost: { [GUARD]: 3, [G2]: 3, 'reed-archer#1': 3, [KINDLER]: 2, [WARDEN]: 0 } },
  },
]);
