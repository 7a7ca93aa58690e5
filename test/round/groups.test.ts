import { isLeft } from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';

import type { Action, Group } from '../../src/content/index.js';
import type { ActiveCard, GameState } from '../../src/round/index.js';
import { actionNeeds } from '../../src/round/supported.js';
import {
  act,
  at,
  can,
  CARD,
  character,
  GUARD,
  options,
  pass,
  play,
  turn,
  WARDEN,
  warden,
  type Table,
} from './table.js';

const SONG: Group = { name: 'song' };

const song = (group: Group = SONG, more: Partial<Action> = {}): Action => ({
  abilities: [{ type: 'shield', amount: 1, lasts: 'card' }],
  active: 'persistent',
  group,
  ...more,
});

/** Cards of the hand lie in the active area instead. */
const singing =
  (...cards: readonly string[]) =>
  (state: GameState): GameState => {
    const hand = warden({ state } as Table).hand;
    const others = hand.filter((card) => !cards.includes(card));
    return character(WARDEN, {
      hand: others.slice(0, hand.length - cards.length),
      active: cards.map((card): ActiveCard => ({
        card,
        goes: card === 'warden-8' ? 'lost' : 'discard',
        lasts: 'persistent',
        group: SONG,
      })),
    })(state);
  };

/** The cards of which one must be put away. */
const open = (table: Table): readonly string[] =>
  options(table, { type: 'takeCard' }).map((one) => (one.type === 'takeCard' ? one.card : ''));
const activeOf = (table: Table): readonly string[] => warden(table).active.map(({ card }) => card);
const ON_SELF = { type: 'chooseFigure', target: WARDEN } as const;

const sing = (top: Action, ...changes: readonly ((state: GameState) => GameState)[]): Table =>
  act(play(turn({ top, second: { bottom: LIMIT } }, at(GUARD, 9, 0), ...changes), 'top'), ON_SELF);

const LIMIT: Action = {
  abilities: [{ type: 'groupLimit', group: 'song', limit: 2 }],
  active: 'persistent',
};

const saved = (table: Table): Table => {
  const read = table.engine.decodeState(JSON.parse(JSON.stringify(table.state)));
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return { ...table, state: read.right };
};

describe('a group of cards', () => {
  it('R-CARD-6 a newer card puts the only other one away, to where it counts', () => {
    const done = sing(song(), singing('warden-8'));
    expect(activeOf(done)).toEqual([CARD]);
    expect(warden(done).lost).toEqual(['warden-8']);
  });

  it('R-CARD-6 has as many active as its limit says, and its player likes', () => {
    const none = sing(song({ ...SONG, limit: 2 }), singing('warden-8'));
    expect(activeOf(none)).toEqual(['warden-8', CARD]);
    const asked = saved(sing(song({ ...SONG, limit: 2 }), singing('warden-7', 'warden-8')));
    expect(open(asked)).toEqual(['warden-7', 'warden-8']);
    const done = act(asked, { type: 'takeCard', card: 'warden-7' });
    expect(activeOf(done)).toEqual(['warden-8', CARD]);
    expect(warden(done).discard).toContain('warden-7');
  });

  it('R-CARD-4 of which nothing is performed it puts nothing away', () => {
    const table = play(turn({ top: song() }, singing('warden-8')), 'top');
    const done = act(table, { type: 'skip', character: WARDEN });
    expect(activeOf(done)).toEqual(['warden-8']);
  });

  it('is no other group, and no card of none', () => {
    const done = sing(song({ name: 'stance' }), singing('warden-8'));
    expect(activeOf(done)).toEqual(['warden-8', CARD]);
  });
});

describe('the limit of a group', () => {
  const begun = (...changes: readonly ((state: GameState) => GameState)[]) =>
    act(turn({ top: song(), second: { bottom: LIMIT } }, at(GUARD, 9, 0), ...changes), {
      type: 'play',
      card: 'warden-2',
      half: 'bottom',
      basic: false,
    });

  it('R-CARD-6 counts instead of what cards say, as long as its card is active', () => {
    const sung = act(play(begun(singing('warden-8')), 'top'), ON_SELF);
    expect(activeOf(sung)).toEqual(['warden-8', 'warden-2', CARD]);
    expect(sung.state.groupLimits).toMatchObject([{ character: WARDEN, group: 'song', limit: 2 }]);
    // Another question is open when the card leaves.
    const ended = act(
      play(
        turn({ top: [{ type: 'heal', amount: 1 }] }, singing('warden-7', 'warden-8'), (state) => ({
          ...state,
          characters: state.characters.map((one) =>
            one.id === WARDEN
              ? {
                  ...one,
                  active: [
                    ...one.active,
                    { card: 'warden-6', goes: 'discard', lasts: 'persistent' },
                  ],
                }
              : one,
          ),
          groupLimits: [
            {
              character: WARDEN,
              group: 'song',
              limit: 2,
              origin: { type: 'card', owner: WARDEN, card: 'warden-6', half: 'top', basic: false },
              stays: false,
            },
          ],
        })),
        'top',
      ),
      { type: 'moveActiveCard', card: 'warden-6' },
    );
    expect(open(ended)).toEqual(['warden-7', 'warden-8']);
    const done = act(ended, { type: 'takeCard', card: 'warden-8' });
    expect(activeOf(done)).toEqual(['warden-7']);
    expect(can(done, ON_SELF)).toBe(true);
  });

  it('puts cards away at once where there are more', () => {
    const less: Action = {
      abilities: [{ type: 'groupLimit', group: 'song', limit: 1 }],
      active: 'persistent',
    };
    const asked = play(turn({ top: less }, singing('warden-7', 'warden-8')), 'top');
    expect(open(asked)).toEqual(['warden-7', 'warden-8']);
    expect(activeOf(act(asked, { type: 'takeCard', card: 'warden-7' }))).toEqual([
      'warden-8',
      CARD,
    ]);
  });

  it('R-CARD-12 of a card for the round it is over after the round', () => {
    const round: Action = { ...LIMIT, active: 'round' };
    const sung = play(turn({ top: round }, singing('warden-7', 'warden-8')), 'top');
    expect(activeOf(sung)).toEqual(['warden-7', 'warden-8', CARD]);
    const ended = pass(sung);
    expect(ended.state.groupLimits).toEqual([]);
    expect(open(ended)).toEqual(['warden-7', 'warden-8']);
  });

  it('is refused where it lasts for less than its card, or as long as one that does not stay', () => {
    const needs = (action: Action) => actionNeeds(action, []).map(({ path }) => path.join('.'));
    expect(needs(LIMIT)).toEqual([]);
    const [limit] = LIMIT.abilities;
    expect(needs({ abilities: [limit!] })).toEqual(['abilities.0.lasts']);
    expect(needs({ ...LIMIT, abilities: [{ ...limit!, lasts: 'turn' } as never] })).toEqual([
      'abilities.0.lasts',
    ]);
    expect(needs({ abilities: [{ ...limit!, lasts: 'scenario' } as never] })).toEqual([]);
  });
});
