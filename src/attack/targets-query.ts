import { invalidValue, isRecord, readSwitch, type Path } from '../core/index.js';
import type { WrittenCard } from '../modifier-deck/index.js';
import { readItems } from '../modifier-deck/internal.js';
import type { ModifierCard, ModifierEffect, Retaliate } from '../vocabulary/index.js';
import { readAbility, readTarget, type Ability, type Target } from './ability.js';
import { readStanding, type Standing } from './attacker.js';
import type { Faults } from './error.js';
import type { AttackerFacts, AttackFacts, Bonus, TargetFacts } from './facts.js';
import { optional, optionalRecord, readPositive, type Keyed } from './field.js';
import { readBonuses, ROOT } from './read.js';
import { readDistance, readRetaliate, type Distance, type WrittenRetaliate } from './retaliate.js';
import { readUsedCards } from './used-cards.js';

/** One of several targets; what `targetsFrom` answers can be spread into it. */
export interface NamedTarget extends TargetFacts {
  /** Names it; unique among targets and candidates. */
  readonly id: string;
  /** Its sources of retaliate. Default none. */
  readonly retaliate?: readonly WrittenRetaliate[] | null;
  /** Its range distance from the attacker, in hexes. Default 1. */
  readonly range?: number | null;
}

/** One attack of the ability that was made. */
export interface MadeAttack {
  /** Who was attacked. */
  readonly on: string;
  /**
   * The used modifier cards: every attack has its own draw (R-ATK-12). On a table `continueAttack` tells
   * which of those that were turned over these are.
   */
  readonly cards: readonly WrittenCard[];
  /** Bonuses of this one attack, such as "+1 to your next attack" (R-ATK-12). Default none. */
  readonly bonuses?: readonly Bonus[] | null;
  /** Whether the target lost cards so that it suffers no damage (R-DMG-2). Default `false`. */
  readonly negated?: boolean | null;
  /**
   * Range distance after forced movement, for retaliate (R-ATK-27): `none`, or `null` as `range` answers,
   * where no way leads any more. Left out, that of the target.
   */
  readonly distance?: Distance | null;
  /** Whether the attacker lost cards so that it suffers no retaliate (R-DMG-2). Default `false`. */
  readonly retaliateNegated?: boolean | null;
}

/** Who attacks several targets. */
export interface ManyAttacker extends AttackerFacts {
  /** Hit points left before the first attack, at least 1. Default, and `null`: not known, and it is taken to live. */
  readonly hitPoints?: number | null;
  /** Hit points at full health, which heals of its cards do not exceed. Default, and `null`: not known. */
  readonly maxHitPoints?: number | null;
}

/** One attack ability with all its targets, and the attacks that were made so far. */
export interface TargetsQuery extends Omit<AttackFacts, 'target' | 'attacker'> {
  /** Who attacks. Default somebody without conditions, of unknown hit points. */
  readonly attacker?: ManyAttacker | null;
  /** The targets that were chosen, an area's targets among them. */
  readonly targets: readonly NamedTarget[];
  /** Further enemies in range and sight, for Add Target. Default none. */
  readonly candidates?: readonly NamedTarget[] | null;
  /** Whether the ability targets all in range, so that Add Target adds nobody (R-ATK-23). Default `false`. */
  readonly all?: boolean | null;
  /** The attacks that were made so far, in the order that the attacker chose. Default none. */
  readonly attacks?: readonly MadeAttack[] | null;
}

/** A target or candidate that was read. */
export interface Foe extends Target {
  readonly id: string;
  readonly retaliate: readonly Retaliate[];
  readonly range: number;
  readonly isCandidate: boolean;
}

/** An attack that was read. */
export interface Made {
  readonly on: string;
  readonly cards: readonly ModifierCard[];
  readonly bonuses: readonly Bonus[];
  readonly negated: boolean;
  readonly distance: Distance | null;
  readonly retaliateNegated: boolean;
}

