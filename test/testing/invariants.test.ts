import { describe, expect, it } from 'vitest';

import type { Engine, GameState, SeatCommand } from '../../src/round/index.js';
import {
  dearInvariants,
  frozenCopy,
  mutantsOf,
  stateInvariants,
  stepInvariants,
  violationsOf,
} from '../../src/testing/index.js';
import { engine, setUpOf, startOf, stateWhere } from './games.js';

/** The warden has an item with circles. */
const begun = startOf({
  ...setUpOf('tampered'),
  seats: [
    { seat: 'ann', characters: [{ class: 'warden', items: ['pot-lid'] }] },
    { seat: 'bo', characters: [{ class: 'kindler' }] },
  ],
});
const topOf = ({ agenda }: GameState): string => agenda.at(-1)?.type ?? '';

/** In the middle of a game: a character is about to act, and others have acted. */
const middle = stateWhere(
  begun,
  (state) =>
    topOf(state) === 'characterTurn' &&
    state.acted.length > 0 &&
    state.characters.every(({ hand }) => hand.length > 0),
);
const acting = engine.decisions(middle)[0]?.figure ?? '';

const bystander = ({ id }: { readonly id: string }): boolean => id !== acting;

/** Changes the first of some things that fits. */
const withFirst = <A>(
  things: readonly A[],
  fits: (thing: A) => boolean,
  change: (thing: A) => A,
): readonly A[] => {
  const at = things.findIndex(fits);
  return things.map((thing, index) => (index === at ? change(thing) : thing));
};

const figures = (
  change: (figure: GameState['figures'][number]) => GameState['figures'][number],
): Partial<GameState> => ({ figures: withFirst(middle.figures, bystander, change) });

const characters = (
  change: (character: GameState['characters'][number]) => GameState['characters'][number],
): Partial<GameState> => ({ characters: withFirst(middle.characters, () => true, change) });

/** A summon of somebody that a card keeps, or nothing. */
const summonOf = (owner: string, card: string | null): GameState['figures'][number]['summon'] => ({
  owner,
  origin: card === null ? null : { type: 'card', owner, card, half: 'top', basic: false },
  round: 1,
});

const [somebody, nextOne] = middle.figures.filter(bystander);
const [block] = middle.order;

