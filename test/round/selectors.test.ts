import { describe, expect, it } from 'vitest';

import { attackOdds, continueAttack, type OddsQuery } from '../../src/attack/index.js';
import { equals } from '../../src/hex/index.js';
import { monsterTurn, type MonsterTurn } from '../../src/monster-turn/index.js';
import { fromSeed } from '../../src/rng/index.js';
import type { Event, GameState, Step } from '../../src/round/index.js';
import { random } from '../../src/simulate/index.js';
import { apply, engine, play, start } from './game.js';
import {
  act,
  ARCHER,
  at,
  GUARD,
  KINDLER,
  play as playHalf,
  stacked,
  turn,
  WARDEN,
} from './table.js';

const right = <A>(answer: { readonly _tag: string; readonly right?: A }): A => {
  if (answer._tag !== 'Right') throw new Error(JSON.stringify(answer));
  return answer.right as A;
};

const turnOf = (state: GameState, figure: string): MonsterTurn | null => {
  const query = engine.turnQueryOf(state, figure);
  return query === null ? null : right(monsterTurn(query));
};

/**
 * The state as it would be if a monster acted now: its turn comes as soon as somebody has confirmed the
 * order of the round, which stays what it is.
 */
const aboutToAct = (state: GameState, figure: string): GameState | null => {
  const [first, second, ...others] = state.order;
  if (first === undefined || second === undefined) return null;
  return {
    ...state,
    acted: [],
    agenda: [
      { type: 'endRound' },
      { type: 'endTurn', figure, answered: false },
      { type: 'monsterTurn', figure, next: 0, attacked: [] },
      { type: 'order', groups: [[first, second], ...others.map((one) => [one])], settled: [] },
    ],
  };
};

/** What a monster does until its turn ends, whoever chooses for it. */
const actsOut = (state: GameState, seed: string): readonly Event[] => {
  const [first] = state.order;
  const confirmed = engine
    .legalCommands(state)
    .find((one) => one.type === 'actFirst' && one.figures.join() === first?.figures.join());
  const begun = apply(state, confirmed!);
  const events: Event[] = [...begun.events];
  let [now, rng] = [begun.state, fromSeed(seed)];
  while (!now.over && !events.some(({ type }) => type === 'turnEnded' || type === 'roundEnded')) {
    const [command, next] = random({ state: now, commands: engine.legalCommands(now) as never })(
      rng,
    );
    const step = apply(now, command);
    [now, rng] = [step.state, next];
    events.push(...step.events);
  }
  return events;
};

const ATTACK_OR_MOVE: readonly Event['type'][] = ['attacked', 'moved'];

/** What it did first with its card: the hexes of its first move, and whom it attacked first. */
const deedsOf = (events: readonly Event[], figure: string) => {
  const begin = events.findIndex((event) => event.type === 'focusFound');
  const own = events.slice(begin);
  const focus = own.find((event) => event.type === 'focusFound');
  const deeds = own.filter(
    (event) =>
      ATTACK_OR_MOVE.includes(event.type) &&
      'figure' in event &&
      event.figure === figure &&
      !(event.type === 'moved' && event.forced),
  );
  const attackAt = deeds.findIndex(({ type }) => type === 'attacked');
  const walked = deeds
    .slice(0, attackAt < 0 ? deeds.length : attackAt)
    .flatMap((event) => (event.type === 'moved' ? event.path : []));
  const attacked = deeds[attackAt];
  return {
    focus: focus?.type === 'focusFound' ? focus.focus : [],
    end: walked.at(-1) ?? null,
    walksLater: deeds.slice(attackAt + 1).some(({ type }) => type === 'moved'),
    target: attacked?.type === 'attacked' ? attacked.target : null,
    isDisturbed: own.some(({ type }) => ['trapSprung', 'died', 'exhausted'].includes(type)),
  };
};

