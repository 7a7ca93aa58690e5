/** A game as text for a terminal: lines of limited width, colours only where they are wanted. */

import { renderText } from 'gloomhaven-rules/render';
import {
  describe,
  namesOf,
  type Character,
  type Event,
  type Figure,
  type GameState,
} from 'gloomhaven-rules/round';
import { cardWords } from './card-words.js';
import { closingLines } from './closing.js';
import type { Table } from './play.js';

/** No line is wider. */
export const WIDTH = 100;

const CODES = { bold: '1', dim: '2', good: '32', bad: '31' } as const;
type Style = keyof typeof CODES;
type Paint = (text: string, style: Style) => string;

const painter =
  (isColoured: boolean): Paint =>
  (text, style) =>
    isColoured ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text;

/** Breaks a line, the rest of it further in. */
const wrap = (text: string, indent: string, further = '    '): readonly string[] =>
  text.split(' ').reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined) return [`${indent}${word}`];
    return `${last} ${word}`.length <= WIDTH
      ? [...lines.slice(0, -1), `${last} ${word}`]
      : [...lines, `${indent}${further}${word}`];
  }, []);

type Moved = Extract<Event, { readonly type: 'moved' }>;

const goesOn = (last: Event | undefined, next: Moved): last is Moved =>
  last?.type === 'moved' &&
  last.figure === next.figure &&
  last.forced === next.forced &&
  last.by === next.by;

/** The steps of a walk as one: each is an event of its own, since each may be the last one. */
export const joinSteps = (events: readonly Event[]): readonly Event[] =>
  events.reduce<readonly Event[]>((known, event) => {
    const last = known.at(-1);
    return event.type === 'moved' && goesOn(last, event)
      ? [...known.slice(0, -1), { ...event, path: [...last.path, ...event.path] }]
      : [...known, event];
  }, []);

type Drawn = Extract<Event, { readonly type: 'monsterCardDrawn' }>;
type CardMoved = Extract<Event, { readonly type: 'cardMoved' }>;

/** Cards that cancel damage leave before it is told of: here the damage comes first, then its price. */
export const priceAfter = (events: readonly Event[]): readonly Event[] => {
  const told: Event[] = [];
  let paid: CardMoved[] = [];
  for (const event of events) {
    if (event.type === 'cardMoved' && event.to === 'lost') paid.push(event);
    else if (event.type === 'damaged' && event.negated) {
      told.push(event, ...paid);
      paid = [];
    } else if (event.type === 'attacked' && event.result.negated) told.push(event);
    else {
      told.push(...paid, event);
      paid = [];
    }
  }
  return [...told, ...paid];
};

/** What need not be said where headings and tables say it. */
const QUIET: readonly Event['type'][] = [
  'roundStarted',
  'roundEnded',
  'cardsSelected',
  'goalKept',
  'turnStarted',
  'orderSet',
  'choiceRevealed',
  'scenarioEnded',
];

/** Cards that a rest is about: the line of the rest tells what it costs, and that the others return. */
const isOfRest = (event: Event, all: readonly Event[]): boolean =>
  event.type === 'cardMoved' &&
  (event.to === 'hand' ||
    all.some((rest) => rest.type === 'rested' && rest.lost.includes(event.card)));

const isQuiet = (event: Event, all: readonly Event[]): boolean =>
  QUIET.includes(event.type) ||
  (event.type === 'turnEnded' && event.ended.length === 0) ||
  (event.type === 'cardMoved' && event.to === 'discard') ||
  isOfRest(event, all);

/** The turns of a round, and what comes after the last one; money is taken when a turn has ended. */
const turnsOf = (
  events: readonly Event[],
): readonly { readonly figure: string | null; readonly events: readonly Event[] }[] => {
  const turns: { readonly figure: string | null; readonly events: Event[] }[] = [];
  let isOver = true;
  for (const event of events) {
    if (event.type === 'turnStarted') turns.push({ figure: event.figure, events: [] });
    else if (isOver && event.type !== 'looted' && turns.at(-1)?.figure !== null)
      turns.push({ figure: null, events: [] });
    turns.at(-1)?.events.push(event);
    isOver = event.type === 'turnEnded' || (isOver && event.type !== 'turnStarted');
  }
  return turns;
};

/** Capitals for monsters, small letters once all of those stand for somebody. */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.split('');

