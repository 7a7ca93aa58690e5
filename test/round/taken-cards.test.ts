import { describe, expect, it } from 'vitest';

import type { Ability, Action, CheckedPack } from '../../src/content/index.js';
import {
  act,
  at,
  can,
  character,
  eventsOf,
  GUARD,
  KINDLER,
  options,
  play,
  set,
  turn,
  WARDEN,
  warden,
  type Table,
} from './table.js';

type Changes = readonly ((state: Table['state']) => Table['state'])[];

const ON_SELF = { type: 'chooseFigure', target: WARDEN } as const;
const SKIP = { type: 'skip', character: WARDEN } as const;
const take = (card: string) => ({ type: 'takeCard', card }) as const;

/** The cards that can be taken just now. */
const open = (table: Table): readonly string[] =>
  options(table, { type: 'takeCard' }).map((one) => (one.type === 'takeCard' ? one.card : ''));

/** The same action on other cards of the warden. */
const printed =
  (action: Partial<Action>, ...cards: readonly string[]) =>
  (pack: CheckedPack): CheckedPack => ({
    ...pack,
    classes: pack.classes.map((one) => ({
      ...one,
      cards: one.cards.map((card) =>
        cards.includes(card.id) ? { ...card, top: { ...card.top, ...action } } : card,
      ),
    })),
  });

const performing = (
  ability: Ability,
  changes: Changes,
  pack?: (made: CheckedPack) => CheckedPack,
) => play(turn({ top: [ability], ...(pack && { pack }) }, at(GUARD, 9, 0), ...changes), 'top');

const PILES = character(WARDEN, {
  hand: ['warden-3'],
  discard: ['warden-4', 'warden-5'],
  lost: ['warden-6', 'warden-7'],
});

const active = (card: string, goes: 'discard' | 'lost') =>
  character(WARDEN, { active: [{ card, goes, lasts: 'persistent' }] });

describe('cards that are recovered', () => {
  const recover = (from: 'discarded' | 'lost' | 'active', count: number | 'all' = 2): Ability => ({
    type: 'recoverCards',
    cards: { from, count },
  });

  it('R-CARD-14 come from the pile that is named, at most so many, and return to the hand at once', () => {
    const asked = act(performing(recover('discarded'), [PILES]), ON_SELF);
    expect(open(asked)).toEqual(['warden-4', 'warden-5']);
    const one = act(asked, take('warden-5'));
    expect(warden(one).hand).toEqual(['warden-3', 'warden-5']);
    const done = act(one, SKIP);
    expect(warden(done)).toMatchObject({ discard: ['warden-4', 'warden-1'] });
    expect(can(done, { type: 'play' })).toBe(true);
  });

  it('R-CARD-14 no more than so many', () => {
    const asked = act(performing(recover('lost', 1), [PILES]), ON_SELF);
    expect(open(asked)).toEqual(['warden-6', 'warden-7']);
    expect(open(act(asked, take('warden-6')))).toEqual([]);
  });

  it('R-CARD-14 R-CARD-6 active ones of that status are among them, and their bonus ends', () => {
    const asked = act(performing(recover('lost'), [PILES, active('warden-8', 'lost')]), ON_SELF);
    expect(open(asked)).toEqual(['warden-6', 'warden-7', 'warden-8']);
    const done = act(asked, take('warden-8'), SKIP);
    expect(warden(done)).toMatchObject({ active: [], hand: ['warden-3', 'warden-8'] });
    const others = performing(recover('discarded'), [PILES, active('warden-8', 'lost')]);
    expect(open(act(others, ON_SELF))).toEqual(['warden-4', 'warden-5']);
  });

  it('R-CARD-7 those that cannot be recovered stay lost, in the active area too', () => {
    const pack = printed({ goes: 'unrecoverable' }, 'warden-6', 'warden-8', 'warden-4');
    const changes = [PILES, active('warden-8', 'lost')];
    expect(open(act(performing(recover('lost'), changes, pack), ON_SELF))).toEqual(['warden-7']);
    const among = act(performing(recover('active'), changes, pack), ON_SELF);
    expect(warden(among).active).toHaveLength(1);
    expect(warden(among).hand).toEqual(['warden-3']);
    // As long as it was not lost it is a card like others.
    expect(open(act(performing(recover('discarded'), changes, pack), ON_SELF))).toEqual([
      'warden-4',
      'warden-5',
    ]);
    const all = act(performing(recover('lost', 'all'), changes, pack), ON_SELF);
    expect(warden(all)).toMatchObject({ hand: ['warden-3', 'warden-7'], lost: ['warden-6'] });
  });

  it('R-CARD-14 are those of an ally where the card says so, who chooses them itself', () => {
    const ability: Ability = {
      type: 'recoverCards',
      cards: { from: 'discarded' },
      to: { type: 'select', who: ['ally'] },
    };
    const [first, second, ...hand] = turn({}).state.characters.find(({ id }) => id === KINDLER)!
      .hand as readonly [string, string];
    const begun = play(
      turn({ apart: true, top: [ability] }, character(KINDLER, { hand, discard: [first, second] })),
      'top',
    );
    const asked = act(begun, { type: 'chooseFigure', target: KINDLER });
    expect(options(asked, { type: 'takeCard' })).toMatchObject([
      { seat: 'bo', character: KINDLER, card: first },
      { seat: 'bo', character: KINDLER, card: second },
    ]);
    const done = act(asked, { type: 'takeCard', card: second });
    expect(done.state.characters.find(({ id }) => id === KINDLER)).toMatchObject({
      hand: [...hand, second],
      discard: [first],
    });
  });

  it('are those with a tag alone, where the card says so', () => {
    const pack = printed({ tags: ['song'] }, 'warden-5', 'warden-6');
    const ability: Ability = {
      type: 'recoverCards',
      cards: { from: 'discarded', count: 2, tag: 'song' },
    };
    const done = act(performing(ability, [PILES], pack), ON_SELF, take('warden-5'));
    expect(warden(done).hand).toEqual(['warden-3', 'warden-5']);
    expect(open(done)).toEqual([]);
  });
});

