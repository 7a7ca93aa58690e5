import type { ClassPerk } from '../../../content/index.js';

/** The perks of the Chapel Almoner. */
export const perks: readonly ClassPerk[] = [
  { boxes: 2, perk: { remove: [{ value: -1, count: 2 }] } },
  { boxes: 1, perk: { remove: [{ value: -2 }], add: [{ value: 0 }] } },
  {
    boxes: 2,
    perk: { remove: [{ value: 0 }], add: [{ value: 1, effects: [{ type: 'heal', amount: 1 }] }] },
  },
  { boxes: 1, perk: { remove: [{ value: 0, count: 2 }], add: [{ value: 1, count: 2 }] } },
  { boxes: 2, perk: { add: [{ value: 0, rolling: true, effects: [{ type: 'bless' }] }] } },
  {
    boxes: 1,
    perk: { add: [{ value: 0, rolling: true, effects: [{ type: 'curse' }], count: 2 }] },
  },
  { boxes: 2, perk: { add: [{ value: 1, effects: [{ type: 'shield', amount: 1 }] }] } },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'infuse', element: 'light' }], count: 2 }],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [
        {
          value: 0,
          rolling: true,
          effects: [{ type: 'condition', condition: 'muddle' }],
          count: 2,
        },
      ],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, effects: [{ type: 'refreshItem' }] }],
      ignoreNegativeItemEffects: true,
    },
  },
  { boxes: 1, perk: { add: [{ value: 2 }], ignoreNegativeScenarioEffects: true } },
];