/** For each invariant, what breaks it and nothing else. */
const TAMPERED: Readonly<Record<string, readonly Partial<GameState>[]>> = {
  'a state is plain JSON': [
    { streams: { ...middle.streams, odd: undefined as never } },
    { rooms: Object.assign([...middle.rooms], { length: 2 }) },
    { seq: -0 },
    { streams: { ...middle.streams, odd: new Date(0) as never } },
  ],
  'a state has at most 30 kB': [{ content: 'x'.repeat(30_000) }, { content: 'é'.repeat(15_000) }],
  'cards of a character are conserved': [
    characters((one) => ({ ...one, hand: one.hand.slice(1) })),
    characters((one) => ({ ...one, lost: [...one.lost, one.hand[0] ?? ''] })),
    characters((one) => ({
      ...one,
      active: [...one.active, { card: 'odd', goes: 'lost', lasts: 'round' }],
    })),
  ],
  'cards of a monster deck are conserved': [
    {
      monsterDecks: withFirst(
        middle.monsterDecks,
        () => true,
        (deck) => ({ ...deck, pile: deck.pile.slice(1) }),
      ),
    },
    {
      monsterDecks: withFirst(
        middle.monsterDecks,
        () => true,
        (deck) => ({ ...deck, discard: [...deck.discard, deck.drawn ?? ''] }),
      ),
    },
  ],
  'a modifier deck changes only by blesses and curses': [
    { modifiers: { ...middle.modifiers, pile: middle.modifiers.pile.slice(1) } },
    characters((one) => ({
      ...one,
      modifiers: {
        ...one.modifiers,
        discard: [...one.modifiers.discard, ...one.modifiers.pile.slice(0, 1)],
      },
    })),
  ],
  'blesses and curses are conserved': [
    { supplies: { ...middle.supplies, bless: middle.supplies.bless - 1 } },
    { supplies: { ...middle.supplies, curseMonsters: middle.supplies.curseMonsters + 1 } },
    { supplies: { ...middle.supplies, curseCharacters: middle.supplies.curseCharacters - 1 } },
  ],
  'money is conserved': [
    characters((one) => ({ ...one, money: one.money + 1 })),
    { money: { ...middle.money, dropped: middle.money.dropped + 1 } },
    { money: { ...middle.money, lost: middle.money.lost + 1 } },
  ],
  'no two figures share a hex': [
    figures((one) => ({ ...one, at: nextOne?.at ?? one.at })),
    { figures: [...middle.figures, { ...somebody!, at: { q: 99, r: 99 } }] },
  ],
  'hit points lie within 1 and the maximum': [
    figures((one) => ({ ...one, hitPoints: one.maxHitPoints + 1 })),
    figures((one) => ({ ...one, hitPoints: 0 })),
    figures((one) => ({ ...one, hitPoints: 1.5 })),
  ],
  'each condition at most once': [
    figures((one) => ({
      ...one,
      conditions: {
        ...one.conditions,
        held: [
          { condition: 'poison', turnsLeft: null },
          { condition: 'poison', turnsLeft: null },
        ],
      },
    })),
  ],
  'six elements in three columns': [
    { elements: { ...middle.elements, infused: ['fire', 'fire'] } },
    {
      elements: {
        ...middle.elements,
        strengths: { ...middle.elements.strengths, void: 'inert' } as never,
      },
    },
    {
      elements: {
        ...middle.elements,
        strengths: { ...middle.elements.strengths, fire: 'hot' as never },
      },
    },
  ],
  'exactly the exhausted have no figure': [
    { figures: middle.figures.filter(({ id, kind }) => kind === 'monster' || id === acting) },
    {
      characters: withFirst(middle.characters, bystander, (one) => ({ ...one, exhausted: true })),
    },
  ],
  'every summon has its owner and its card': [
    figures((one) => ({ ...one, kind: 'summon' })),
    figures((one) => ({ ...one, summon: { owner: acting, origin: null, round: 1 } })),
    figures((one) => ({ ...one, kind: 'summon', summon: summonOf('odd', null) })),
    figures((one) => ({ ...one, kind: 'summon', summon: summonOf(acting, 'odd') })),
  ],
  'equipped items stay, with all of their uses': [
    { characters: middle.characters.map((one) => ({ ...one, items: [] })) },
    characters((one) => ({ ...one, items: [...one.items, { id: 'odd', state: 'ready' }] })),
    { bonuses: middle.bonuses.filter(({ origin }) => origin.type !== 'item') },
  ],
  'the order of the round and who has acted go together': [
    { acted: [...middle.acted, ...middle.acted.slice(0, 1)] },
    { acted: [...middle.acted, acting] },
    { order: [{ initiative: 100, figures: [] }, ...middle.order] },
    { order: [{ initiative: 0, figures: [] }, ...middle.order, ...middle.order.slice(-1)] },
    { order: middle.order.filter((one) => one !== block), acted: [] },
  ],
  'the agenda mentions only what exists': [
    {
      agenda: [
        { type: 'retaliate', more: [], figure: acting, defender: 'nobody' },
        ...middle.agenda,
      ],
    },
    {
      agenda: [
        {
          type: 'order',
          groups: [],
          settled: [{ initiative: 3, figures: ['nobody'] }],
        },
        ...middle.agenda,
      ],
    },
    { agenda: [{ type: 'shortRests', answered: ['nobody'] }, ...middle.agenda] },
    { agenda: [{ type: 'redraw', character: acting, card: 'odd', paid: false }, ...middle.agenda] },
    {
      figures: middle.figures.filter((one) => one !== nextOne),
      agenda: [{ type: 'longRest', figure: nextOne?.id ?? '', part: 'heal' }, ...middle.agenda],
    },
  ],
  'a decision is pending or the scenario is over': [
    { agenda: [] },
    { over: true, verdict: 'lost' },
    { over: true, agenda: [] },
  ],
};

const every = [...stateInvariants, ...dearInvariants];

describe('invariants of states', () => {
  it('hold at the start and in the middle of a game', () => {
    expect(violationsOf(every, { engine, begun, state: begun })).toEqual([]);
    expect(violationsOf(every, { engine, begun, state: middle })).toEqual([]);
  });

  it('are all broken below', () => {
    expect(Object.keys(TAMPERED).sort()).toEqual(stateInvariants.map(({ name }) => name).sort());
  });

  it.each(
    Object.entries(TAMPERED).flatMap(([name, changes]) =>
      changes.map((change, index) => ({ name, index, change })),
    ),
  )('$name: tampered state $index is reported by it alone', ({ name, change }) => {
    const found = violationsOf(every, { engine, begun, state: { ...middle, ...change } });
    expect([...new Set(found.map(({ invariant }) => invariant))]).toEqual([name]);
  });
});

