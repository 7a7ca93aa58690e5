import type { ClassPerk } from '../../../content/index.js';

/** The perks of the Marsh Stalker. */
export const perks: readonly ClassPerk[] = [
  { boxes: 2, perk: { remove: [{ value: -1, count: 2 }] } },
  { boxes: 1, perk: { remove: [{ value: -2 }, { value: 0 }] } },
  { boxes: 1, perk: { remove: [{ value: 0, count: 4 }] } },
  { boxes: 1, perk: { remove: [{ value: -1 }], add: [{ value: 1 }] } },
  { boxes: 2, perk: { add: [{ value: 0, rolling: true, effects: [{ type: 'curse' }] }] } },
  {
    boxes: 1,
    perk: {
      remove: [{ value: 0, rolling: true, effects: [{ type: 'curse' }] }],
      add: [{ value: 1, rolling: true, effects: [{ type: 'curse' }] }],
    },
  },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'pull', distance: 2 }], count: 2 }],
    },
  },
  {
    boxes: 2,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'condition', condition: 'poison' }] }],
    },
  },
  {
    boxes: 1,
    perk: { add: [{ value: 1, effects: [{ type: 'conditionSelf', condition: 'invisible' }] }] },
  },
  { boxes: 1, perk: { add: [{ value: 0, effects: [{ type: 'refreshItem' }], count: 2 }] } },
  {
    boxes: 1,
    perk: {
      add: [{ value: 0, rolling: true, effects: [{ type: 'infuse', element: 'any' }] }],
      ignoreNegativeItemEffects: true,
    },
  },
  {
    boxes: 1,
    perk: {
      remove: [{ value: 0, rolling: true, effects: [{ type: 'condition', condition: 'poison' }] }],
      add: [{ value: 1, rolling: true, effects: [{ type: 'condition', condition: 'poison' }] }],
      ignoreNegativeScenarioEffects: true,
    },
  },
];
