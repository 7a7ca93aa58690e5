import type { ClassPerk } from '../../../content/index.js';

/** The perks of the Lamp Kindler. */
export const perks: readonly ClassPerk[] = [
  { boxes: 2, perk: { remove: [{ value: -1, count: 2 }] } },
  { boxes: 1, perk: { remove: [{ value: 0, count: 4 }] } },
  { boxes: 1, perk: { remove: [{ value: -2 }], add: [{ value: -1 }] } },
  { boxes: 2, perk: { remove: [{ value: 0 }], add: [{ value: 2 }] } },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'infuse', element: 'fire' }], count: 2 }],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'infuse', element: 'light' }], count: 2 }],
    },
  },
  {
    boxes: 2,
    perk: {
      add: [
        {
          value: 0,
          rolling: true,
          effects: [{ type: 'condition', condition: 'wound' }],
        },
      ],
    },
  },
  {
    boxes: 2,
    perk: { add: [{ value: 1, effects: [{ type: 'heal', amount: 2 }] }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 0, effects: [{ type: 'bless' }], count: 2 }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 0, rolling: true, effects: [{ type: 'addTarget', count: 1 }] }] },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 1 }], ignoreNegativeScenarioEffects: true },
  },
];