describe('cards that leave', () => {
  it('are exactly so many by choice, or all that there are', () => {
    const lose = (count: number): Ability => ({
      type: 'loseCards',
      cards: { from: 'hand', count },
    });
    const asked = performing(lose(1), [
      PILES,
      character(WARDEN, { hand: ['warden-3', 'warden-8'] }),
    ]);
    // It harms its performer: nobody is asked whether (R-CARD-13).
    expect(open(asked)).toEqual(['warden-3', 'warden-8']);
    expect(can(asked, SKIP)).toBe(false);
    const done = act(asked, take('warden-8'));
    expect(warden(done)).toMatchObject({
      hand: ['warden-3'],
      lost: ['warden-6', 'warden-7', 'warden-8'],
    });
    expect(eventsOf(done, 'cardMoved')).toContainEqual(
      expect.objectContaining({ card: 'warden-8', to: 'lost' }),
    );
    const both = performing(lose(3), [PILES, character(WARDEN, { hand: ['warden-3'] })]);
    expect(warden(both)).toMatchObject({ hand: [], lost: ['warden-6', 'warden-7', 'warden-3'] });
  });

  it('R-CARD-8 none of them is a chosen card', () => {
    const ability: Ability = { type: 'discardCards', cards: { from: 'hand', count: 'all' } };
    const done = performing(ability, [PILES]);
    expect(warden(done)).toMatchObject({
      hand: [],
      waiting: ['warden-2'],
      discard: ['warden-4', 'warden-5', 'warden-3', 'warden-1'],
    });
  });

  it('R-CARD-6 an active card that is discarded ends its bonuses', () => {
    const ability: Ability = { type: 'discardCards', cards: { from: 'active', count: 1 } };
    const begun = turn({ top: [ability] }, PILES, active('warden-8', 'discard'));
    const origin = {
      type: 'card',
      owner: WARDEN,
      card: 'warden-8',
      half: 'bottom',
      basic: false,
    } as const;
    const bearing = set(begun, (state) => ({
      ...state,
      figures: state.figures.map((one) =>
        one.id === WARDEN
          ? {
              ...one,
              wards: [{ type: 'shield' as const, amount: 1, reach: 0, origin, stays: true }],
            }
          : one,
      ),
    }));
    const done = play(bearing, 'top');
    expect(warden(done)).toMatchObject({ active: [] });
    expect(warden(done).discard).toContain('warden-8');
    expect(done.state.figures.find(({ id }) => id === WARDEN)?.wards).toEqual([]);
  });
});
