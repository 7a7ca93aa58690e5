import {
  closed,
  oneOf,
  optional,
  tagged,
  taggedBy,
  type Leaf,
  type MembersOf,
} from '../../core/codec.js';
import { CONDITIONS, ELEMENTS, FIGURE_KINDS, ITEM_SLOTS } from '../../vocabulary/index.js';
import {
  DAMAGE_SOURCES,
  RANKS,
  type AbilityClause,
  type AnyClause,
  type AttackKindClause,
  type BasicClause,
  type CharactersClause,
  type Clause,
  type CompareClause,
  type ConditionClause,
  type ElementClause,
  type EveryClause,
  type FiguresClause,
  type ForcedClause,
  type KindClause,
  type LethalClause,
  type MarkClause,
  type NamedClause,
  type NotClause,
  type OverlaysClause,
  type PathClause,
  type RankClause,
  type RelationClause,
  type RoundClause,
  type SceneClause,
  type SingleTargetClause,
  type SourceClause,
  type TagClause,
  type WithClause,
} from '../language/clause.js';
import { COMPARISONS } from '../formula/formula.js';
import { RELATIONS } from '../language/selection.js';
import { ABILITY_TYPES } from './ability-type.js';
import type { Language } from './language.js';
import { between, count, idOf, some, word } from './leaf.js';
import type { IdKind } from '../id-kind.js';
import { referenceLeaf } from './reference.js';

const whose = /*#__PURE__*/ (() => optional(referenceLeaf))();

type Among<Kinds extends Clause> = Pick<MembersOf<Clause>, Kinds['type']>;

const aboutTheAbility = (): Among<
  AttackKindClause | SingleTargetClause | AbilityClause | BasicClause | TagClause | PathClause
> => ({
  attackIs: closed<AttackKindClause>('a kind of attack', {
    type: word('attackIs'),
    kind: oneOf(['melee', 'ranged']),
  }),
  singleTarget: closed<SingleTargetClause>('a single target', { type: word('singleTarget') }),
  abilityIs: closed<AbilityClause>('a type of ability', {
    type: word('abilityIs'),
    abilities: some(oneOf(ABILITY_TYPES)),
  }),
  basicAction: closed<BasicClause>('a basic action', {
    type: word('basicAction'),
    half: oneOf(['top', 'bottom']),
  }),
  tagged: closed<TagClause>('a tag', { type: word('tagged'), tag: idOf('tag') }),
  path: closed<PathClause>('a shape of a move', {
    type: word('path'),
    shape: oneOf(['straight', 'closed']),
  }),
});

const aboutAFigure = (): Among<
  RankClause | RelationClause | KindClause | NamedClause | ConditionClause | MarkClause
> => ({
  rank: closed<RankClause>('a rank', { type: word('rank'), of: whose, ranks: some(oneOf(RANKS)) }),
  relation: closed<RelationClause>('a relation', {
    type: word('relation'),
    of: whose,
    relations: some(oneOf(RELATIONS)),
  }),
  kind: closed<KindClause>('a kind of figure', {
    type: word('kind'),
    of: whose,
    kinds: some(oneOf(FIGURE_KINDS)),
  }),
  named: closed<NamedClause>('a type of figure', {
    type: word('named'),
    of: whose,
    names: some(idOf('figure')),
  }),
  hasCondition: closed<ConditionClause>('a condition of a figure', {
    type: word('hasCondition'),
    of: whose,
    conditions: some(oneOf(CONDITIONS)),
  }),
  hasMark: closed<MarkClause>('a mark of a figure', {
    type: word('hasMark'),
    of: whose,
    mark: idOf('mark'),
  }),
});

