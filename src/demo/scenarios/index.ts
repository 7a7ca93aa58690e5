import type { Scenario } from '../../content/index.js';
import { darkLamps } from './dark-lamps.js';
import { drownedBell } from './drowned-bell.js';
import { tollRoad } from './toll-road.js';
import { training } from './training.js';

/** The scenarios of Hollowmere: one for practice, and three that follow one another. */
export const scenarios: readonly Scenario[] = [training, tollRoad, darkLamps, drownedBell];
