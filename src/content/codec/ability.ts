import {
  closed,
  flag,
  list,
  optional,
  tagged,
  type Leaf,
  type MembersOf,
} from '../../core/codec.js';
import type { Ability, Deed } from '../language/ability.js';
import type { Choose, Consume, If, Pay, Repeat } from '../language/control.js';
import type { Effect } from '../language/effect.js';
import { board } from './board.js';
import { cardsAndItems } from './cards.js';
import { combat } from './combat.js';
import { changes } from './effect.js';
import { figuresAbilities } from './figures.js';
import type { Language } from './language.js';
import { count, countOrNone, elementIcon, some, word } from './leaf.js';
import { scenarioAbilities } from './scenario-ability.js';

type Control<A> = If<A> | Consume<A> | Pay<A> | Choose<A> | Repeat<A>;

/** What is done only if something holds, is consumed or paid. */
const conditional = <A>(
  of: Leaf<A>,
  language: Language,
): MembersOf<If<A> | Consume<A> | Pay<A>> => ({
  if: closed<If<A>>('a condition { type, clauses, then }', {
    type: word('if'),
    clauses: some(language.clause),
    then: some(of),
    otherwise: optional(some(of)),
  }),
  consume: closed<Consume<A>>('a consumption { type, elements, then }', {
    type: word('consume'),
    elements: some(elementIcon),
    then: some(of),
    otherwise: optional(some(of)),
    mandatory: optional(flag),
  }),
  pay: closed<Pay<A>>('a payment { type, cost, then }', {
    type: word('pay'),
    cost: some(language.ability),
    then: some(of),
    otherwise: optional(some(of)),
    mandatory: optional(flag),
  }),
});

/** The words of control, over abilities or over effects. */
const control = <A>(of: Leaf<A>, language: Language): MembersOf<Control<A>> => ({
  ...conditional(of, language),
  choose: closed<Choose<A>>('a choice { type, of }', {
    type: word('choose'),
    least: optional(countOrNone),
    most: optional(count),
    of: some(list(of, 100)),
  }),
  repeat: closed<Repeat<A>>('a repetition { type, times, then }', {
    type: word('repeat'),
    times: language.amount,
    then: some(of),
  }),
});

const deeds = (language: Language): MembersOf<Deed> => ({
  ...combat(language),
  ...board(language),
  ...cardsAndItems(language),
  ...figuresAbilities(language),
  ...scenarioAbilities(language),
  bonus: language.bonus,
});

/** One step of an action. */
export const abilityLeaf = (language: Language): Leaf<Ability> =>
  tagged<Ability>('an ability { type, … }', {
    ...deeds(language),
    ...control(language.ability, language),
  });

/** What is attached to an ability or a bonus. */
export const effectLeaf = (language: Language): Leaf<Effect> =>
  tagged<Effect>('an effect { type, … }', {
    ...deeds(language),
    ...changes(language),
    ...control(language.effect, language),
  });
