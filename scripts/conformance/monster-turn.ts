/** Adapter of the `monster-turn` vectors to `monsterTurn`. */

import * as E from 'fp-ts/lib/Either.js';

import { compileBoard, explain, type Board } from '../../src/board/index.js';
import { sightRulesOf } from '../../src/line-of-sight/index.js';
import {
  explain as explainTurn,
  monsterTurn,
  type MonsterOption,
  type MonsterTurn,
} from '../../src/monster-turn/index.js';
import { renderText } from '../../src/render/index.js';
import type { Edition } from '../../src/vocabulary/index.js';
import { malformed, type Difference, type FileHead, type Kind, type Reading } from './kind.js';
import {
  attackOf,
  figuresOf,
  mapOf,
  modeOf,
  turnCase,
  type TurnCase,
  type TurnFigure,
  type TurnOption,
} from './monster-case.js';
import { faultOfArea } from './placement.js';
import { isSame, read, sorted, toHex, toPair, type Pair } from './shape.js';

/** The editions as the vectors spell them. */
const EDITIONS: ReadonlyMap<unknown, Edition> = new Map([
  ['gloomhaven', 'gloomhaven'],
  ['jaws-of-the-lion', 'jawsOfTheLion'],
  ['frosthaven', 'frosthaven'],
]);

/** An option as both sides can be compared: in pairs, all lists ascending. */
type Plain = Omit<TurnOption, 'aoe'>;

const byText = (a: Plain, b: Plain): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const plainly = ({ move, attacks, focuses, destinations }: Plain): Plain => ({
  move,
  attacks: sorted(attacks),
  focuses: sorted(focuses),
  destinations: sorted(destinations),
});

const hexOfId = ({ figures }: TurnCase, id: string): Pair =>
  figures.find((figure) => figure.id === id)?.at ?? [NaN, NaN];

const plainOption = (
  vector: TurnCase,
  { to, attacks, focus, destinations }: MonsterOption,
): Plain =>
  plainly({
    move: toPair(to),
    attacks: attacks.map(({ on }) => hexOfId(vector, on)),
    focuses: focus.map((id) => hexOfId(vector, id)),
    destinations: destinations.map(toPair),
  });

/** What an option says of one attack with an area, or nothing to complain of. */
const faultsOfArea = (
  board: Board,
  vector: TurnCase,
  edition: Edition,
  { to, attacks, area }: MonsterOption,
): readonly string[] => {
  const profile = attackOf(vector.action);
  if (attacks.length === 0 || (profile?.area ?? null) === null)
    return area === null ? [] : ['an area where none is'];
  if (area === null || profile === null) return ['no area'];
  const enemies = vector.figures.filter(({ side }) => side === 'characters');
  const fault = faultOfArea({
    board,
    rules: sightRulesOf(edition),
    profile,
    from: to,
    enemies: enemies.map(({ at }) => toHex(at)),
    attacked: attacks.map(({ on }) => toHex(hexOfId(vector, on))),
    area,
  });
  return fault === null ? [] : [`${JSON.stringify(area.map(toPair))}: ${fault}`];
};

const endsOf = (options: readonly Plain[]): readonly unknown[] =>
  options.map(({ move, attacks }) => [move, attacks]);

/** Names the first level on which the answers part: the ends, then why they are taken, then areas. */
const partingOf = (
  want: readonly Plain[],
  got: readonly Plain[],
  focusesAgree: boolean,
  areaFaults: readonly string[],
): string | null => {
  if (!isSame(endsOf(want), endsOf(got))) return 'the ends and their targets differ';
  if (!focusesAgree) return 'the focuses differ';
  if (!isSame(want, got)) return 'the focuses or destinations of an option differ';
  return areaFaults.length === 0 ? null : `an illegal area: ${areaFaults.join('; ')}`;
};

const placeOf = ({ id, at, initiative }: TurnFigure): string =>
  [id, JSON.stringify(at), ...(initiative === undefined ? [] : [`(${String(initiative)})`])].join(
    ' ',
  );

const draw = (board: Board, vector: TurnCase): string =>
  [
    renderText(board, { figures: figuresOf(vector) }),
    `figures and initiative: ${vector.figures.map(placeOf).join(', ')}`,
    `action: ${JSON.stringify(vector.action)}`,
    `sensitive to: ${vector.sensitiveTo.join(', ') || 'nothing alone'}`,
  ].join('\n');

const show = (focuses: readonly Pair[], options: readonly Plain[]): string =>
  [`focuses ${JSON.stringify(focuses)}`, ...options.map((option) => JSON.stringify(option))].join(
    '\n',
  );

const compareTurn = (
  vector: TurnCase,
  edition: Edition,
  board: Board,
  { focus, options }: MonsterTurn,
): Difference | null => {
  const want = vector.expected.options.map(plainly).sort(byText);
  const got = options.map((option) => plainOption(vector, option)).sort(byText);
  const wantFocuses = sorted(vector.expected.focuses);
  const gotFocuses = sorted(focus.map((id) => hexOfId(vector, id)));
  const areaFaults = options.flatMap((option) => faultsOfArea(board, vector, edition, option));
  const why = partingOf(want, got, isSame(wantFocuses, gotFocuses), areaFaults);
  if (why === null) return null;
  return {
    why,
    input: draw(board, vector),
    expected: show(wantFocuses, want),
    got: show(gotFocuses, got),
  };
};

const refused = (input: string, vector: TurnCase, reasons: readonly string[]): Difference => ({
  why: 'the library refused it',
  input,
  expected: show(vector.expected.focuses, vector.expected.options.map(plainly)),
  got: reasons.join('\n'),
});

const compare = (vector: TurnCase, edition: Edition): Difference | null => {
  const actor = vector.figures.find(({ active }) => active === true);
  if (actor === undefined) return malformed('no active figure');
  const { action } = vector;
  const board = compileBoard(mapOf(vector));
  if (E.isLeft(board)) return malformed(board.left.map(explain).join('; '));
  const turn = monsterTurn({
    board: board.right,
    figures: figuresOf(vector),
    actor: actor.id,
    action: {
      move: action.move,
      mode: modeOf(action),
      flying: action.flying,
      attack: attackOf(action),
    },
    conditions: action.muddled ? ['muddle'] : [],
    edition,
  });
  return E.isLeft(turn)
    ? refused(draw(board.right, vector), vector, turn.left.map(explainTurn))
    : compareTurn(vector, edition, board.right, turn.right);
};

const readHead = (head: FileHead): Reading | string => {
  const edition = EDITIONS.get(head['edition']);
  if (edition === undefined) return `unknown edition: ${JSON.stringify(head['edition'])}`;
  return {
    edition: String(head['edition']),
    check: (one) =>
      E.match(malformed, (vector: TurnCase) => compare(vector, edition))(read(turnCase, one)),
  };
};

/** The `monster-turn` vectors. */
export const monsterTurns: Kind = { type: 'runs', readHead };