/** An ability with its attacks that was read. */
export interface Question {
  readonly ability: Ability;
  readonly foes: readonly Foe[];
  readonly all: boolean;
  readonly made: readonly Made[];
  /** Add Target that is printed on the ability: it counts once, whoever is attacked. */
  readonly printed: number;
  readonly attacker: Standing;
}

const readId = (value: unknown, path: Path, faults: Faults): string | null => {
  if (typeof value === 'string') return value;
  faults.push(invalidValue(path, 'targetId', value));
  return null;
};

const readFoe =
  (isCandidate: boolean) =>
  (value: unknown, path: Path, faults: Faults): Foe | null => {
    if (!isRecord(value)) {
      faults.push(invalidValue(path, 'target', value));
      return null;
    }
    const id = readId(value['id'], [...path, 'id'], faults);
    const foe = {
      ...readTarget(value, path, faults),
      retaliate: optional(value['retaliate'], 'retaliate', path, readRetaliate, [], faults),
      range: optional(value['range'], 'range', path, readPositive, 1, faults) ?? 1,
      isCandidate,
    };
    return id === null ? null : { ...foe, id };
  };

/** Left out, a distance is that of the target; `null` is what `range` answers where no way leads. */
const readMadeDistance = (value: unknown, path: Path, faults: Faults): Distance | null => {
  if (value === undefined) return null;
  return value === null ? 'none' : readDistance(value, [...path, 'distance'], faults);
};

const readMade = (value: unknown, path: Path, faults: Faults): Made | null => {
  if (!isRecord(value)) {
    faults.push(invalidValue(path, 'targetAttack', value));
    return null;
  }
  const isSet = (name: string): boolean => readSwitch(value[name], false, path, name, faults);
  return {
    on: readId(value['on'], [...path, 'on'], faults) ?? '',
    cards: readUsedCards(value['cards'], [...path, 'cards'], faults),
    bonuses: optional(value['bonuses'], 'bonuses', path, readBonuses, [], faults),
    negated: isSet('negated'),
    distance: readMadeDistance(value['distance'], path, faults),
    retaliateNegated: isSet('retaliateNegated'),
  };
};

const addedBy = (effects: readonly ModifierEffect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.type === 'addTarget' ? effect.count : 0), 0);

const noteTwins = (
  foes: readonly Foe[],
  list: 'targets' | 'candidates',
  outKnown: Set<string>,
  faults: Faults,
): void => {
  foes.forEach(({ id }, index) => {
    if (outKnown.has(id))
      faults.push({
        type: 'duplicateTarget',
        path: [list, index, 'id'],
        ruling: 'R-ATK-11',
        target: id,
      });
    outKnown.add(id);
  });
};

/** Reads an ability with its attacks. */
export const readQuestion = (query: Keyed, faults: Faults): Question => {
  const ability = readAbility(query, faults);
  const attacker = optionalRecord(query['attacker'], 'attacker', ROOT, 'attacker', faults);
  const expected = 'targetList';
  const before = faults.length;
  const targets = readItems(query['targets'], ['targets'], expected, readFoe(false), faults);
  const listed = query['candidates'] ?? [];
  const candidates = readItems(listed, ['candidates'], expected, readFoe(true), faults);
  // Targets with a fault may be left out, and places would no longer be those of the query.
  if (faults.length === before) {
    const known = new Set<string>();
    noteTwins(targets, 'targets', known, faults);
    noteTwins(candidates, 'candidates', known, faults);
  }
  const made = query['attacks'] ?? [];
  return {
    ability: { ...ability, effects: ability.effects.filter(({ type }) => type !== 'addTarget') },
    foes: [...targets, ...candidates],
    all: readSwitch(query['all'], false, ROOT, 'all', faults),
    made: readItems(made, ['attacks'], 'attacksMade', readMade, faults),
    printed: addedBy(ability.effects),
    attacker: readStanding(attacker, faults),
  };
};
