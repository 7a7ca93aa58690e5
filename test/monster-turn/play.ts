/**
 * Turns on text maps, told in a line for each allowed end: `x: 1 2` means "to the hex marked x, attacks
 * 1 and 2". `A` acts unless the setting names another; its mark as the end means that it stays.
 */
import type { BoardMap, Hex } from '../../src/board/index.js';
import { findFocus, type Focus } from '../../src/focus/index.js';
import {
  explain,
  monsterTurn,
  type MonsterAction,
  type MonsterTargets,
  type MonsterTurn,
  type MonsterTurnError,
  type MonsterTurnQuery,
} from '../../src/monster-turn/index.js';
import type { Candidate } from '../../src/vocabulary/index.js';
import { sceneOf, type Scene } from '../board/scene.js';

/** What a text map does not say: other fields of its figures, more of its map, the rest of the query. */
export interface Setting extends Partial<Omit<MonsterTurnQuery, 'board' | 'figures'>> {
  readonly figures?: Readonly<Record<string, Partial<Candidate>>>;
  readonly map?: BoardMap;
}

export type Picture = string | readonly string[];

type Answer<A> =
  | { readonly _tag: 'Left'; readonly left: readonly MonsterTurnError[] }
  | { readonly _tag: 'Right'; readonly right: A };

/** The answer, or a failure with the reasons why there is none. */
export const unwrap = <A>(answer: Answer<A>): A => {
  if (answer._tag === 'Right') return answer.right;
  throw new Error(answer.left.map((fault) => explain(fault)).join('\n'));
};

export const sceneWith = (picture: Picture, { figures, map }: Setting = {}): Scene =>
  sceneOf(picture, figures, map);

/** The question that a picture, an action and a setting put. */
export const queryOf = (
  picture: Picture,
  action: MonsterAction,
  { figures, map, ...rest }: Setting = {},
): MonsterTurnQuery => {
  const scene = sceneOf(picture, figures, map);
  return { board: scene.board, figures: scene.figures, actor: 'A', action, ...rest };
};

export const turnOf = (picture: Picture, action: MonsterAction, setting?: Setting): MonsterTurn =>
  unwrap(monsterTurn(queryOf(picture, action, setting)));

export const focusOf = (picture: Picture, action: MonsterAction, setting?: Setting): Focus =>
  unwrap(findFocus(queryOf(picture, action, setting)));

const MARKS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'.split('');

/** Names hexes by their marks; what has none is shown as `(q,r)`. */
export const namesIn = (picture: Picture, setting: Setting = {}): ((hex: Hex) => string) => {
  const text = typeof picture === 'string' ? picture : picture.join(' ');
  const scene = sceneWith(picture, setting);
  const names = new Map(
    MARKS.filter((mark) => new RegExp(`[^\\s\\w]${mark}`).test(text)).map((mark) => {
      const { q, r } = scene.at(mark);
      return [`(${String(q)},${String(r)})`, mark];
    }),
  );
  return ({ q, r }) => {
    const place = `(${String(q)},${String(r)})`;
    return names.get(place) ?? place;
  };
};

/** `1 2-`: attacks 1, and 2 at disadvantage. */
export const showTargets = ({ attacks }: MonsterTargets): string =>
  attacks.map(({ on, disadvantage }) => `${on}${disadvantage ? '-' : ''}`).join(' ');

/** The allowed ends of a turn: `x: 1 2-` after a move to x, `1, then x: 2` with an attack above it. */
export const endsOf = (
  picture: Picture,
  action: MonsterAction,
  setting?: Setting,
): readonly string[] => {
  const name = namesIn(picture, setting);
  return turnOf(picture, action, setting)
    .options.map((option) => {
      const first =
        option.attacksFirst.attacks.length > 0 ? `${showTargets(option.attacksFirst)}, then ` : '';
      const then = option.attacks.length > 0 ? `: ${showTargets(option)}` : '';
      return `${first}${name(option.to)}${then}`;
    })
    .sort();
};

/** The hexes that it is heading for, by their marks. */
export const headingFor = (
  picture: Picture,
  action: MonsterAction,
  setting?: Setting,
): readonly string[] => {
  const name = namesIn(picture, setting);
  const { options } = turnOf(picture, action, setting);
  return [...new Set(options.flatMap(({ destinations }) => destinations.map(name)))].sort();
};
