import { describe, expect, it } from 'vitest';

import type { CheckedPack } from '../../src/content/index.js';
import { distance } from '../../src/hex/index.js';
import { fromSeed } from '../../src/rng/index.js';
import type { GameState, SeatCommand } from '../../src/round/index.js';
import { greedy } from '../../src/simulate/index.js';
import {
  ARCHER,
  at,
  BLANK,
  CARD,
  character,
  figure,
  figureIn,
  GUARD,
  hex,
  KINDLER,
  overlay,
  play,
  SECOND_GUARD,
  set,
  turn,
  WARDEN,
  warden,
  withGuard,
  without,
  yard,
  type Table,
  type Wishes,
} from '../round/table.js';

/** Keeps the pack of a table, so that the player knows the cards that it plays with. */
const packOf = (): { readonly wish: Wishes; readonly pack: () => CheckedPack } => {
  const known: CheckedPack[] = [];
  return {
    wish: { pack: (made) => (known.push(made), made) },
    pack: () => known[0]!,
  };
};

type Change = (state: GameState) => GameState;

/** What a greedy player does on a table. */
const answerOf = (
  { engine, state }: Table,
  pack: CheckedPack,
  commands: readonly SeatCommand[] = engine.legalCommands(state),
): SeatCommand => {
  const [first, ...others] = commands;
  const [command] = greedy(pack, engine)({ state, commands: [first!, ...others] })(fromSeed('a'));
  return command;
};

const inTurn = (wishes: Wishes, half: 'top' | 'bottom', ...changes: readonly Change[]) => {
  const { wish, pack } = packOf();
  const table = play(turn({ ...wishes, ...wish }, ...changes), half);
  return { table, answer: answerOf(table, pack()) };
};

const atSelection = (...changes: readonly Change[]): SeatCommand => {
  const { wish, pack } = packOf();
  const table = set(yard(wish), ...changes);
  // The kindler starts on the only hex that is left, so the warden selects.
  return answerOf(table, pack());
};

const hurt = (id: string, hitPoints: number): Change => figure(id, { hitPoints });

/** So many cards stay in hand, the others are discarded. */
const withHand =
  (id: string, left: number): Change =>
  (state) => {
    const cards = state.characters.find((one) => one.id === id)!.hand;
    return character(id, { hand: cards.slice(0, left), discard: cards.slice(left) })(state);
  };

describe('a greedy player attacks', () => {
  const shielded = figure(GUARD, {
    wards: [{ type: 'shield', amount: 3, reach: 1, origin: null, stays: false }],
  });
  const ATTACK: Wishes = { top: [{ type: 'attack', amount: 3 }] };

  it('whom it kills for sure', () => {
    const { answer } = inTurn(
      ATTACK,
      'top',
      at(WARDEN, 3, 3),
      at(GUARD, 4, 3),
      withGuard(2, 3, 4, { hitPoints: 3 }),
    );
    expect(answer).toMatchObject({ type: 'attack', target: SECOND_GUARD });
  });

  it('not who is weaker, but wards it off', () => {
    const { answer } = inTurn(
      ATTACK,
      'top',
      at(WARDEN, 3, 3),
      at(GUARD, 4, 3),
      hurt(GUARD, 1),
      withGuard(2, 3, 4, { hitPoints: 3 }),
      shielded,
    );
    expect(answer).toMatchObject({ type: 'attack', target: SECOND_GUARD });
  });
});

