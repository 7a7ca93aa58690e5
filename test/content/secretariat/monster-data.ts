/** How Gloomhaven Secretariat writes monsters and their decks, and how the files are read: tests only. */

import { filesOf, hasSecretariat, readSecretariat } from './folder.js';

/** A JSON object in the making; only codecs say what it is. */
export type Json = Readonly<Record<string, unknown>>;

/** Monsters that come into play. */
export interface RawSpawn {
  readonly monster?: Readonly<Record<string, string>>;
  readonly count?: number;
}

/** An action with what stands below it. */
export interface RawAction {
  readonly type: string;
  readonly value?: string | number | null;
  readonly valueType?: string;
  readonly subActions?: readonly RawAction[];
  readonly valueObject?: readonly RawSpawn[];
}

/** A card of a deck. */
export interface RawCard {
  readonly cardId?: number;
  readonly initiative: number;
  readonly shuffle?: boolean;
  readonly actions: readonly RawAction[];
}

/** A deck. */
export interface RawDeck {
  readonly name: string;
  readonly abilities: readonly RawCard[];
}

/** Stats of one level, or those that all levels have in common. */
export interface RawStat {
  readonly type?: string;
  readonly level?: number;
  readonly health?: string | number;
  readonly movement?: string | number;
  readonly attack?: string | number;
  readonly range?: string | number;
  readonly actions?: readonly RawAction[];
  readonly immunities?: readonly string[];
  readonly special?: readonly (readonly RawAction[])[];
  readonly note?: string;
}

/** A type of monster. */
export interface RawMonster {
  readonly name: string;
  readonly deck?: string;
  readonly count: number;
  readonly boss?: boolean;
  readonly flying?: boolean;
  readonly standeeShare?: string;
  readonly baseStat?: RawStat;
  readonly stats: readonly RawStat[];
}

const readFolder = (folder: string): readonly unknown[] =>
  hasSecretariat ? filesOf(folder).map((file) => readSecretariat(`${folder}/${file}`)) : [];

/** All decks, in the order of their files. */
export const readDecks = (): readonly RawDeck[] => readFolder('monster/deck') as readonly RawDeck[];

/** All types of monsters, in the order of their files. */
export const readMonsters = (): readonly RawMonster[] =>
  readFolder('monster') as readonly RawMonster[];
