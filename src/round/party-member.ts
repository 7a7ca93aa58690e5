/** A character of a set-up. */

import { invalidValue, isRecord, type Path } from '../core/index.js';
import { statsNeedsOf } from './card-needs.js';
import { classOf, type Env } from './env.js';
import { readItems } from './equipment.js';
import { readBlessings, readEvents, type EventEffect } from './event-effect.js';
import { isWithin, noteStrangers, notInPack, type Faults } from './field.js';
import { lacksCards, readHand } from './hand.js';
import type { Opening } from './opening.js';
import { readPerks } from './ticked-perks.js';

/** A character that comes to a scenario. */
export interface SetUpCharacter {
  /** The id of its class. */
  readonly class: string;
  /** Its level, 1 to 9. Default 1. */
  readonly level?: number;
  /**
   * The ids of the cards that it takes, as many as the hand of the class: of level 1 and X, and those that
   * level-ups can have given (R-CARD-15). Default the first that are played.
   */
  readonly hand?: readonly string[];
  /** The ids of the items that it has equipped (R-ITEM-1). Default none. */
  readonly items?: readonly string[];
  /**
   * Its perks: for each ticked box the line of the class's perks, from 0 (R-CAMP-9). How many it has
   * earned is for the campaign to say. Default none.
   */
  readonly perks?: readonly number[];
  /** How many blesses a donation gives it: two, or fewer where the supply is short (R-CAMP-14). Default 0. */
  readonly blessings?: number;
  /** What events bring it for this scenario, in order (R-EVENT-5). Default nothing. */
  readonly events?: readonly EventEffect[];
}

/** A character that was read. */
export interface PartyMember {
  readonly id: string;
  readonly seat: string;
  readonly level: number;
  readonly hand: readonly string[];
  readonly items: readonly string[];
  readonly perks: readonly number[];
  readonly openings: readonly Opening[];
}

const FIELDS = ['class', 'level', 'hand', 'items', 'perks', 'blessings', 'events'];

const HIGHEST_LEVEL = 9;

/** Reads a character; none comes of one whose class or level is not known. */
export const readCharacter =
  (env: Env, seat: string, faults: Faults) =>
  (value: unknown, path: Path): readonly PartyMember[] => {
    if (!isRecord(value)) {
      faults.push(invalidValue(path, 'setUpCharacter', value));
      return [];
    }
    noteStrangers(value, FIELDS, path, faults);
    const {
      class: id,
      level = 1,
      hand,
      items = [],
      perks = [],
      blessings = 0,
      events = [],
    } = value;
    const one = typeof id === 'string' ? classOf(env, id) : null;
    if (one === null) {
      faults.push(notInPack([...path, 'class'], 'class', id));
      return [];
    }
    if (!isWithin(level, 1, HIGHEST_LEVEL)) {
      faults.push(invalidValue([...path, 'level'], 'characterLevel', level));
      return [];
    }
    if (hand === undefined && lacksCards(one, level)) {
      faults.push({ type: 'notSupported', path: [...path, 'class'], ruling: null, word: one.id });
      return [];
    }
    if (one.companion !== undefined)
      faults.push(...statsNeedsOf(one.companion, [...path, 'class']));
    const member: PartyMember = {
      id: one.id,
      seat,
      level,
      hand: readHand(one, level, hand, [...path, 'hand'], faults),
      items: readItems(env, one, level, items, [...path, 'items'], faults),
      perks: readPerks(one, perks, [...path, 'perks'], faults),
      openings: [
        ...readEvents(events, [...path, 'events'], faults),
        ...readBlessings(blessings, [...path, 'blessings'], faults),
      ],
    };
    return [member];
  };
