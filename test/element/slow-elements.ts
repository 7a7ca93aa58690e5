import type { ElementIcon, MonsterPayment, Strength } from '../../src/element/index.js';
import { ELEMENTS, type Element } from '../../src/vocabulary/index.js';

/** What can happen on the track. */
export type Happening =
  | { readonly type: 'endTurn' | 'endRound' }
  | { readonly type: 'infuse' | 'consume'; readonly elements: readonly Element[] };

/** The last place in a history where something is so, or -1. */
const lastPlace = (
  history: readonly Happening[],
  isIt: (happening: Happening, place: number) => boolean,
): number =>
  history.reduce((found, happening, place) => (isIt(happening, place) ? place : found), -1);

/**
 * A second answer to how strong an element is, from all that ever happened: it became strong at the end
 * of the last turn that infused it, unless it was consumed since, and weakens by a step a round.
 */
export const strengthAfter = (history: readonly Happening[], element: Element): Strength => {
  const isEnd = ({ type }: Happening): boolean => type === 'endTurn' || type === 'endRound';
  const became = lastPlace(history, (happening, place) => {
    const turnBegan = lastPlace(history.slice(0, place), isEnd);
    return (
      isEnd(happening) &&
      history
        .slice(turnBegan + 1, place)
        .some((one) => one.type === 'infuse' && one.elements.includes(element))
    );
  });
  if (became < 0) return 'inert';
  const since = history.slice(became);
  const isConsumed = history.some(
    (one, place) =>
      place > became &&
      one.type === 'consume' &&
      one.elements.includes(element) &&
      isPaid(history.slice(0, place), one.elements),
  );
  const rounds = since.filter(({ type }) => type === 'endRound').length;
  if (isConsumed || rounds >= 2) return 'inert';
  return rounds === 1 ? 'waning' : 'strong';
};

/** Whether all of the elements were there. */
export const isPaid = (history: readonly Happening[], elements: readonly Element[]): boolean =>
  new Set(elements).size === elements.length &&
  elements.every((element) => strengthAfter(history, element) !== 'inert');

/** Every way to name an element for each icon. */
const namings = (icons: readonly ElementIcon[]): readonly (readonly Element[])[] =>
  icons.reduce<readonly (readonly Element[])[]>(
    (known, icon) =>
      known.flatMap((named) =>
        (icon === 'any' ? ELEMENTS : [icon]).map((element) => [...named, element]),
      ),
    [[]],
  );

const asSet = (elements: readonly Element[]): string =>
  ELEMENTS.filter((element) => elements.includes(element)).join(' ');

/** What icons can infuse, as sorted texts. */
export const slowInfusions = (icons: readonly ElementIcon[]): readonly string[] =>
  [...new Set(namings(icons).map(asSet))].sort();

const isPayable = (elements: readonly Element[], available: readonly Element[]): boolean =>
  new Set(elements).size === elements.length &&
  elements.every((element) => available.includes(element));

/** How icons can be paid, as sorted texts. */
export const slowConsumptions = (
  available: readonly Element[],
  icons: readonly ElementIcon[],
): readonly string[] =>
  [
    ...new Set(
      namings(icons)
        .filter((elements) => isPayable(elements, available))
        .map(asSet),
    ),
  ].sort();

/** A payment as text. */
export const showPayment = (payment: MonsterPayment): string =>
  payment.map((entry) => (entry === null ? 'unpaid' : asSet(entry))).join(' | ');

/** How monsters can pay: every mix of payments from different elements to which nothing can be added. */
export const slowPayments = (
  available: readonly Element[],
  consumptions: readonly (readonly ElementIcon[])[],
): readonly string[] => {
  const mixes = consumptions.reduce<readonly MonsterPayment[]>(
    (known, icons) =>
      known.flatMap((before) => [
        [...before, null],
        ...namings(icons).map((elements) => [...before, elements]),
      ]),
    [[]],
  );
  const payable = mixes.filter((mix) =>
    isPayable(
      mix.flatMap((entry) => entry ?? []),
      available,
    ),
  );
  const isWhole = (mix: MonsterPayment): boolean => {
    const left = available.filter((element) => !mix.some((entry) => entry?.includes(element)));
    return mix.every(
      (entry, index) =>
        entry !== null || slowConsumptions(left, consumptions[index] ?? []).length === 0,
    );
  };
  return [...new Set(payable.filter(isWhole).map(showPayment))].sort();
};
