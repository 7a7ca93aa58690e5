import { describe, expect, it } from 'vitest';
import type { Hex } from '../../src/hex/index.js';
import { renderText, type HighlightKind, type Picture } from '../../src/render/index.js';
import { OVERLAY_TYPES, SIDES, type OverlayType } from '../../src/vocabulary/index.js';
import { boardOf } from '../board/scene.js';

const here: Hex = { q: 0, r: 0 };
const one = boardOf({ hexes: [here] });
const mark = (...kinds: readonly HighlightKind[]) =>
  kinds.map((as) => ({ as, hexes: [here] }) as const);
const figures = [{ id: 'A', side: 'monsters', at: here }] as const;
const path = [here];
const movement = [{ hex: here, movement: 12 }];

/** The only hex of a board, drawn without a legend. */
const drawn = (picture: Picture, on = one): string => renderText(on, { ...picture, legend: false });

describe('the signs behind a hex', () => {
  it.each<[string, Picture, string]>([
    ['a destination', { highlights: mark('destination') }, '.]'],
    ['a target', { highlights: mark('target') }, '.<'],
    ['a focus', { highlights: mark('focus') }, '."'],
    ['an area', { highlights: mark('area') }, '.)'],
    ['a spot', { highlights: mark('spot') }, '.|'],
    ['movement by its last digit', { movement }, '.:2'],
    ['a step by its number', { path }, '.>1'],
    ['a destination on the way by its number', { path, highlights: mark('destination') }, '.]1'],
    [
      'a destination without a way, not how far it is',
      { movement, highlights: mark('destination') },
      '.]',
    ],
    ['a step, not how far it is', { movement, path }, '.>1'],
    ['marks in the order of their weight', { highlights: mark('area', 'target') }, '.<)'],
  ])('show %s', (_, picture, text) => {
    expect(drawn(picture)).toBe(text);
  });

  it('keep the number and leave out marks where room is short', () => {
    const highlights = mark('target', 'focus', 'area');
    expect(drawn({ highlights })).toBe('.<")');
    expect(drawn({ highlights, path })).toBe('.<>1');
    expect(drawn({ highlights, path, figures })).toBe('.A>1');
    expect(drawn({ highlights, figures })).toBe('.A<"');
  });

  it('keep the sign of a number where there is no room for the number', () => {
    const overlays = [
      { type: 'obstacle', at: here },
      { type: 'coin', at: here },
    ] as const;
    expect(drawn({ figures, overlays, path })).toBe('%$A>');
    expect(drawn({ figures, overlays, highlights: mark('target'), path })).toBe('%$A>');
  });

  it('leave a place free for a wall to the lower right, and for no other wall', () => {
    const overlays = [{ type: 'obstacle', at: here }] as const;
    const picture = { figures, overlays, highlights: mark('target', 'focus') };
    const walled = (q: number, r: number) =>
      boardOf({ hexes: [here, { q, r }], wallEdges: [[here, { q, r }]] });
    expect(drawn(picture, walled(1, 0))).toBe('%A</\n    .');
    expect(drawn(picture, walled(0, 1))).toBe('%A<"\n--\n.');
    expect(drawn(picture, walled(1, -1))).toBe('   \\.\n%A<"');
  });
});

describe('the colours of a terminal', () => {
  const coloured = (picture: Picture, on = one): string =>
    renderText(on, { ...picture, legend: false }, { colour: true });
  const as = (code: string, text: string): string => `\u001b[${code}m${text}\u001b[0m`;

  it.each([
    ['destination', '1;32', ']'],
    ['target', '1;33', '<'],
    ['focus', '1;33', '"'],
    ['area', '33', ')'],
    ['spot', '33', '|'],
  ] as const)('tell %s', (kind, code, sign) => {
    expect(coloured({ highlights: mark(kind) })).toBe(`.${as(code, sign)}`);
  });

  it('tell the way and the distance; the way comes before what is aimed at, that before the rest', () => {
    expect(coloured({ path })).toBe(`.${as('1;32', '>1')}`);
    expect(coloured({ movement })).toBe(`.${as('32', ':2')}`);
    expect(coloured({ path, highlights: mark('target') })).toBe(`.${as('1;32', '<>1')}`);
    expect(coloured({ highlights: mark('area', 'focus') })).toBe(`.${as('1;33', '")')}`);
    expect(coloured({ movement, highlights: mark('area') })).toBe(`.${as('33', '):2')}`);
  });

  it.each([
    ['characters', '1;36'],
    ['monsters', '1;31'],
    ['third', '1;35'],
    ['neutral', '1'],
  ] as const)('tell the side %s, whatever it stands on', (side, code) => {
    expect(SIDES).toContain(side);
    const standing = [{ id: 'A', side, at: here }];
    expect(coloured({ figures: standing })).toBe(as(code, '.A'));
    expect(coloured({ figures: standing, overlays: [{ type: 'trap', at: here }] })).toBe(
      as(code, '^A'),
    );
  });

  const GROUND: Readonly<Record<OverlayType, readonly [code: string | null, sign: string]>> = {
    obstacle: [null, '%'],
    trap: ['31', '^'],
    hazardous: ['31', '!'],
    difficult: ['34', '~'],
    icy: ['34', '*'],
    treasure: ['33', '&'],
    coin: ['33', '$'],
    pressurePlate: [null, '_'],
    corridor: [null, '='],
  };
  it.each(OVERLAY_TYPES)('tell %s', (type) => {
    const [code, sign] = GROUND[type];
    const text = coloured({ overlays: [{ type, at: here }] });
    expect(text).toBe(code === null ? sign : as(code, sign));
  });

  it('tell a coin on any ground', () => {
    const overlays = [
      { type: 'trap', at: here },
      { type: 'coin', at: here },
    ] as const;
    expect(coloured({ overlays })).toBe(as('33', '^$'));
  });

  it('draw walls and doors that are shut faintly, open ones plainly', () => {
    const board = boardOf({
      hexes: [here, { q: 0, r: 4 }],
      doors: [
        { at: { q: 0, r: 1 }, state: 'closed' },
        { at: { q: 0, r: 5 }, state: 'locked' },
        { at: { q: 0, r: -1 }, state: 'open' },
      ],
      wallHexes: [{ q: 0, r: 2 }],
    });
    const lines = coloured({}, board).split('\n');
    expect(lines.filter((line) => line !== '')).toEqual([
      'origin 0,-1',
      "'",
      '.',
      as('2', '+'),
      as('2', '#'),
      '.',
      as('2', '@'),
    ]);
  });

  it.each([
    ['--', '.\n--\n.'],
    ['/', '.  /\n    .'],
    ['\\', '   \\.\n.'],
  ])('draw the thin wall %s faintly', (sign, drawing) => {
    const text = renderText(boardOf({ drawing }), {}, { colour: true });
    expect(text.split('\n\n')[0]).toBe(drawing.replace(sign, as('2', sign)));
  });

  it('draw comments faintly', () => {
    const picture: Picture = { title: 'A hex', overlays: [{ type: 'trap', at: here }] };
    expect(renderText(one, picture, { colour: true })).toBe(
      `${as('2', '; A hex')}\n\n${as('31', '^')}\n\n${as('2', '; ^ trap')}`,
    );
  });
});
