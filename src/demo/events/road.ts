import type { GameEvent } from '../../content/index.js';
import { roadEventsOneToFour } from './road-1-4.js';
import { roadEventsFiveToEight } from './road-5-8.js';

/** The events of the toll roads, and of what is left of the causeways. */
export const roadEvents: readonly GameEvent[] = [...roadEventsOneToFour, ...roadEventsFiveToEight];
