import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  attackOf,
  figuresOf,
  mapOf,
  modeOf,
  type TurnCase,
} from '../../scripts/conformance/monster-case.js';
import { sorted, toPair, type Pair } from '../../scripts/conformance/shape.js';
import type { Edition } from '../../src/vocabulary/index.js';
import { layScene, SLOW_RULES } from './slow-scene.js';
import { sightFor } from './sight.js';
import { slowTurn } from './slow-solver.js';

const EDITIONS: readonly (readonly [string, Edition])[] = [
  ['gloomhaven', 'gloomhaven'],
  ['jaws-of-the-lion', 'jawsOfTheLion'],
  ['frosthaven', 'frosthaven'],
];

/** One case of so many is tried, and all of them in long runs: the slow solver is slow. */
const EVERY = Math.max(1, Math.floor(1200 / (fc.readConfigureGlobal().numRuns ?? 100)));
const TIME_LIMIT_IN_MILLISECONDS = 600_000;

const casesOf = (file: string): readonly TurnCase[] => {
  const content = readFileSync(`test/conformance/monster-turn/${file}.json`, 'utf8');
  return (JSON.parse(content) as { cases: TurnCase[] }).cases.filter(
    (_, index) => index % EVERY === 0,
  );
};

const byText = (a: unknown, b: unknown): number => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1);

const solve = (vector: TurnCase, edition: Edition): unknown => {
  const { figures, action } = vector;
  const { overlays = [], ...map } = mapOf(vector);
  const { hexes = [], wallHexes = [], wallEdges = [] } = map;
  const question = {
    map: { hexes, wallHexes, wallEdges, doors: [] },
    overlays,
    figures: figuresOf(vector),
    actor: 'A',
    action: {
      move: action.move,
      mode: modeOf(action),
      flying: action.flying,
      attack: attackOf(action),
    },
    conditions: action.muddled ? (['muddle'] as const) : [],
  };
  const sees = sightFor({ ...question, edition, rules: {} });
  const turn = slowTurn(layScene({ ...question, rules: SLOW_RULES[edition], sees }));
  const pairsOf = (ids: readonly string[]): readonly Pair[] =>
    sorted(figures.filter(({ id }) => ids.includes(id)).map(({ at }) => at));
  return {
    focuses: pairsOf(turn.focus),
    options: turn.options
      .map(({ to, attacks, focus, destinations }) => ({
        move: toPair(to),
        attacks: pairsOf(attacks),
        focuses: pairsOf(focus),
        destinations: sorted(destinations.map(toPair)),
      }))
      .sort(byText),
  };
};

const expectedOf = ({ expected }: TurnCase): unknown => ({
  focuses: sorted(expected.focuses),
  options: expected.options
    .map(({ move, attacks, focuses, destinations }) => ({
      move,
      attacks: sorted(attacks),
      focuses: sorted(focuses),
      destinations: sorted(destinations),
    }))
    .sort(byText),
});

describe('the slow solver itself answers the vectors', () => {
  it.each(EDITIONS)(
    'of %s',
    (file, edition) => {
      for (const vector of casesOf(file))
        expect([vector.id, solve(vector, edition)]).toEqual([vector.id, expectedOf(vector)]);
    },
    TIME_LIMIT_IN_MILLISECONDS,
  );
});
