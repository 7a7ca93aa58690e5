import { ELEMENTS, type Element } from '../vocabulary/index.js';

/** The three columns of the element track (R-ELEM-1), from the weakest on. */
export const STRENGTHS = ['inert', 'waning', 'strong'] as const;
/** One of {@link STRENGTHS}. */
export type Strength = (typeof STRENGTHS)[number];

/**
 * The six elements, as plain JSON that survives a save.
 *
 * Shape: make one with {@link elementTrack}; the other functions of this module give the next one and
 * leave theirs as it was.
 */
export interface ElementTrack {
  /** The column in which each element stands. */
  readonly strengths: Readonly<Record<Element, Strength>>;
  /**
   * What was infused in the turn that is running, each once, in the order of `ELEMENTS`: it becomes
   * strong at the end of the turn (R-ELEM-2).
   */
  readonly infused: readonly Element[];
}

/** The given elements once each, in the order of `ELEMENTS`. */
export const inOrder = (elements: readonly Element[]): readonly Element[] =>
  ELEMENTS.filter((element) => elements.includes(element));

const changed = (
  track: ElementTrack,
  to: (element: Element, strength: Strength) => Strength,
): Readonly<Record<Element, Strength>> => {
  const { fire, ice, air, earth, light, dark } = track.strengths;
  return {
    fire: to('fire', fire),
    ice: to('ice', ice),
    air: to('air', air),
    earth: to('earth', earth),
    light: to('light', light),
    dark: to('dark', dark),
  };
};

/**
 * A track with some elements that are not inert. All start inert (R-ELEM-1).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { availableElements, elementTrack } from 'gloomhaven-rules/element';
 *
 * assert.deepEqual(availableElements(elementTrack()), []);
 * assert.deepEqual(availableElements(elementTrack({ dark: 'waning', ice: 'strong' })), [
 *   'ice',
 *   'dark',
 * ]);
 */
export const elementTrack = (strengths: Partial<Record<Element, Strength>> = {}): ElementTrack => ({
  strengths: {
    fire: strengths.fire ?? 'inert',
    ice: strengths.ice ?? 'inert',
    air: strengths.air ?? 'inert',
    earth: strengths.earth ?? 'inert',
    light: strengths.light ?? 'inert',
    dark: strengths.dark ?? 'inert',
  },
  infused: [],
});

/**
 * The elements that can be consumed now: strong and waning ones (R-ELEM-4), in the order of
 * `ELEMENTS`. What was infused in the turn that is running is not among them, unless it was there
 * before (R-ELEM-2, R-ELEM-5).
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { availableElements, elementTrack, infuse } from 'gloomhaven-rules/element';
 *
 * const track = infuse(elementTrack({ air: 'waning' }), ['air', 'fire']);
 * assert.deepEqual(availableElements(track), ['air']);
 */
export const availableElements = (track: ElementTrack): readonly Element[] =>
  ELEMENTS.filter((element) => track.strengths[element] !== 'inert');

/**
 * Infuses elements in the turn that is running: at its end each becomes strong, also one that was
 * strong or waning already (R-ELEM-2). An element infused twice is infused once.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, endTurn, infuse } from 'gloomhaven-rules/element';
 *
 * const during = infuse(elementTrack(), ['fire']);
 * assert.equal(during.strengths.fire, 'inert');
 * assert.equal(endTurn(during).track.strengths.fire, 'strong');
 */
export const infuse = (track: ElementTrack, elements: readonly Element[]): ElementTrack => ({
  ...track,
  infused: inOrder([...track.infused, ...elements]),
});

/** Makes elements inert. */
export const withInert = (track: ElementTrack, elements: readonly Element[]): ElementTrack => ({
  ...track,
  strengths: changed(track, (element, strength) =>
    elements.includes(element) ? 'inert' : strength,
  ),
});

/** What the end of a turn or a round does to the elements. */
export interface TrackChange {
  /** The elements that changed their column, in the order of `ELEMENTS`. */
  readonly changed: readonly Element[];
  /** The track now. */
  readonly track: ElementTrack;
}

const changeOf = (before: ElementTrack, track: ElementTrack): TrackChange => ({
  changed: ELEMENTS.filter((element) => before.strengths[element] !== track.strengths[element]),
  track,
});

const settled = (track: ElementTrack): ElementTrack => ({
  strengths: changed(track, (element, strength) =>
    track.infused.includes(element) ? 'strong' : strength,
  ),
  infused: [],
});

/**
 * Ends the turn of any figure: what was infused in it becomes strong (R-ELEM-2).
 *
 * Laws: without an infusion nothing changes; so ending a turn twice does no more than ending it once.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, endTurn, infuse } from 'gloomhaven-rules/element';
 *
 * const { changed, track } = endTurn(infuse(elementTrack({ ice: 'strong' }), ['ice', 'dark']));
 * assert.deepEqual(changed, ['dark']);
 * assert.deepEqual(track, elementTrack({ ice: 'strong', dark: 'strong' }));
 */
export const endTurn = (track: ElementTrack): TrackChange => changeOf(track, settled(track));

const WEAKER: Readonly<Record<Strength, Strength>> = {
  strong: 'waning',
  waning: 'inert',
  inert: 'inert',
};

/**
 * Ends the round: every element goes one step from strong over waning to inert; one that the last
 * figure of the round infused is waning in the next (R-ELEM-10). An infusion whose turn was not ended
 * becomes strong first.
 *
 * @example
 * import assert from 'node:assert/strict';
 * import { elementTrack, endRound } from 'gloomhaven-rules/element';
 *
 * const { track } = endRound(elementTrack({ fire: 'strong', ice: 'waning' }));
 * assert.deepEqual(track, elementTrack({ fire: 'waning' }));
 */
export const endRound = (track: ElementTrack): TrackChange => {
  const turned = settled(track);
  return changeOf(track, {
    ...turned,
    strengths: changed(turned, (_element, strength) => WEAKER[strength]),
  });
};
