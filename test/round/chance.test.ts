import { describe, expect, it } from 'vitest';

import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import {
  createEngine,
  fingerprint,
  type ChanceCommand,
  type Command,
  type Engine,
  type Event,
  type GameState,
  type SeatCommand,
} from '../../src/round/index.js';
import { play, setUpOf, start } from './game.js';

const rightOf = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

/** The same content and rules, with the cards on the table. */
const table: Engine = rightOf(
  createEngine({ content: rightOf(checkPack(hollowmere)), chance: 'table' }),
);

/** What chance decided before the first command: the standees and battle goals of a state that began. */
const atStart = ({ figures, characters }: GameState): readonly ChanceCommand[] => [
  ...figures.map(({ type: monster, at, standee }) => ({
    type: 'standee' as const,
    monster,
    at,
    standee: standee ?? 0,
  })),
  ...characters.flatMap(({ id: character, battleGoals: { dealt } }) =>
    dealt.map((goal) => ({ type: 'dealGoal' as const, character, goal })),
  ),
];

/** What chance decided, out of the log of a game. */
const inLog = (event: Event): readonly ChanceCommand[] => {
  switch (event.type) {
    case 'attacked': {
      const { figure, cards } = event;
      return cards.map((card) => ({ type: 'revealModifier', figure, card }));
    }
    case 'monsterCardDrawn':
      return [{ type: 'revealMonsterCard', deck: event.deck, card: event.card }];
    case 'restCardDrawn':
      return [{ type: 'randomCard', character: event.character, card: event.card }];
    default:
      return [];
  }
};

const isChance = ({ type }: Command): boolean =>
  ['revealModifier', 'revealMonsterCard', 'standee', 'randomCard', 'dealGoal'].includes(type);

const asked = (state: GameState): boolean =>
  table.decisions(state).some(({ commands }) => commands.some(isChance));

const sameAs = (one: ChanceCommand) => {
  const key = JSON.stringify(one);
  // The answer of a command has the fields of its type in one order, seat and number last.
  return ({ seat: _, seq: __, ...command }: SeatCommand) => JSON.stringify(command) === key;
};

/** Says what came up, as long as that is asked; what has one outcome is not asked, and passed over in the log. */
const answerChance = (begun: GameState, log: ChanceCommand[]): GameState => {
  let state = begun;
  while (asked(state)) {
    const next = log.shift();
    if (next === undefined) throw new Error('the log has ended');
    const command = table.legalCommands(state).find(sameAs(next));
    if (command !== undefined) state = rightOf(table.apply(state, command)).state;
  }
  return state;
};

const sent = (state: GameState, command: SeatCommand): SeatCommand => ({
  ...command,
  seq: state.seq,
});

describe('chance on the table', () => {
  it.each(['friday', 'sunday', 'noon', 'night'])(
    'ends the game "%s" with the fingerprint that it has by Rng, its log read out',
    (seed) => {
      const moments = [...play(seed)];
      const last = moments.at(-1)!.step.state;
      const log = [
        ...atStart(start(seed)),
        ...moments.flatMap(({ step }) => step.events.flatMap(inLog)),
      ];
      let state = answerChance(rightOf(table.start(setUpOf(seed))), log);
      for (const { command } of moments)
        state = answerChance(rightOf(table.apply(state, sent(state, command))).state, log);
      const answers = state.seq - last.seq;
      expect(last.over).toBe(true);
      expect(answers).toBeGreaterThan(30);
      // Each answer of the table is a command more.
      expect(fingerprint({ ...state, seq: last.seq })).toBe(fingerprint(last));
    },
  );

  it('asks for what can come up, each once, and takes nothing else', () => {
    const state = rightOf(table.start(setUpOf('friday')));
    const [decision] = table.decisions(state);
    expect(decision?.seat).toBeNull();
    expect(decision?.commands.map(({ type }) => type)).toEqual(
      Array.from({ length: 6 }, () => 'standee'),
    );
    const [first] = table.legalCommands(state, 'ann');
    const other = { ...first, standee: 7 } as SeatCommand;
    expect(table.apply(state, other)).toMatchObject({ left: { type: 'illegalCommand' } });
  });
});

describe('standees', () => {
  /** A pack in which each type has a single standee. */
  const scarce = (): Engine => {
    const monsters = hollowmere.monsters!.map((type) => ({ ...type, standees: 1 }));
    return rightOf(createEngine({ content: rightOf(checkPack({ ...hollowmere, monsters })) }));
  };

  it('R-MON-24: too few for monsters that are as near, the players choose who gets one', () => {
    const few = scarce();
    const state = rightOf(few.start(setUpOf('friday')));
    expect(state.figures).toEqual([]);
    const [decision] = few.decisions(state);
    expect(decision).toMatchObject({ seat: null, figure: null });
    const { monster, hexes } = decision!.commands.reduce<{
      readonly monster: string;
      readonly hexes: readonly object[];
    }>(
      (known, command) =>
        command.type === 'placeMonster'
          ? { monster: command.monster, hexes: [...known.hexes, command.at] }
          : known,
      { monster: '', hexes: [] },
    );
    expect(hexes.length).toBeGreaterThan(1);
    const chosen = few.legalCommands(state, 'bo').at(-1)!;
    const { state: next } = rightOf(few.apply(state, chosen));
    const placed = next.figures.filter(({ type }) => type === monster);
    expect(placed.map(({ at, standee }) => ({ at, standee }))).toEqual([
      { at: chosen.type === 'placeMonster' ? chosen.at : null, standee: 1 },
    ]);
    // Whoever goes without is not in the scenario.
    expect(next.agenda.some(({ type }) => type === 'standee')).toBe(false);
  });
});
