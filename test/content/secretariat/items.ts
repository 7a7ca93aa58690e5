/** What the community's files say about items, goals and quests: for comparison. */

import { readSecretariat } from './folder.js';
import type { SecretariatAction } from './halves.js';

/** One item of the files. */
export interface SecretariatItem {
  readonly id: number;
  readonly cost: number;
  readonly count: number;
  readonly slot: string;
  readonly spent?: boolean;
  readonly consumed?: boolean;
  readonly loss?: boolean;
  readonly minusOne?: number;
  readonly slots?: number;
  readonly unlockProsperity?: number;
  readonly random?: boolean;
  readonly solo?: string;
  readonly summon?: Readonly<Record<'health' | 'attack' | 'movement', number>> & {
    readonly flying?: boolean;
  };
  readonly actions?: readonly SecretariatAction[];
}

/** One battle goal of the files. */
export interface SecretariatGoal {
  readonly cardId: string;
  readonly checks: number;
}

/** One personal quest of the files. */
export interface SecretariatQuest {
  readonly cardId: string;
  readonly requirements: readonly {
    readonly name: string;
    readonly counter: number;
    readonly autotrack?: string;
    readonly requires?: readonly number[];
  }[];
  readonly unlockCharacter?: string;
  readonly openEnvelope?: string;
}

const SLOTS: Readonly<Record<string, string>> = { onehand: 'oneHand', twohand: 'twoHands' };

/** A slot in our words. */
export const slotOf = (slot: string): string => SLOTS[slot] ?? slot;

/** What becomes of a used item, in our words. */
export const useOf = ({ spent, consumed, loss }: SecretariatItem): string => {
  if (loss) return 'unrefreshable';
  if (consumed) return 'consumed';
  return spent ? 'spent' : 'unlimited';
};

/** The actions of an item, the ones in others included. */
export const actionsOf = (
  actions: readonly SecretariatAction[] = [],
): readonly SecretariatAction[] =>
  actions.flatMap((action) => [action, ...actionsOf(action.subActions)]);

/** Rows with every second one half a hex to the right, as axial coordinates. */
const axial = (column: number, row: number): { readonly q: number; readonly r: number } => ({
  q: column - (row - (row & 1)) / 2,
  r: row,
});

/** The hexes of an area, seen from the attacker's, or else from the first one: `q,r`. */
export const areaOf = (text: string): readonly string[] => {
  const hexes = text.split('|').map((hex) => {
    const [column = '', row = '', kind = ''] = hex.replaceAll(/[()]/g, '').split(',');
    return { ...axial(Number(column), Number(row)), kind };
  });
  const origin = hexes.find(({ kind }) => kind === 'active') ?? hexes[0] ?? axial(0, 0);
  return hexes
    .filter(({ kind }) => kind === 'target')
    .map(({ q, r }) => `${String(q - origin.q)},${String(r - origin.r)}`);
};

/** The text under some keys of a file of labels; a node's own text lies under an empty key. */
export const label = (file: string, keys: readonly string[]): string => {
  const found = keys.reduce<unknown>(
    (node, key) => (typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined),
    readSecretariat(file),
  );
  return typeof found === 'string' ? found : '';
};
