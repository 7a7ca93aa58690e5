import type { ContentKind } from './pack-error.js';

/** Kinds of which a field takes only some, or more besides: see {@link IdKind}. */
export const SCOPED_KINDS = [
  'achievement:party',
  'achievement:global',
  'marker:overlay',
  'objective:type',
  'rule:own',
  'spawnable:killed',
] as const;

/**
 * What a field takes ids of: a kind, or a scope of it. Those of achievements are whose they are; of a marker
 * the names of what lies on the map, and letters; of an objective the ids in the list of the scenario; of a
 * rule those of rules alone; of what is killed families, too, and the names of monsters on the map.
 */
export type IdKind = ContentKind | (typeof SCOPED_KINDS)[number];
