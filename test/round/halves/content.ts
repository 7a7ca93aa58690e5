/** A pack in which every half of the list stands on a card of the warden. */

import { isLeft } from 'fp-ts/lib/Either.js';

import type {
  Ability,
  AbilityCard,
  CheckedPack,
  MonsterStats,
} from '../../../src/content/index.js';
import { createEngine, type Engine } from '../../../src/round/index.js';
import { packFrom, WARDEN } from '../table.js';
import { HALVES, idOf, type Half } from './half.js';

/** What is different in the pack of a test. */
export interface PackWishes {
  /** What is on the card of the guards. Default nothing. */
  readonly guard?: readonly Ability[];
  /** What the stat card of the guards says besides hit points 30, move 2, attack 2. */
  readonly guardStats?: Partial<MonsterStats>;
  /** What the second card does in the half that is left to it. Default attack 2 or move 2 (R-CARD-2). */
  readonly second?: readonly Ability[];
}

/** The card that is played besides that of the half. */
export const SECOND = 'second';

/** The half of the second card that goes with a half of the first. */
export const otherHalf = ({ half }: Half): Half['half'] => (half === 'top' ? 'bottom' : 'top');

const BASIC = {
  top: [{ type: 'attack', amount: 2 }],
  bottom: [{ type: 'move', amount: 2 }],
} as const satisfies Readonly<Record<Half['half'], readonly Ability[]>>;

const NOTHING = { abilities: [] };

const cardFor = (half: Half): AbilityCard => ({
  ...{ id: idOf(half), name: idOf(half), level: 1, initiative: 1 },
  ...{ top: NOTHING, bottom: NOTHING },
  [half.half]: half.action,
});

const secondCard = ({ second }: PackWishes): AbilityCard => ({
  ...{ id: SECOND, name: SECOND, level: 1, initiative: 2 },
  top: { abilities: second ?? BASIC.top },
  bottom: { abilities: second ?? BASIC.bottom },
});

const contentFor = (wishes: PackWishes): CheckedPack =>
  packFrom({
    initiatives: { 'kindler-1': 10, 'mire-guard-1': 50, 'reed-archer-1': 60 },
    guard: wishes.guard ?? [],
    guardStats: { hitPoints: 30, ...wishes.guardStats },
    pack: (pack) => ({
      ...pack,
      classes: pack.classes.map((one) =>
        one.id === WARDEN
          ? { ...one, cards: [...one.cards, ...HALVES.map(cardFor), secondCard(wishes)] }
          : one,
      ),
    }),
  });

const engineFor = (wishes: PackWishes): Engine => {
  const engine = createEngine({ content: contentFor(wishes) });
  if (isLeft(engine)) throw new Error(JSON.stringify(engine.left));
  return engine.right;
};

const made = new Map<string, Engine>();

/** An engine for the pack; equal wishes share one, for it costs more than a turn to make. */
export const engineOf = ({ guard, guardStats, second }: PackWishes): Engine => {
  const key = JSON.stringify([guard, guardStats, second]);
  const engine = made.get(key) ?? engineFor({ guard, guardStats, second } as PackWishes);
  made.set(key, engine);
  return engine;
};