describe('no two figures share a hex', () => {
  const shared = figures((one) => ({ ...one, at: nextOne?.at ?? one.at }));
  const agendas: Readonly<Record<string, GameState['agenda']>> = {
    'on its way': [
      {
        type: 'walk',
        figure: somebody?.id ?? '',
        path: [],
        mode: 'walk',
        back: { q: 0, r: 0 },
      },
    ],
    'pushed on': [
      {
        type: 'forcedMove',
        figure: acting,
        target: somebody?.id ?? '',
        kind: 'push',
        source: null,
        left: 1,
        from: { q: 0, r: 0 },
      },
    ],
  };

  it.each(Object.entries(agendas))('but for one that is %s', (_, agenda) => {
    const state = { ...middle, ...shared, agenda };
    const found = violationsOf(stateInvariants, { engine, begun, state });
    expect(found.map(({ invariant }) => invariant)).not.toContain('no two figures share a hex');
  });
});

const takenBy = (other: Engine) => {
  const [command] = other.legalCommands(middle);
  const before = middle;
  if (command === undefined) throw new Error('nobody has anything to decide');
  const after = other.apply(before, command);
  if (after._tag === 'Left') throw new Error('a legal command is refused');
  return { engine: other, before, command, after: after.right };
};

const changing = (change: (state: GameState) => Partial<GameState>): Engine => ({
  ...engine,
  apply: (state, command) => {
    const step = engine.apply(state, command);
    if (step._tag === 'Left') return step;
    const { state: next } = step.right;
    return { _tag: 'Right', right: { ...step.right, state: { ...next, ...change(next) } } };
  },
});

let calls = 0;

/** For each invariant of steps, an engine that breaks it and nothing else. */
const BROKEN: Readonly<Record<string, Engine>> = {
  'apply never throws and never mutates': {
    ...engine,
    apply: (state, command) => {
      Object.assign(state, { seq: state.seq });
      return engine.apply(state, command);
    },
  },
  'a revealed room never hides again': changing(() => ({ rooms: [] })),
  'commands and rounds are counted on': changing(({ seq }) => ({ seq: seq + 1 })),
  'items turn only by what happens to them': changing(({ characters: party }) => ({
    characters: party.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, state: 'spent' as const })),
    })),
  })),
  'equal inputs give equal outputs': changing(() => ({ content: String((calls += 1)) })),
};

describe('invariants of steps', () => {
  it('hold of a step', () => {
    expect(violationsOf(stepInvariants, takenBy(engine))).toEqual([]);
  });

  it('are all broken below', () => {
    expect(Object.keys(BROKEN).sort()).toEqual(stepInvariants.map(({ name }) => name).sort());
  });

  it.each(Object.entries(BROKEN))('%s: reported by it alone', (name, broken) => {
    expect(violationsOf(stepInvariants, takenBy(broken)).map(({ invariant }) => invariant)).toEqual(
      [name],
    );
  });

  it('a step from a frozen state is not taken again to see whether it mutates', () => {
    const step = takenBy(engine);
    const refusing: Engine = {
      ...engine,
      apply: () => {
        throw new Error('not asked');
      },
    };
    const [neverMutates] = stepInvariants;
    const frozen = { ...step, engine: refusing, before: frozenCopy(step.before) };
    expect(neverMutates?.violations(frozen)).toEqual([]);
  });
});

describe('the order of the round and who has acted go together', () => {
  const detailsOf = (change: Partial<GameState>): readonly string[] =>
    violationsOf(stateInvariants, { engine, begun, state: { ...middle, ...change } })
      .filter(({ invariant }) => invariant.startsWith('the order'))
      .map(({ detail }) => detail)
      .sort();
  const left = { order: middle.order.filter((one) => one !== block), acted: [] };
  const missing = block!.figures.map((id) => `${id} is not in the order`).sort();

  it('R-ROUND-10 but for newcomers who are about to get a place', () => {
    expect(detailsOf(left)).toEqual(missing);
    for (const task of [
      { type: 'newcomers' },
      { type: 'joinOrder' },
      { type: 'order', groups: [[block!]], settled: [] },
      { type: 'order', groups: [], settled: [block!] },
    ] as const)
      expect(detailsOf({ ...left, agenda: [...middle.agenda, task] }), task.type).toEqual([]);
    const others = { type: 'order', groups: [left.order], settled: [] } as const;
    expect(detailsOf({ ...left, agenda: [...middle.agenda, others] })).toEqual(missing);
  });
});