/** Marks for figures: digits for characters, letters for monsters, those that came earlier keep theirs. */
export const marksOf = (
  { figures, characters }: GameState,
  earlier: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> => {
  const taken = new Set(earlier.values());
  const free = LETTERS.filter((letter) => !taken.has(letter));
  const monsters = figures.filter(({ id, kind }) => kind === 'monster' && !earlier.has(id));
  return new Map([
    ...characters.map(({ id }, index) => [id, String(index + 1)] as const),
    ...earlier,
    ...monsters.map(({ id }, index) => [id, free[index] ?? '?'] as const),
  ]);
};

/** Writes a game, piece by piece. */
export interface Printer {
  /** The head of the game. */
  readonly opening: (seed: string) => readonly string[];
  /** The board before the first round. */
  readonly placed: (state: GameState) => readonly string[];
  /** What happened in a round, all of its events. */
  readonly round: (round: number, events: readonly Event[], after: GameState) => readonly string[];
  /** How it came out. */
  readonly closing: (end: GameState) => readonly string[];
}

const column = (text: string, width: number): string => text.padEnd(width);

/** Two texts side by side. */
const beside = (left: readonly string[], right: readonly string[]): readonly string[] => {
  const width = Math.max(...left.map(({ length }) => length)) + 4;
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) =>
    `  ${column(left[row] ?? '', width)}${right[row] ?? ''}`.trimEnd(),
  );
};

/** No bar is longer. */
const BAR = 12;

/** One sign for each hit point, or for as many as it takes for all bars to fit. */
const bar = (now: number, most: number, longest: number): string => {
  const each = Math.ceil(longest / BAR);
  const full = Math.ceil(now / each);
  return '█'.repeat(full) + '░'.repeat(Math.ceil(most / each) - full);
};

const hexWords = ({ q, r }: Figure['at']): string => `(${String(q)},${String(r)})`;

/** Characters first. */
const inOrder = (figures: readonly Figure[]): readonly Figure[] => [
  ...figures.filter(({ kind }) => kind === 'character'),
  ...figures.filter(({ kind }) => kind !== 'character'),
];

