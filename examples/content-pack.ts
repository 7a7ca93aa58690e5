/**
 * A pack of content, checked and looked at: Hollowmere with a monster of one's own, or any other pack.
 * `tsx examples/content-pack.ts [FILE…]`: several files are put together, a game and its expansions.
 */

import { readFileSync } from 'node:fs';
import { compileBoard, explain as explainBoard } from 'gloomhaven-rules/board';
import {
  checkPack,
  evaluateFormula,
  explain,
  mergePacks,
  parseFormula,
  type Amount,
  type CheckedPack,
  type MonsterType,
  type Scenario,
} from 'gloomhaven-rules/content';
import { hollowmere } from 'gloomhaven-rules/demo';
import { renderText } from 'gloomhaven-rules/render';

/** The party and the level that the numbers are for. */
const PARTY = { C: 3, L: 1 };

const ownMonster = {
  format: 1,
  id: 'ferry',
  name: 'Ferry',
  monsters: [
    {
      id: 'ferry-hound',
      name: 'Ferry Hound',
      deck: 'fen-rat',
      standees: 4,
      stats: {
        type: 'ranks',
        normal: Array.from({ length: 8 }, () => ({ hitPoints: '4+L', move: 4, attack: 2 })),
        elite: Array.from({ length: 8 }, () => ({ hitPoints: '6+(2xL)', move: 5, attack: 3 })),
      },
    },
  ],
};

const files = process.argv.slice(2);
const packs: readonly unknown[] =
  files.length > 0
    ? files.map((file): unknown => JSON.parse(readFileSync(file, 'utf8')))
    : [hollowmere, ownMonster];

/** A number of a stat card for the party; what is only known in play is a star. */
const numberOf = (amount: Amount): string => {
  if (typeof amount === 'number') return String(amount);
  const formula = typeof amount === 'string' ? parseFormula(amount) : null;
  if (formula?._tag !== 'Right') return '*';
  const value = evaluateFormula(formula.right, PARTY);
  return value._tag === 'Right' ? String(value.right) : '*';
};

const monsterRow = ({ name, stats }: MonsterType): string => {
  const ranks = stats.type === 'boss' ? [stats.boss] : [stats.normal, stats.elite];
  const cells = ranks.map((levels) => {
    const { hitPoints, move, attack, range } = levels[PARTY.L] ?? levels[0];
    const reach = range === undefined ? '' : ` range ${numberOf(range)}`;
    return `${numberOf(hitPoints)} hp, move ${numberOf(move)}, attack ${numberOf(attack)}${reach}`;
  });
  return `${name.padEnd(22)} ${cells.map((cell) => cell.padEnd(36)).join(' ')}`.trimEnd();
};

/** The map of a scenario with the monsters of three characters, all doors closed. */
const drawingOf = ({ map }: Scenario): string => {
  const overlays = map.rooms.flatMap((room) =>
    (room.overlays ?? []).flatMap(({ type, hexes }) => hexes.map((at) => ({ type, at }))),
  );
  const board = compileBoard({
    rooms: map.rooms.map(({ id, hexes }) => ({ id, hexes })),
    doors: (map.doors ?? []).map(({ at, state = 'closed' }) => ({ at, state })),
    overlays,
  });
  if (board._tag === 'Left') return board.left.map(explainBoard).join('\n');
  const figures = map.rooms.flatMap(({ monsters = [] }, room) =>
    monsters.flatMap(({ monster, at, ranks }, index) =>
      ranks[1] === 'none'
        ? []
        : [{ id: `${monster}-${String(room)}${String(index)}`, side: 'monsters', at } as const],
    ),
  );
  return renderText(board.right, { figures });
};

const report = ({ name, classes, monsters, items, scenarios }: CheckedPack): string => {
  const [scenario] = scenarios.filter(({ map }) => map.rooms.length > 1);
  return [
    `${name}: ${String(classes.length)} classes, ${String(monsters.length)} types of monsters, ` +
      `${String(items.length)} items, ${String(scenarios.length)} scenarios`,
    '',
    ...classes.map(
      (one) =>
        `${one.name.padEnd(22)} hand ${String(one.handSize)}, ${one.hitPoints.join(' ')} hit points`,
    ),
    '',
    `Monsters at level ${String(PARTY.L)} for ${String(PARTY.C)} characters`,
    ...monsters.map(monsterRow),
    ...(scenario === undefined ? [] : ['', scenario.name, '', drawingOf(scenario)]),
  ].join('\n');
};

const checked = checkPack(mergePacks(...packs));
if (checked._tag === 'Left') {
  console.error(checked.left.map(explain).join('\n'));
  process.exitCode = 1;
} else console.log(report(checked.right));