const aboutNumbers = (
  language: Language,
): Among<FiguresClause | OverlaysClause | CompareClause> => ({
  figures: closed<FiguresClause>('a number of figures', {
    type: word('figures'),
    of: language.figureSelection,
    least: optional(language.amount),
    most: optional(language.amount),
  }),
  overlays: closed<OverlaysClause>('a number of overlays', {
    type: word('overlays'),
    of: language.overlays,
    least: optional(language.amount),
    most: optional(language.amount),
  }),
  compare: closed<CompareClause>('a comparison', {
    type: word('compare'),
    left: language.amount,
    sign: oneOf(COMPARISONS),
    right: language.amount,
  }),
});

const STATES = ['open', 'revealed', 'occupied', 'done', 'destroyed', 'looted'] as const;

const sceneOf = (of: SceneClause['of'], kind: IdKind): Leaf<SceneClause> =>
  closed<SceneClause>('a state of the scenario', {
    type: word('scene'),
    of: word(of),
    id: idOf(kind),
    is: oneOf(STATES),
  });

/** What `of` says decides what the id is one of. */
const scene = (): Leaf<SceneClause> =>
  taggedBy<SceneClause>('of', 'a state of the scenario', {
    door: sceneOf('door', 'door'),
    room: sceneOf('room', 'revealable'),
    plate: sceneOf('plate', 'marker:overlay'),
    rule: sceneOf('rule', 'rule:own'),
    objective: sceneOf('objective', 'objective'),
    treasure: sceneOf('treasure', 'treasure'),
    marker: sceneOf('marker', 'marker'),
  });

const withOf = (what: WithClause['what'], ids: Leaf<string>): Leaf<WithClause> =>
  closed<WithClause>('what was used', { type: word('with'), what: word(what), ids: some(ids) });

/** What `what` says decides what the words are. */
const withClause = (): Leaf<WithClause> =>
  taggedBy<WithClause>('what', 'what was used', {
    item: withOf('item', idOf('item')),
    card: withOf('card', idOf('abilityCard')),
    slot: withOf('slot', oneOf<readonly string[]>(ITEM_SLOTS)),
    rest: withOf('rest', oneOf<readonly string[]>(['long', 'short'])),
    condition: withOf('condition', oneOf<readonly string[]>([...CONDITIONS, 'bless', 'curse'])),
    element: withOf('element', oneOf<readonly string[]>(ELEMENTS)),
    scenario: withOf('scenario', idOf('scenario')),
  });

const aboutTheMoment = (): Among<ElementClause | SourceClause | LethalClause | ForcedClause> => ({
  element: closed<ElementClause>('a strength of elements', {
    type: word('element'),
    elements: some(oneOf(ELEMENTS)),
    strengths: some(oneOf(['inert', 'waning', 'strong'])),
  }),
  source: closed<SourceClause>('a source of damage', {
    type: word('source'),
    sources: some(oneOf(DAMAGE_SOURCES)),
  }),
  lethal: closed<LethalClause>('deadly damage', { type: word('lethal') }),
  forced: closed<ForcedClause>('a forced move', { type: word('forced') }),
});

const aboutTheScenario = ({
  amount,
}: Language): Among<RoundClause | CharactersClause | SceneClause | WithClause> => ({
  round: closed<RoundClause>('a round', {
    type: word('round'),
    from: optional(amount),
    to: optional(amount),
    every: optional(count),
  }),
  characters: closed<CharactersClause>('a number of characters', {
    type: word('characters'),
    counts: some(between(1, 4)),
  }),
  scene: scene(),
  with: withClause(),
});

/** What must hold. */
export const clauseLeaf = (language: Language): Leaf<Clause> =>
  tagged<Clause>('a clause { type, … }', {
    ...aboutTheAbility(),
    ...aboutAFigure(),
    ...aboutNumbers(language),
    ...aboutTheMoment(),
    ...aboutTheScenario(language),
    not: closed<NotClause>('a negation', { type: word('not'), clause: language.clause }),
    any: closed<AnyClause>('an alternative', { type: word('any'), of: some(language.clause) }),
    every: closed<EveryClause>('a conjunction', {
      type: word('every'),
      of: some(language.clause),
    }),
  });
