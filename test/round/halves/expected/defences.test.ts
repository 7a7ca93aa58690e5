import { GUARD, KINDLER, WARDEN } from '../../table.js';
import { expectations } from '../expect-half.js';
import { ally, G2, guardAt, guardTo, strikes, strong, to } from './places.js';

const TWO = [guardAt(2, 3, 3)];

expectations('shield and retaliate', [
  {
    half: 'brute #8 bottom',
    shows: 'R-CARD-12 a shield for the round',
    guard: strikes(3),
    turn: { lost: { [WARDEN]: 0 }, card: 'active' },
    round: { lost: { [WARDEN]: 2 }, card: 'discard' },
  },
  {
    half: 'brute #13 top',
    shows: 'retaliate and shield at once, for every attack',
    where: TWO,
    guard: strikes(3),
    turn: { experience: 2, card: 'active' },
    round: { lost: { [WARDEN]: 2, [GUARD]: 2, [G2]: 2 }, card: 'lost' },
  },
  {
    half: 'brute #17 bottom',
    shows: 'a move, and a shield where it ends',
    where: [guardTo(7, 3)],
    guard: strikes(3),
    likes: { prefer: [to(6, 3)] },
    round: { lost: { [WARDEN]: 2 }, card: 'discard' },
  },
  {
    half: 'brute #23 top',
    shows: 'an attack, and a shield afterwards',
    guard: strikes(3),
    turn: { lost: { [GUARD]: 4 } },
    round: { lost: { [WARDEN]: 2 } },
  },
  {
    half: 'brute #2 top',
    shows: 'experience for each retaliation',
    where: TWO,
    guard: strikes(1),
    turn: { experience: 0 },
    round: { experience: 2, lost: { [GUARD]: 2, [G2]: 2, [WARDEN]: 2 }, card: 'discard' },
  },
  {
    half: 'brute #24 bottom',
    shows: 'both for as long as the card lies there',
    guard: strikes(3),
    turn: { experience: 2, card: 'active' },
    round: { lost: { [WARDEN]: 2, [GUARD]: 1 }, card: 'active' },
  },
  {
    half: 'cragheart #135 bottom',
    shows: 'retaliate reaches three hexes',
    where: [guardTo(7, 3)],
    guard: [{ type: 'attack', amount: 3, range: 3 }],
    round: { lost: { [WARDEN]: 3, [GUARD]: 3 }, experience: 2, card: 'lost' },
  },
  {
    half: 'cragheart #123 bottom',
    shows: 'allies suffer for their shield',
    where: [guardTo(5, 4), ally(5, 5)],
    guard: strikes(3),
    turn: { lost: { [KINDLER]: 1, [WARDEN]: 0 }, experience: 2 },
    round: { lost: { [KINDLER]: 2 }, card: 'lost' },
  },
  {
    half: 'cragheart #116 bottom',
    shows: 'retaliate by charges, with experience on every second',
    where: TWO,
    guard: strikes(1),
    turn: { card: 'active', experience: 0 },
    round: { lost: { [GUARD]: 2, [G2]: 2 }, experience: 1, card: 'active' },
  },
  {
    half: 'spellweaver #87 bottom',
    shows: 'retaliate for itself and all allies, three hexes far',
    where: [guardTo(5, 4), ally(5, 6)],
    guard: [{ type: 'attack', amount: 1, range: 3 }],
    round: { lost: { [GUARD]: 2 }, card: 'discard' },
  },
  {
    half: 'tinkerer #32 bottom',
    shows: 'a shield for an ally beside it too',
    where: [guardTo(4, 5), ally(4, 4)],
    guard: strikes(3),
    round: { lost: { [KINDLER]: 2, [WARDEN]: 0 } },
  },
  {
    half: 'spellweaver #70 bottom',
    shows: 'ice gives a shield after the move',
    where: [guardTo(7, 3), strong('ice')],
    guard: strikes(3),
    likes: { prefer: [to(6, 3)] },
    round: { lost: { [WARDEN]: 1 }, card: 'discard' },
  },
  {
    half: 'spellweaver #79 bottom',
    shows: 'retaliate by charges, the first with experience',
    guard: strikes(1),
    round: { lost: { [GUARD]: 3, [WARDEN]: 1 }, experience: 1, card: 'active' },
  },
  {
    half: 'spellweaver #85 bottom',
    shows: 'damage is prevented and answered, three hexes far',
    where: [guardTo(7, 3)],
    guard: [{ type: 'attack', amount: 3, range: 3 }],
    round: { lost: { [WARDEN]: 0, [GUARD]: 3 }, experience: 1, card: 'active' },
  },
]);