describe('turnQueryOf', () => {
  it('R-FOCUS-1 R-MON-7 asks for what the machine then does: its focus, its move and its first target', () => {
    const seen = { turns: 0, moves: 0, attacks: 0, ties: 0 };
    for (const seed of ['turn a', 'turn b', 'turn c', 'turn d', 'turn e', 'turn f'])
      for (const { state } of play(seed, 2)) {
        if (state.order.length < 2 || state.seq % 2 === 0) continue;
        for (const { id, kind, at: from } of state.figures) {
          const ready = kind === 'monster' ? aboutToAct(state, id) : null;
          const answer = ready === null ? null : turnOf(ready, id);
          if (answer === null || ready === null) continue;
          const done = deedsOf(actsOut(ready, seed), id);
          seen.turns += 1;
          seen.ties += Number(answer.options.length > 1);
          if (done.focus.length > 0 || answer.focus.length > 0)
            expect(answer.focus).toEqual(expect.arrayContaining([...done.focus]));
          expect(done.focus.length).toBe(Math.min(1, answer.focus.length));
          if (done.isDisturbed) continue;
          const fits = answer.options.filter(
            ({ to, focus, attacks, attacksFirst }) =>
              (done.focus.length === 0 || focus.includes(done.focus[0]!)) &&
              (done.walksLater || equals(to, done.end ?? from)) &&
              (done.target === null
                ? attacks.length + attacksFirst.attacks.length === 0
                : [...attacksFirst.attacks, ...attacks].some(({ on }) => on === done.target)),
          );
          expect(fits.length, JSON.stringify([done, answer.options])).toBeGreaterThan(0);
          seen.moves += Number(done.end !== null);
          seen.attacks += Number(done.target !== null);
        }
      }
    expect(seen.turns).toBeGreaterThan(300);
    expect(seen.moves).toBeGreaterThan(50);
    expect(seen.attacks).toBeGreaterThan(100);
    expect(seen.ties).toBeGreaterThan(10);
  });

  it('R-MON-17 has the choices that the party is asked for in the middle of a turn', () => {
    const seen = new Set<string>();
    for (const seed of ['choice a', 'choice b', 'choice c', 'choice d', 'choice e', 'choice f'])
      for (const { state, command } of play(seed, 2)) {
        const answer = 'figure' in command ? turnOf(state, command.figure) : null;
        if (answer === null) continue;
        seen.add(command.type);
        const from = state.figures.find(({ id }) => 'figure' in command && id === command.figure);
        if (command.type === 'moveAlong')
          expect(answer.options.map(({ to }) => to)).toContainEqual(
            command.path.at(-1) ?? from?.at,
          );
        if (command.type === 'attackAll')
          expect(
            answer.options.map(({ attacks }) => attacks.map(({ on }) => on).sort()),
          ).toContainEqual([...command.targets].sort());
      }
    expect([...seen]).toContain('moveAlong');
  });

  it('is about monsters on the board that have a card', () => {
    const before = start('nobody');
    const [monster] = before.figures;
    expect(engine.turnQueryOf(before, monster!.id)).toBeNull();
    for (const { state } of play('nobody')) {
      if (state.order.length === 0) continue;
      for (const id of ['warden', 'nobody', '__proto__', ''])
        expect(engine.turnQueryOf(state, id)).toBeNull();
      break;
    }
  });

  it('goes on with what is left of a turn', () => {
    const table = turn(
      {
        guard: [
          { type: 'attack', amount: 'A' },
          { type: 'move', amount: 'M' },
        ],
      },
      at(WARDEN, 4, 3),
      at(GUARD, 5, 3),
    );
    const left = (next: number) =>
      table.engine.turnQueryOf(
        {
          ...table.state,
          agenda: [
            ...table.state.agenda,
            { type: 'monsterAction', figure: GUARD, next, focus: WARDEN, attacked: [WARDEN] },
          ],
        },
        GUARD,
      )?.action;
    expect(left(0)).toMatchObject({ move: 2, attackFirst: { targets: 1 } });
    expect(left(1)).toMatchObject({ move: 2, attackFirst: null });
    expect(left(2)).toEqual({ attack: null, flying: false });
    expect(table.engine.turnQueryOf(table.state, ARCHER)?.actor).toBe(ARCHER);
  });
});

