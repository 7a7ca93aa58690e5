/**
 * What a user interface highlights: which hexes a figure can reach with a Jump 4 and what it sees.
 * Prints both; `tsx examples/reach-and-sight.ts FILE.svg` draws them in one picture as well.
 */

import { writeFileSync } from 'node:fs';
import { compileBoard, explain } from 'gloomhaven-rules/board';
import { sightLine, visibleFrom, type SightLine } from 'gloomhaven-rules/line-of-sight';
import { reachable } from 'gloomhaven-rules/pathfinding';
import { renderSvg, renderText, type Picture } from 'gloomhaven-rules/render';

const rows = ['. . . # . .', '. . % # . .', '. . ~ . . .', '. . . # . ^', '. . . # . .'];

const figures = [
  { id: 'scout', side: 'characters', at: { q: 1, r: 1 } },
  { id: 'guard', side: 'monsters', at: { q: 2, r: 1 } },
  { id: 'archer', side: 'monsters', at: { q: 5, r: -1 } },
] as const;
const [scout, , archer] = figures;

const describe = (line: SightLine | null): string =>
  line?.type === 'corners'
    ? `It sees the archer: corner ${line.fromCorner} of its hex to corner ${line.toCorner}.`
    : 'It does not see the archer.';

const main = (file: string | undefined): void => {
  const compiled = compileBoard({ rows });
  if (compiled._tag === 'Left') {
    console.error(compiled.left.map(explain).join('\n'));
    process.exitCode = 1;
    return;
  }
  const board = compiled.right;
  const movement = reachable(board, {
    from: scout.at,
    points: 4,
    mode: 'jump',
    side: 'characters',
    figures,
  });
  const seen = visibleFrom(board, scout.at);
  const line = sightLine(board, scout.at, archer.at);

  const scene: Picture = { figures, actor: 'scout' };
  const reach: Picture = { ...scene, title: 'Jump 4: movement points to each hex', movement };
  const view: Picture = {
    ...scene,
    title: 'What the scout sees',
    highlights: [{ as: 'spot', hexes: seen, label: 'seen' }],
  };
  console.log(`${renderText(board, reach)}\n\n${renderText(board, view)}\n`);
  console.log(`${movement.length} hexes in reach, ${seen.length} in sight. ${describe(line)}`);
  if (file !== undefined) {
    const title = 'Reach and sight of the scout';
    const both: Picture = { ...view, title, movement, sight: line === null ? [] : [line] };
    writeFileSync(file, `${renderSvg(board, both)}\n`);
  }
};

main(process.argv[2]);
