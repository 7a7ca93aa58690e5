/**
 * What the sentences on monsters' cards and stat cards mean, by the keys of their labels: the sentences
 * themselves belong to others.
 */

import type { Json } from './monster-data.js';

/** What something below an ability says of it. */
export interface Part {
  /** Fields of the ability. */
  readonly fields?: Json;
  /** What belongs to its effects. */
  readonly effects?: readonly Json[];
  /** What is performed after it, whether or not it was. */
  readonly after?: readonly Json[];
}

/** Figures of some relations; all of them if nothing else is said. */
export const figures = (who: readonly string[], more: Json = {}): Json => ({
  type: 'select',
  who,
  count: 'all',
  ...more,
});

/** A place within a range of somebody. */
export const within = (range: number | string, of?: string): Json => ({
  type: 'within',
  range,
  ...(of === undefined ? {} : { of }),
});

/** Something that the language has no words for. */
export const unsaid = (what: string): Json => ({
  type: 'special',
  handler: what.replaceAll(/[^A-Za-z0-9]+/g, '-').replaceAll(/^-|-$/g, ''),
});

const adjacentSuffer = (amount: number, who: readonly string[]): Json => ({
  type: 'suffer',
  amount,
  to: figures(who, { place: within(1) }),
});

const trap = (damage: number): Json => ({
  type: 'create',
  overlay: { type: 'trap', damage },
  place: { type: 'hexes', place: within(1), nearestTo: figures(['enemy']) },
});

const twoMoreBesideItsAllies: Part = {
  effects: [
    {
      type: 'eachTarget',
      effects: [
        {
          type: 'if',
          clauses: [
            {
              type: 'figures',
              of: { type: 'select', who: ['ally'], place: within(1, 'target') },
            },
          ],
          then: [{ type: 'add', amount: 2 }],
        },
      ],
    },
  ],
};

const healForEachDamaged: Part = {
  fields: { as: 'strike' },
  after: [
    {
      type: 'repeat',
      times: { type: 'bound', name: 'strike', list: 'damaged' },
      then: [{ type: 'heal', amount: 2 }],
    },
  ],
};

const thisRound = (on: string, effects: readonly Json[], more: Json = {}): Json => ({
  type: 'bonus',
  on,
  lasts: 'round',
  ...more,
  effects,
});

const scouts = figures(['ally'], { if: [{ type: 'named', names: ['vermling-scout'] }] });

const hurtUntilHealed = thisRound('roundEnds', [{ type: 'suffer', amount: 1 }], {
  if: [
    {
      type: 'compare',
      left: { type: 'hitPoints', which: 'missing' },
      sign: '>',
      right: 0,
    },
  ],
});

/** The sentences of cards and specials. */
export const PROSE: Readonly<Record<string, Part>> = {
  'custom.gh.ancient-artillery.1': { after: [adjacentSuffer(2, ['enemy'])] },
  'custom.gh.archer.1': { after: [trap(3)] },
  'custom.gh.captain-of-the-guard.1': {
    after: [thisRound('attack', [{ type: 'add', amount: 1 }], { bearers: figures(['ally']) })],
  },
  'custom.gh.city-guard-saw-solo.1': { after: [hurtUntilHealed] },
  'custom.gh.deep-terror.1': { fields: { place: { type: 'hexes', place: within(1, 'target') } } },
  'custom.gh.flame-demon.1': { after: [adjacentSuffer(2, ['enemy'])] },
  'custom.gh.flame-demon.2': { after: [trap(4)] },
  'custom.gh.giant-viper.1': twoMoreBesideItsAllies,
  'custom.gh.giant-viper.2': { after: [thisRound('attacked', [{ type: 'disadvantage' }])] },
  'custom.gh.harrower-infester.1': healForEachDamaged,
  'custom.gh.hound.1': twoMoreBesideItsAllies,
  'custom.gh.merciless-overseer.1': { after: [{ type: 'takeTurn', to: scouts }] },
  'custom.gh.night-demon.1': { after: [adjacentSuffer(1, ['enemy', 'ally'])] },
  'custom.gh.ooze.1': { fields: { hitPoints: { type: 'hitPoints', which: 'current' } } },
  'custom.gh.savvas-lavaflow.1': {
    effects: [
      {
        type: 'eachTarget',
        effects: [
          {
            type: 'suffer',
            amount: 2,
            to: figures(['ally', 'enemy'], { place: within(1, 'target') }),
          },
        ],
      },
    ],
  },
  'custom.gh.savvas-lavaflow.2': {
    after: [{ type: 'suffer', amount: 2, to: figures(['enemy']) }],
  },
};

/** The rules that always hold, from stat cards. */
export const STANDING: Readonly<Record<string, Json>> = {
  'game.custom.advantage': { type: 'bonus', on: 'attack', effects: [{ type: 'advantage' }] },
  'game.custom.disadvantage': {
    type: 'bonus',
    on: 'attacked',
    effects: [{ type: 'disadvantage' }],
  },
  'custom.gh.ghost-wolf.1': {
    type: 'bonus',
    on: 'roundStarts',
    effects: [{ type: 'condition', conditions: ['invisible'] }],
  },
};

/** What the letters of stats stand for, from the notes of stat cards. */
export const NOTES: Readonly<Record<string, Readonly<Record<string, Json>>>> = {
  'custom.gh.dark-rider.1': { X: { type: 'hexesMoved', during: 'turn' } },
  'custom.gh.merciless-overseer.2': { V: { type: 'figures', of: scouts } },
};
