/** Elements that abilities infuse or set (R-ELEM-2, R-ELEM-3, R-ELEM-6). */

import { infuse } from '../element/index.js';
import { ELEMENTS, type Element, type ElementIcon } from '../vocabulary/index.js';
import { happened, push, still } from './change.js';
import type { Command } from './command.js';
import type { Handler } from './handler.js';
import { ownerOf } from './owner.js';
import { performed } from './performed.js';
import type { DeedOf, Performer } from './performer.js';
import type { Scope } from './reading/index.js';
import type { GameState } from './state.js';
import type { Task } from './task.js';

const isElement = (icon: ElementIcon): icon is Element => icon !== 'any';

/** Icons are infused: each wild one is named by whoever decides for the figure. */
export const withInfusions = (
  state: GameState,
  figure: string,
  icons: readonly ElementIcon[],
): GameState => {
  const elements = infuse(state.elements, icons.filter(isElement));
  const wild = icons.filter((icon) => icon === 'any');
  return push({ ...state, elements }, ...wild.map((): Task => ({ type: 'wildInfusion', figure })));
};

/** An infusion that stands alone is no choice (R-ELEM-3). */
export const performInfuse: Performer<'infuse'> = ({ state, figure, ability }) =>
  still(withInfusions(performed(figure.id)(state), figure.id, ability.elements));

/** A wild element that is set is named by whoever performs it (R-ELEM-6). */
const naming = (scope: Scope, strength: DeedOf<'setElements'>['strength']): Task => {
  const of = ELEMENTS.map((element) => [
    { type: 'setElements' as const, elements: [element], strength },
  ]);
  const steps = [{ type: 'choose' as const, of }];
  return { type: 'perform', figure: scope.self, scope, steps, on: null, must: true };
};

/** Elements are set to a strength at once. */
export const performSetElements: Performer<'setElements'> = ({ state, figure, ability, task }) => {
  const { elements, strength } = ability;
  const wild = elements.filter((icon) => icon === 'any');
  const named = elements.filter(isElement);
  const strengths = named.reduce(
    (known, element) => ({ ...known, [element]: strength }),
    state.elements.strengths,
  );
  const set = performed(figure.id)({ ...state, elements: { ...state.elements, strengths } });
  const next = push(set, ...wild.map(() => naming(task.scope, strength)));
  return named.length === 0
    ? still(next)
    : happened(next, { type: 'elementsSet', figure: figure.id, elements: named, strength });
};

/** A wild element is named (R-ELEM-6). */
export const wildInfusionHandler: Handler<'wildInfusion'> = {
  asks: (_, state, { figure }) => [
    {
      seat: ownerOf(state, figure),
      figure,
      commands: ELEMENTS.map((element): Command => ({ type: 'infuse', figure, element })),
    },
  ],
  answer: (_, state, __, command) =>
    still(
      command.type === 'infuse'
        ? { ...state, elements: infuse(state.elements, [command.element]) }
        : state,
    ),
  go: (_, state) => still(state),
};