describe('a view reveals nothing hidden', () => {
  const choosing = stateWhere(
    begun,
    (state) =>
      topOf(state) === 'selectCards' &&
      state.round > 1 &&
      state.characters.some(({ choice }) => choice?.type === 'cards'),
  );
  const detailsOf = (state: GameState, show: (state: GameState) => unknown): readonly string[] => {
    const leaking: Engine = {
      ...engine,
      viewOf: (one, seat) => ({ ...engine.viewOf(one, seat), more: show(one) }),
    };
    return violationsOf(dearInvariants, { engine: leaking, begun, state }).map(
      ({ invariant, detail }) => `${invariant}: ${detail}`,
    );
  };
  const chooser = choosing.characters.find(({ choice }) => choice !== null)!;
  const looker = chooser.seat === 'ann' ? 'bo' : 'ann';

  it.each<[string, (state: GameState) => unknown]>([
    ['the streams of chance', ({ streams }) => streams],
    ['the order of piles', ({ modifiers }) => modifiers.pile[0]],
    ['the order of piles', ({ monsterDecks }) => monsterDecks.map(({ pile }) => pile[0])],
    ['the hands of others', ({ characters: [, kindler] }) => kindler?.hand],
    ['the battle goals of others', ({ characters: [warden] }) => warden?.battleGoals.kept],
    ['what is still to be done', ({ agenda }) => agenda],
  ])('%s, where they show, are reported', (name, show) => {
    const found = detailsOf(middle, show);
    expect(found.length).toBeGreaterThan(0);
    for (const one of found)
      expect(one).toMatch(new RegExp(`^a view reveals nothing hidden: (ann|bo) sees ${name}$`));
  });

  it.each<[string, (state: GameState) => unknown]>([
    ['the cards that others chose', ({ characters }) => characters.map(({ choice }) => choice)],
    ['whether others rest', ({ characters }) => characters.map(({ waiting }) => waiting.length)],
  ])('%s, where it shows before the reveal, is reported', (name, show) => {
    expect(detailsOf(choosing, show)).toContain(
      `a view reveals nothing hidden: ${looker} sees ${name}`,
    );
  });

  it('a view that cannot be made is reported', () => {
    const broken: Engine = {
      ...engine,
      viewOf: () => {
        throw new Error('blind');
      },
    };
    expect(violationsOf(dearInvariants, { engine: broken, begun, state: middle })).toEqual(
      ['ann', 'bo'].map((seat) => ({
        invariant: 'a view reveals nothing hidden',
        detail: `${seat} has no view`,
      })),
    );
  });
});

describe('exactly the legal commands are accepted', () => {
  const details = (other: Engine) =>
    violationsOf(dearInvariants, { engine: other, begun, state: middle }).map(
      ({ detail }) => detail,
    );
  const legal = engine.legalCommands(middle);

  it('a legal command that is refused is reported', () => {
    const refusing: Engine = {
      ...engine,
      apply: (state, command) =>
        (command as SeatCommand | null)?.type === 'endTurn'
          ? {
              _tag: 'Left',
              left: { type: 'illegalCommand', path: [], ruling: null, command: 'endTurn' },
            }
          : engine.apply(state, command),
    };
    expect(details(refusing)).toHaveLength(1);
    expect(details(refusing)[0]).toMatch(/^refused: .*"endTurn"/);
  });

  it('R-SCEN-6 a command that is accepted after the end is reported', () => {
    const over = stateWhere(begun, (state) => state.over);
    const endless: Engine = {
      ...engine,
      apply: (state) => ({ _tag: 'Right', right: { state, events: [], revealedHidden: false } }),
    };
    const found = (by: Engine) => violationsOf(dearInvariants, { engine: by, begun, state: over });
    expect(found(engine)).toEqual([]);
    expect(found(endless).length).toBeGreaterThan(0);
  });

  it('an illegal command that is accepted or thrown at is reported', () => {
    const lenient: Engine = {
      ...engine,
      apply: (state, command) => {
        const given = command as SeatCommand | null;
        return engine.apply(state, given === null ? command : { ...given, seq: state.seq });
      },
    };
    expect(details(lenient).length).toBeGreaterThan(0);
    const throwing: Engine = {
      ...engine,
      apply: (state, command) => {
        if ((command as object | null) !== null && 'strange' in command) throw new Error('strange');
        return engine.apply(state, command);
      },
    };
    expect(details(throwing).length).toBeGreaterThan(0);
    expect(details(throwing).every((detail) => detail.includes('"strange":true'))).toBe(true);
  });

  it('a command that is listed twice, or for no seat, is reported', () => {
    const twice: Engine = {
      ...engine,
      legalCommands: (state, seat) =>
        seat === undefined ? [...legal, legal[0]!] : engine.legalCommands(state, seat),
    };
    expect(details(twice)[0]).toMatch(/^listed twice/);
    const nowhere: Engine = {
      ...engine,
      legalCommands: (state, seat) => (seat === undefined ? engine.legalCommands(state) : []),
    };
    expect(details(nowhere)).toHaveLength(legal.length);
  });

  it('no mutant is the command itself', () => {
    for (const command of legal)
      expect(mutantsOf(command).map((mutant) => JSON.stringify(mutant))).not.toContain(
        JSON.stringify(command),
      );
  });
});
