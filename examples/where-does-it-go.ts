/**
 * Where does this monster go, and whom does it attack? Prints the board, the reasons and the answer;
 * `tsx examples/where-does-it-go.ts FILE.svg` writes a picture as well.
 */

import { writeFileSync } from 'node:fs';
import { compileBoard, explain } from 'gloomhaven-rules/board';
import {
  explain as explainTurn,
  explainFocus,
  monsterTurn,
  type MonsterTurn,
} from 'gloomhaven-rules/monster-turn';
import { renderSvg, renderText, type Picture } from 'gloomhaven-rules/render';

const figures = [
  { id: 'guard-1', side: 'monsters', at: { q: 0, r: 0 } },
  { id: 'brute', side: 'characters', at: { q: 3, r: -1 }, initiative: 1 },
  { id: 'tinkerer', side: 'characters', at: { q: 2, r: 1 }, initiative: 2 },
] as const;

const pictureOf = ({ focus, options }: MonsterTurn): Picture => ({
  title: 'Where does the guard go?',
  figures,
  actor: 'guard-1',
  path: options[0]?.path ?? [],
  highlights: [
    { as: 'destination', hexes: options.map(({ to }) => to) },
    { as: 'target', figures: options[0]?.attacks.map(({ on }) => on) ?? [] },
    { as: 'focus', figures: focus },
  ],
});

const complain = (reasons: readonly string[]): void => {
  console.error(reasons.join('\n'));
  process.exitCode = 1;
};

const main = (file: string | undefined): void => {
  // Or `hexes`, `rooms` or a `drawing`; thin walls and doors besides.
  const board = compileBoard({ rows: ['. . . #', '. ^ . .', '. . . .'] });
  if (board._tag === 'Left') {
    complain(board.left.map(explain));
    return;
  }

  const turn = monsterTurn({
    board: board.right,
    figures,
    actor: 'guard-1',
    action: { move: 2, attack: {} }, // melee, one target; { range: 3, targets: 2 } is ranged
  });
  if (turn._tag === 'Left') {
    complain(turn.left.map(explainTurn));
    return;
  }

  const picture = pictureOf(turn.right);
  console.log(`${renderText(board.right, picture)}\n\n${explainFocus(turn.right)}`);
  for (const { to, attacks } of turn.right.options)
    console.log(`It goes to ${to.q},${to.r} and attacks ${attacks.map(({ on }) => on).join()}.`);
  if (file !== undefined) writeFileSync(file, `${renderSvg(board.right, picture)}\n`);
};

main(process.argv[2]);