describe('a greedy player moves', () => {
  const legTo = (command: SeatCommand): string =>
    command.type === 'moveTo' ? JSON.stringify(command.hex) : command.type;
  const MOVE: Wishes = { bottom: [{ type: 'move', amount: 2 }] };
  const facing = [at(WARDEN, 0, 3), at(GUARD, 4, 3), without(ARCHER)];

  it('near its enemies', () => {
    expect(legTo(inTurn(MOVE, 'bottom', ...facing).answer)).toBe(JSON.stringify(hex(2, 3)));
  });

  it.each(['trap', 'hazardous'] as const)('R-MOVE-1 not over a %s on the way', (type) => {
    // The nearest hex can only be reached through it.
    const { answer, table } = inTurn(MOVE, 'bottom', ...facing, overlay(type, 1, 3, { damage: 3 }));
    expect(answer.type).toBe('moveTo');
    const step = table.engine.apply(table.state, answer);
    if (step._tag === 'Left') throw new Error('refused');
    const warden = figureIn({ ...table, ...step.right }, WARDEN);
    expect(warden.hitPoints).toBe(warden.maxHitPoints);
    expect(distance(warden.at, hex(4, 3))).toBe(3);
  });

  it('out of reach when it is hurt, and stays when it is not', () => {
    const beside = [at(WARDEN, 5, 3), at(GUARD, 6, 3), without(ARCHER)];
    const far: Wishes = { bottom: [{ type: 'move', amount: 4 }] };
    expect(inTurn(far, 'bottom', ...beside).answer.type).toBe('endMove');
    const { answer } = inTurn(far, 'bottom', ...beside, hurt(WARDEN, 1));
    // A guard moves 2 and hits who is adjacent then.
    expect(answer.type === 'moveTo' && distance(answer.hex, hex(6, 3))).toBe(4);
  });
});

describe('a greedy player rests', () => {
  it('when its cards run out and it is hurt itself', () => {
    expect(atSelection(withHand(WARDEN, 3), hurt(WARDEN, 2)).type).toBe('longRest');
  });

  it('not for the wounds of others with an enemy near', () => {
    const near = at(GUARD, 2, 0);
    expect(atSelection(withHand(WARDEN, 3), hurt(KINDLER, 1), near).type).toBe('selectCards');
  });

  it('not as long as it has cards', () => {
    expect(atSelection(hurt(WARDEN, 2)).type).toBe('selectCards');
  });
});

describe('a greedy player uses and pays', () => {
  const SENT = { seat: 'ann', seq: 0 };
  const SKIP: SeatCommand = { type: 'skip', character: WARDEN, ...SENT };
  const near = [at(WARDEN, 3, 3), at(GUARD, 4, 3)];
  const among = (commands: readonly SeatCommand[], ...changes: readonly Change[]): SeatCommand => {
    const { wish, pack } = packOf();
    const table = set(turn(wish), ...changes);
    return answerOf(table, pack(), commands);
  };

  it('an item that heals when there is something to heal', () => {
    const tonic: SeatCommand = {
      type: 'useItem',
      character: WARDEN,
      item: 'peat-tonic',
      use: 0,
      ...SENT,
    };
    expect(among([tonic, SKIP])).toBe(SKIP);
    expect(among([tonic, SKIP], hurt(WARDEN, 2))).toBe(tonic);
  });

  it('a price that it can spare', () => {
    const pay: SeatCommand = { type: 'pay', figure: WARDEN, ...SENT };
    const asked: Change = (state) => {
      const cost = [{ type: 'suffer', amount: 2 }] as const;
      const steps = [{ type: 'pay', cost, then: [{ type: 'add', amount: 2 }] }] as const;
      const origin = {
        type: 'card',
        owner: WARDEN,
        card: CARD,
        half: 'top',
        basic: false,
      } as const;
      const scope = {
        self: WARDEN,
        owner: WARDEN,
        target: null,
        actor: null,
        frame: null,
        origin,
        amount: 1,
        about: null,
      };
      const task = {
        type: 'perform',
        figure: WARDEN,
        scope,
        steps,
        on: null,
        must: false,
      } as const;
      return { ...state, agenda: [...state.agenda, task as never] };
    };
    expect(among([pay, SKIP], ...near, asked)).toBe(pay);
    expect(among([pay, SKIP], ...near, asked, hurt(WARDEN, 4))).toBe(SKIP);
  });

  it('the cards of the table are those of its pack', () => {
    expect(warden(turn({})).waiting).toEqual([CARD, BLANK]);
  });
});