/** The attacks that came of a step and of the answers to its damage, up to the next other question. */
const attackAfter = (step: Step, figure: string, target: string) => {
  let last = step;
  const events = [...step.events];
  for (;;) {
    const found = events.find(
      (event) => event.type === 'attacked' && event.figure === figure && event.target === target,
    );
    const answer = engine.legalCommands(last.state).find(({ type }) => type === 'suffer');
    if (found !== undefined || answer === undefined)
      return found?.type === 'attacked' ? found.result : null;
    last = apply(last.state, answer);
    events.push(...last.events);
  }
};

const weightOf = (query: OddsQuery, damage: number): number => {
  const found = right(attackOdds(query)).damage.find(({ value }) => value === damage);
  return found === undefined ? 0 : found.probability;
};

describe('attackQueryOf', () => {
  it('R-ATK-1 gives odds in which the damage has a weight that then comes', () => {
    const seen = { attack: 0, attackAll: 0 };
    for (const seed of [
      'odds a',
      'odds b',
      'odds c',
      'odds d',
      'odds e',
      'odds f',
      'odds g',
      'odds h',
    ])
      for (const { state } of play(seed, 3))
        for (const command of engine.legalCommands(state)) {
          const query = engine.attackQueryOf(state, command);
          if (command.type !== 'attack' && command.type !== 'attackAll') {
            expect(query).toBeNull();
            continue;
          }
          const targets = command.type === 'attack' ? [command.target] : command.targets;
          const result = attackAfter(apply(state, command), command.figure, targets[0]!);
          expect(JSON.parse(JSON.stringify(query))).toEqual(query);
          if (command.type === 'attack' || targets.length === 1) {
            expect(weightOf(query!, result!.damage)).toBeGreaterThan(0);
            seen[command.type] += 1;
          }
        }
    expect(seen.attack).toBeGreaterThan(40);
    expect(seen.attackAll).toBeGreaterThan(0);
  });

  const shuffledBy = (state: GameState, figure: string, first: readonly number[]): GameState => {
    const dealt = <A>(pile: readonly A[]): readonly A[] => [
      ...first.map((index) => pile[index]!),
      ...pile.filter((_, index) => !first.includes(index)),
    ];
    return {
      ...state,
      characters: state.characters.map((one) =>
        one.id === figure
          ? { ...one, modifiers: { ...one.modifiers, pile: dealt(one.modifiers.pile) } }
          : one,
      ),
    };
  };

  it('R-MOD-2 R-MOD-3 has the very odds: each order of the cards that are drawn, counted', () => {
    const modes = new Map<string, number>();
    for (const seed of [
      'count a',
      'count b',
      'count c',
      'count d',
      'count e',
      'count f',
      'count g',
      'count h',
    ])
      for (const { state, command } of play(seed, 3)) {
        const query = command.type === 'attack' ? engine.attackQueryOf(state, command) : null;
        const own = state.characters.find(
          (one) => command.type === 'attack' && one.id === command.figure,
        );
        if (command.type !== 'attack' || query === null || own === undefined) continue;
        const mode = query.mode ?? 'none';
        const isKnown = (modes.get(mode) ?? 0) >= 2;
        if (own.modifiers.pile.length < 2 || isKnown) continue;
        modes.set(mode, (modes.get(mode) ?? 0) + 1);
        const places = own.modifiers.pile.map((_, index) => index);
        const draws =
          mode === 'none'
            ? places.map((one) => [one])
            : places.flatMap((a) => places.filter((b) => b !== a).map((b) => [a, b]));
        const counts = new Map<number, number>();
        for (const draw of draws) {
          const step = apply(shuffledBy(state, own.id, draw), command);
          const { damage } = attackAfter(step, command.figure, command.target)!;
          counts.set(damage, (counts.get(damage) ?? 0) + 1);
        }
        const odds = right(attackOdds(query)).damage;
        expect(new Map(odds.map(({ value, probability }) => [value, probability]))).toEqual(
          new Map([...counts].sort(([a], [b]) => a - b).map(([a, n]) => [a, n / draws.length])),
        );
      }
    expect(modes.get('none')).toBe(2);
    expect([...modes.keys()].some((mode) => mode !== 'none')).toBe(true);
  });

  it('R-ATK-13 draws with disadvantage at a point-blank target, and goes on card by card', () => {
    const table = playHalf(
      turn(
        { top: [{ type: 'attack', amount: 3, range: 3, pierce: 1 }] },
        at(WARDEN, 4, 3),
        at(KINDLER, 0, 6),
        at(GUARD, 5, 3),
        stacked(WARDEN, { value: 2 }, { value: -1 }),
      ),
      'top',
    );
    const command = { type: 'attack', figure: WARDEN, target: GUARD } as const;
    const query = table.engine.attackQueryOf(table.state, command)!;
    expect(query).toMatchObject({ attack: 3, pierce: 1, mode: 'disadvantage' });
    const revealed = [{ value: 2 }, { value: -1 }] as const;
    const step = right(continueAttack({ ...query, revealed }));
    const struck = act(table, command);
    const [attacked] = struck.events.filter(({ type }) => type === 'attacked');
    expect(step.type === 'done' && attacked?.type === 'attacked' && step.attack).toEqual(
      attacked?.type === 'attacked' ? attacked.result : null,
    );
  });

  it('R-ATK-22 is about any one of the targets of an area', () => {
    const table = playHalf(
      turn(
        { top: [{ type: 'attack', amount: 2, targets: 'all', range: 9 }] },
        at(WARDEN, 4, 3),
        at(KINDLER, 0, 6),
        at(GUARD, 5, 3),
        at(ARCHER, 7, 3),
      ),
      'top',
    );
    const command = { type: 'attackAll', figure: WARDEN, targets: [GUARD, ARCHER] } as const;
    const modes = [undefined, GUARD, ARCHER, 'nobody'].map(
      (target) => table.engine.attackQueryOf(table.state, command, target)?.mode ?? null,
    );
    expect(modes).toEqual(['disadvantage', 'disadvantage', 'none', null]);
  });

  it('tells nothing of the order of the draw pile', () => {
    for (const { state, command } of play('order', 3)) {
      if (command.type !== 'attack') continue;
      const reversed: GameState = {
        ...state,
        modifiers: { ...state.modifiers, pile: [...state.modifiers.pile].reverse() },
        characters: state.characters.map((one) => ({
          ...one,
          modifiers: { ...one.modifiers, pile: [...one.modifiers.pile].reverse() },
        })),
      };
      expect(engine.attackQueryOf(reversed, command)).toEqual(engine.attackQueryOf(state, command));
    }
  });

  const cyclic: Record<string, unknown> = { type: 'attack', figure: WARDEN };
  cyclic['target'] = cyclic;

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a number', Number.NaN],
    ['a cycle', cyclic],
    ['somebody else', { type: 'attack', figure: WARDEN, target: 'nobody' }],
    ['a list', [{ type: 'attack', figure: WARDEN, target: GUARD }]],
    ['prototypes', { type: 'attack', figure: '__proto__', target: 'constructor' }],
  ])('answers %s with nothing', (_, command) => {
    for (const { state } of play('nonsense')) {
      expect(engine.attackQueryOf(state, command as never)).toBeNull();
      if (state.seq > 12) break;
    }
  });
});
