import { closed, flag, oneOf, optional } from '../../core/codec.js';
import { definition, type Definition } from '../../core/definition.js';
import { SIDES } from '../../vocabulary/index.js';
import {
  OBJECTIVE_DECKS,
  OBJECTIVE_KINDS,
  type ScenarioObjective,
} from '../scenario/scenario-objective.js';
import { fightingTraits } from './figures.js';
import { language } from './language.js';
import { between, id, idOf, some, words } from './leaf.js';
import { markerLeaf } from './reference.js';

/** The last place in the order of initiative. */
const LAST_INITIATIVE = 99;

/** A thing or figure of a scenario. */
export const scenarioObjectiveLeaf: Definition<ScenarioObjective> = /*#__PURE__*/ (() =>
  definition('ScenarioObjective', 'an objective { id, kind, side, hitPoints }', () =>
    closed<ScenarioObjective>('an objective { id, kind, side, hitPoints }', {
      ...fightingTraits(language),
      id,
      name: optional(words),
      kind: oneOf(OBJECTIVE_KINDS),
      side: oneOf(SIDES),
      enemyOf: optional(some(oneOf(SIDES))),
      hitPoints: optional(language.amount),
      initiative: optional(between(1, LAST_INITIATIVE)),
      actsBefore: optional(idOf('monster')),
      move: optional(language.amount),
      attack: optional(language.amount),
      turn: optional(some(language.ability)),
      towards: optional(markerLeaf),
      opensDoors: optional(flag),
      healable: optional(flag),
      deck: optional(oneOf(OBJECTIVE_DECKS)),
    }),
  ))();
