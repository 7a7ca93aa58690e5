import type { ClassPerk } from '../../../content/index.js';

/** The perks of the Stone Warden. */
export const perks: readonly ClassPerk[] = [
  { boxes: 1, perk: { remove: [{ value: -1, count: 2 }] } },
  { boxes: 1, perk: { remove: [{ value: -2 }], add: [{ value: 0 }] } },
  { boxes: 2, perk: { remove: [{ value: -1 }], add: [{ value: 1 }] } },
  { boxes: 1, perk: { remove: [{ value: 0, count: 3 }] } },
  {
    boxes: 2,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'push', distance: 1 }], count: 2 }],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'pierce', amount: 3 }], count: 2 }],
    },
  },
  {
    boxes: 2,
    perk: { add: [{ value: 1, effects: [{ type: 'shield', amount: 1 }] }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 2, effects: [{ type: 'infuse', element: 'earth' }] }] },
  },
  {
    boxes: 1,
    perk: {
      remove: [{ value: 0 }],
      add: [{ value: 1, effects: [{ type: 'condition', condition: 'immobilize' }] }],
    },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 1, rolling: true, count: 2 }], ignoreNegativeItemEffects: true },
  },
  {
    boxes: 2,
    together: true,
    perk: { add: [{ value: 3 }], ignoreNegativeScenarioEffects: true },
  },
];
