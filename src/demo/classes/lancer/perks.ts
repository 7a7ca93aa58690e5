import type { ClassPerk } from '../../../content/index.js';

/** The perks of the Stilt Lancer. */
export const perks: readonly ClassPerk[] = [
  { boxes: 2, perk: { remove: [{ value: -1 }], add: [{ value: 1 }] } },
  { boxes: 1, perk: { remove: [{ value: -2 }] } },
  { boxes: 1, perk: { remove: [{ value: 0, count: 4 }] } },
  { boxes: 1, perk: { remove: [{ value: -1, count: 2 }] } },
  {
    boxes: 2,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'pierce', amount: 3 }], count: 2 }],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'pull', distance: 1 }], count: 2 }],
    },
  },
  {
    boxes: 2,
    perk: {
      remove: [{ value: 0 }],
      add: [{ value: 1, effects: [{ type: 'condition', condition: 'immobilize' }] }],
    },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 1, effects: [{ type: 'infuse', element: 'air' }], count: 2 }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 1, effects: [{ type: 'infuse', element: 'ice' }], count: 2 }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 0, rolling: true, effects: [{ type: 'addTarget', count: 1 }] }] },
  },
  { boxes: 2, together: true, perk: { add: [{ value: 3 }], ignoreNegativeItemEffects: true } },
];
