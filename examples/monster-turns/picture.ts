/** The picture of a turn. */

import type { Board } from 'gloomhaven-rules/board';
import type { MonsterTurn, MonsterTurnQuery } from 'gloomhaven-rules/monster-turn';
import { renderText, type Highlight, type Picture } from 'gloomhaven-rules/render';
import { cutToWidth } from './layout.js';

/** Several options can end in the same hex; it is named once. */
const highlightsOf = ({ focus, options }: MonsterTurn): readonly Highlight[] => {
  const [first] = options;
  const ends = options.map(({ to }) => to);
  const goals = first?.attacks.length === 0 ? options.flatMap((one) => one.destinations) : [];
  const further = goals.filter((goal) => !ends.some(({ q, r }) => q === goal.q && r === goal.r));
  return [
    {
      as: 'destination',
      hexes: ends,
      label: options.length > 1 ? 'where it may end' : 'where it ends',
    },
    { as: 'target', figures: first?.attacks.map(({ on }) => on) ?? [], label: 'attacked' },
    { as: 'focus', figures: focus, label: 'focus' },
    { as: 'area', hexes: first?.area ?? [], label: 'area' },
    { as: 'spot', hexes: further, label: 'heading for' },
  ];
};

/** What to draw of a turn: the way of its first option, and where all options end. */
export const pictureOf = (
  { figures, actor }: Pick<MonsterTurnQuery, 'figures' | 'actor'>,
  turn: MonsterTurn,
): Picture => ({
  figures,
  actor,
  path: turn.options[0]?.path ?? [],
  highlights: highlightsOf(turn),
});

/** Draws a board, in colours if it fits; what is too wide is cut. */
export const draw = (board: Board, picture: Picture, isColoured: boolean): string => {
  const plain = renderText(board, picture);
  const cut = cutToWidth(plain);
  return cut === plain ? renderText(board, picture, { colour: isColoured }) : cut;
};
