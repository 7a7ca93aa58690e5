import type { Scenario, ScenarioRoom } from '../../src/content/index.js';

/** The one room of {@link minimal}: six hexes in a row. */
export const hall: ScenarioRoom = {
  id: 'hall',
  hexes: [0, 1, 2, 3, 4, 5].map((q) => ({ q, r: 0 })),
};

/** The smallest scenario that Hollowmere can have: a hall, four starting hexes, nothing to look out for. */
export const minimal: Scenario = {
  id: 'minimal',
  name: 'Minimal',
  map: { rooms: [hall], start: [0, 1, 2, 3].map((q) => ({ q, r: 0 })) },
  monsters: ['ember-toad'],
  goal: { type: 'killAll' },
};
