/** A turn in words. */

import type { MonsterAction, MonsterOption } from 'gloomhaven-rules/monster-turn';
import type { AttackProfile, Hex } from 'gloomhaven-rules/vocabulary';

const VERBS = { walk: 'walks', jump: 'jumps', fly: 'flies', teleport: 'teleports' } as const;

const verbOf = ({ mode = 'walk', flying = false }: MonsterAction): string =>
  flying && mode !== 'teleport' ? VERBS.fly : VERBS[mode];

const showHex = ({ q, r }: Hex): string => `(${q},${r})`;

const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`;

const inSequence = (words: readonly string[], joint: 'and' | 'or'): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1) ?? ''}`;

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

const describeWhom = (targets: number | 'all', which: string): string =>
  targets === 'all'
    ? `all ${which}enemies`
    : `${NUMBERS[targets] ?? String(targets)} ${which}${targets === 1 ? 'enemy' : 'enemies'}`;

const describeAttack = ({ range = null, targets = 1, area = null }: AttackProfile): string => {
  const reach = range === null ? '' : ` within range ${range}`;
  const plain = `${describeWhom(targets, range === null ? 'adjacent ' : '')}${reach}`;
  if (area === null) return plain;
  const where = area.origin ? ' around it' : reach;
  const further =
    targets === 'all' ? 'all' : targets === 1 ? '' : describeWhom(targets - 1, 'further ');
  const hexes = `an area of ${counted(area.hexes.length, 'hex', 'hexes')}${where}`;
  return further === '' ? hexes : `${hexes} and ${further}`;
};

/** What a figure can do this turn. */
export const describeAction = (
  actor: string,
  action: MonsterAction,
  isMuddled: boolean,
): string => {
  const { move = 0, attack = null } = action;
  const moves = move ? `${verbOf(action)} up to ${move}` : 'does not move';
  const attacks = attack === null ? 'does not attack' : `attacks ${describeAttack(attack)}`;
  return `${actor} ${moves} and ${attacks}${isMuddled ? ', muddled' : ''}.`;
};

const describeAttacks = ({ to, attacks, destinations }: MonsterOption): string => {
  if (attacks.length > 0)
    return `attacks ${inSequence(
      attacks.map(({ on, disadvantage }) => `${on}${disadvantage ? ' with disadvantage' : ''}`),
      'and',
    )}`;
  const further = destinations.filter(({ q, r }) => q !== to.q || r !== to.r);
  return further.length === 0
    ? 'attacks nobody'
    : `attacks nobody yet, heading for ${inSequence(further.map(showHex), 'or')}`;
};

/** One end of the turn that the rules allow; with several focuses also for whom. */
export const describeOption = (
  option: MonsterOption,
  action: MonsterAction,
  focuses: number,
): string => {
  const { to, path, focus } = option;
  const move =
    path.length === 0
      ? `stays on ${showHex(to)}`
      : `${verbOf(action)} ${counted(path.length, 'hex', 'hexes')} to ${showHex(to)}`;
  const aim = focuses > 1 ? ` (focus ${inSequence(focus, 'or')})` : '';
  return `${move} and ${describeAttacks(option)}${aim}`;
};