/** How a game is written. */
export const printer = (table: Table, begun: GameState, isColoured: boolean): Printer => {
  const { pack, engine } = table;
  const names = namesOf(pack);
  let marks = marksOf(begun);
  const paint = painter(isColoured);

  const classOf = (id: string): string => names.classes[id] ?? id;
  const nameOf = ({ id, type, standee, rank }: Figure): string =>
    standee === null
      ? classOf(id)
      : `${names.monsters[type] ?? type} ${String(standee)}${rank === 'elite' ? ' (elite)' : ''}`;
  /** Names of all figures that ever stood on the board. */
  const known = new Map(begun.figures.map((figure) => [figure.id, nameOf(figure)]));
  const markOf = (id: string): string => marks.get(id) ?? '?';
  /** Rooms that are revealed bring others. */
  const meet = (state: GameState): void => {
    for (const figure of state.figures) known.set(figure.id, nameOf(figure));
    marks = marksOf(state, marks);
  };

  /** How the lines of events call it: without its rank. */
  const lineName = (id: string): string => (known.get(id) ?? classOf(id)).replace(' (elite)', '');

  const heading = (text: string): string => paint(`── ${text} `.padEnd(WIDTH, '─'), 'bold');

  /** A type that comes in the middle of a round draws its card there. */
  const drawn = ({ deck: id, card, initiative }: Drawn, indent: string): readonly string[] => {
    const deck = pack.monsterDecks.find((one) => one.id === id);
    const type = pack.monsters.find((one) => one.deck === id);
    const printed = deck?.cards.find((one) => one.id === card);
    const says = printed === undefined ? '' : `: ${cardWords(printed)}`;
    const name = names.monsters[type?.id ?? ''] ?? id;
    return wrap(`${name} draws initiative ${String(initiative)}${says}.`, indent);
  };

  const say = (event: Event, indent: string, actor: string | null): readonly string[] => {
    if (event.type === 'monsterCardDrawn') return drawn(event, indent);
    const line = describe(event, names);
    const own = `${actor === null ? '' : lineName(actor)} `;
    const lines = wrap(line.startsWith(own) ? line.slice(own.length) : line, indent);
    if (event.type === 'died') return lines.map((line) => paint(line, 'good'));
    return event.type === 'exhausted' ? lines.map((line) => paint(line, 'bad')) : lines;
  };

  const order = (events: readonly Event[]): readonly string[] => {
    const choices = new Map(
      events.flatMap((event) =>
        event.type === 'choiceRevealed' ? [[event.character, event] as const] : [],
      ),
    );
    const cardsOf = (id: string): string => {
      const cards = choices.get(id)?.cards;
      if (cards === undefined) return '';
      const called = cards.map((card) => names.cards[id]?.[card] ?? card);
      return cards.length === 0 ? ': long rest' : `: ${called.join(', ')}`;
    };
    const drawn = new Map(
      events.flatMap((event) =>
        event.type === 'monsterCardDrawn' ? [[event.deck, event.card] as const] : [],
      ),
    );
    /** What the card of a monster says: all of its type do it. */
    const saysOf = (id: string): string | undefined => {
      const type = pack.monsters.find((one) => id.startsWith(`${one.id}#`));
      const card = pack.monsterDecks
        .find((one) => one.id === type?.deck)
        ?.cards.find((one) => one.id === drawn.get(type?.deck ?? ''));
      return card === undefined ? undefined : cardWords(card);
    };
    const first = events.find((event) => event.type === 'orderSet');
    return (first?.type === 'orderSet' ? first.order : []).flatMap(({ initiative, figures }) => {
      const who = figures.map((id) => `${known.get(id) ?? classOf(id)}${cardsOf(id)}`);
      const says = [...new Set(figures.flatMap((id) => saysOf(id) ?? []))];
      const head = `${String(initiative).padStart(2)}  ${who.join(', ')}`;
      return [
        ...wrap(head, '  '),
        ...says.flatMap((one) => wrap(one, ' '.repeat(6)).map((line) => paint(line, 'dim'))),
      ];
    });
  };

  const board = (state: GameState): readonly string[] =>
    renderText(engine.boardOf(state), {
      figures: state.figures.map(({ id, side, at }) => ({ id: markOf(id), side, at })),
      overlays: state.overlays.map(({ type, at }) => ({ type, at })),
      legend: false,
    }).split('\n');

  const cards = ({ hand, discard, lost, active }: Character): string =>
    [
      `hand ${String(hand.length)}`,
      `discarded ${String(discard.length)}`,
      `lost ${String(lost.length)}`,
      ...(active.length > 0 ? [`active ${String(active.length)}`] : []),
    ].join(', ');

  const status = (state: GameState): readonly string[] => {
    const width = Math.max(...[...known.values()].map(({ length }) => length), 12) + 2;
    const most = Math.max(...state.figures.map(({ maxHitPoints }) => maxHitPoints));
    const longest = Math.min(most, BAR);
    return inOrder(state.figures).flatMap((figure) => {
      const { id, at, hitPoints, maxHitPoints, conditions } = figure;
      const held = conditions.held.map(({ condition }) => condition).join(', ');
      const points = `${String(hitPoints).padStart(2)}/${column(String(maxHitPoints), 3)}`;
      const life = column(bar(hitPoints, maxHitPoints, most), longest);
      const name = `${column(nameOf(figure), width)}${column(hexWords(at), 8)}`;
      const character = state.characters.find((one) => one.id === id);
      return [
        `${markOf(id)} ${name}${points}${life}`.trimEnd(),
        ...(character === undefined ? [] : [`    ${cards(character)}`]),
        ...(held === '' ? [] : [`    ${held}`]),
      ];
    });
  };

  /** A turn under the name of whoever takes it, which need not be said again. */
  const turns = (events: readonly Event[]): readonly string[] =>
    turnsOf(events).flatMap(({ figure, events: all }) => {
      const lines = priceAfter(joinSteps(all)).filter((event) => !isQuiet(event, events));
      if (figure === null && lines.length === 0) return [];
      const name = figure === null ? '' : (known.get(figure) ?? classOf(figure));
      const head = figure === null ? '  The round ends' : `${markOf(figure)} ${name}`;
      return ['', paint(head, 'bold'), ...lines.flatMap((event) => say(event, '    ', figure))];
    });

  return {
    opening: (seed) => {
      const scenario = pack.scenarios.find(({ id }) => id === begun.scenario);
      return [
        paint(scenario?.name ?? begun.scenario, 'bold'),
        ...wrap(scenario?.text ?? '', '', ''),
        '',
        `Level ${String(begun.level)}, seed "${seed}".`,
        ...begun.characters.map(
          ({ id, seat, level }) => `${seat} plays the ${classOf(id)}, level ${String(level)}.`,
        ),
      ];
    },
    placed: (state) => [
      '',
      ...beside(board(state), status(state)),
      '',
      '  % obstacle   ^ trap   ! hazardous   ~ difficult   $ money   & treasure   + closed door',
      '  (3,-1) is in column 3, counted from 0; (3,0) is the hex below it',
    ],
    round: (round, events, after) => {
      meet(after);
      const at = events.findIndex(({ type }) => type === 'orderSet');
      return [
        '',
        heading(`Round ${String(round)}`),
        ...order(events),
        ...turns(events.slice(at + 1)),
        '',
        ...beside(board(after), status(after)),
      ];
    },
    closing: (end) => {
      const result = engine.resultOf(end);
      if (result === null) return [];
      return [
        '',
        heading(result.verdict === 'won' ? 'Won' : 'Lost'),
        ...closingLines(pack, end, result).flatMap((line) => wrap(line, '')),
      ];
    },
  };
};
