/** What half of a card does at a glance: its words count, not its class. */

import type { Action } from '../../content/index.js';
import { isRecord } from '../../core/index.js';

/** Half of a card at a glance. */
export interface HalfValue {
  /** The strongest attack. */
  readonly attack: number;
  /** How far it reaches, 1 for melee. */
  readonly range: number;
  /** About how many figures it hits. */
  readonly targets: number;
  /** Hexes of its moves. */
  readonly move: number;
  /** Hit points that it heals. */
  readonly heal: number;
  /** What it wards off. */
  readonly shield: number;
  /** How far it loots, -1 for not at all. */
  readonly loot: number;
  /** Everything else that is good to have: conditions, bonuses, summons, cards that come back. */
  readonly other: number;
  /** Whether the card is lost for it. */
  readonly isLost: boolean;
}

const NOTHING: HalfValue = {
  attack: 0,
  range: 1,
  targets: 1,
  move: 0,
  heal: 0,
  shield: 0,
  loot: -1,
  other: 0,
  isLost: false,
};

/** The basic actions (R-CARD-2). */
export const BASIC: Readonly<Record<'top' | 'bottom', HalfValue>> = {
  top: { ...NOTHING, attack: 2 },
  bottom: { ...NOTHING, move: 2 },
};

/** A number, or a guess where it is known only in play. */
const plain = (amount: unknown, guess = 2): number =>
  typeof amount === 'number' ? amount : amount === undefined ? 1 : guess;

/** What an ability of another kind is worth about. */
const OTHER: Readonly<Record<string, number>> = {
  bonus: 3,
  condition: 1.5,
  summon: 5,
  recoverCards: 4,
  refreshItems: 2,
  create: 1,
  grant: 2.5,
  control: 2.5,
  kill: 8,
  retaliate: 1.5,
  push: 0.5,
  pull: 0.5,
  infuse: 0.5,
  removeConditions: 1,
  experience: 0.5,
  suffer: 1,
};

/** Areas and several targets hit about so many. */
const targetsOf = ({ area, targets, to }: Readonly<Record<string, unknown>>): number => {
  if (area !== undefined || targets === 'all') return 1.6;
  if (isRecord(to) && to['count'] === 'all') return 1.6;
  return 1 + 0.5 * (plain(targets ?? 1) - 1);
};

const withAbility = (half: HalfValue, ability: Readonly<Record<string, unknown>>): HalfValue => {
  switch (ability['type']) {
    case 'attack': {
      const attack = plain(ability['amount']);
      return attack <= half.attack
        ? { ...half, other: half.other + attack / 2 }
        : {
            ...half,
            attack,
            range: plain(ability['range'], 3),
            targets: targetsOf(ability),
            other: half.other + half.attack / 2,
          };
    }
    case 'move':
      return { ...half, move: half.move + plain(ability['amount']) };
    case 'heal':
      return { ...half, heal: half.heal + plain(ability['amount']) };
    case 'shield':
      return { ...half, shield: half.shield + plain(ability['amount']) };
    case 'loot':
      return { ...half, loot: plain(ability['amount']) };
    case 'if':
    case 'repeat':
    case 'consume':
    case 'choose':
    case 'pay':
      return withSteps(half, ability['then'] ?? ability['of']);
    default:
      return { ...half, other: half.other + (OTHER[String(ability['type'])] ?? 1) };
  }
};

const withSteps = (half: HalfValue, steps: unknown): HalfValue =>
  (Array.isArray(steps) ? steps.flat() : []).reduce<HalfValue>(
    (known, step: unknown) => (isRecord(step) ? withAbility(known, step) : known),
    half,
  );

/** Abilities and effects at a glance. */
export const valueOfSteps = (steps: readonly unknown[]): HalfValue => withSteps(NOTHING, steps);

/** An action at a glance. */
export const valueOfAction = ({
  abilities,
  goes = 'discarded',
  experience = 0,
}: Action): HalfValue => {
  const half = valueOfSteps(abilities);
  return { ...half, other: half.other + experience / 2, isLost: goes !== 'discarded' };
};
