/**
 * Reads what `renderSvg` writes: a tree of elements, and where they lie.
 *
 * @module
 */
import { expect } from 'vitest';

export interface Node {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly inside: (Node | string)[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};
const unescape = (text: string): string => {
  // Nothing else may begin with & in what is well-formed.
  expect(text.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<]/);
  return text.replace(/&[a-z#0-9]+;/g, (entity) => ENTITIES[entity] ?? entity);
};

/** Reads the XML that renderSvg writes, and fails where it is not well-formed. */
export const parse = (xml: string): Node => {
  const root: Node = { name: 'root', attributes: {}, inside: [] };
  const open = [root];
  for (const [token] of xml.matchAll(/<[^>]*>|[^<]+/g)) {
    const parent = open.at(-1)!;
    if (!token.startsWith('<')) parent.inside.push(unescape(token));
    else if (token.startsWith('</')) expect(`</${open.pop()!.name}>`).toBe(token);
    else {
      const [, name = '', attributes = '', end] =
        /^<(\w+)((?: [\w-]+="[^"]*")*)(\/?)>$/.exec(token) ?? [];
      expect(name, token).not.toBe('');
      const pairs = [...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)];
      expect(new Set(pairs.map(([, key]) => key)).size).toBe(pairs.length);
      const node: Node = {
        name,
        attributes: Object.fromEntries(
          pairs.map(([, key = '', value = '']) => [key, unescape(value)]),
        ),
        inside: [],
      };
      parent.inside.push(node);
      if (end === '') open.push(node);
    }
  }
  expect(open).toEqual([root]);
  expect(root.inside).toHaveLength(1);
  return root.inside[0] as Node;
};

export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
type Extent = readonly [x: number, y: number];

const transformOf = (text: string | undefined, outer: Transform): Transform => {
  if (text === undefined) return outer;
  const [, x, y, scale = '1'] = /^translate\((\S+) (\S+)\)(?: scale\((\S+)\))?$/.exec(text) ?? [];
  expect(x, text).toBeDefined();
  return {
    x: outer.x + outer.scale * Number(x),
    y: outer.y + outer.scale * Number(y),
    scale: outer.scale * Number(scale),
  };
};

/** Corners of what an element covers, in its own coordinates, strokes included. */
const extentsOf = ({ name, attributes, inside }: Node): readonly Extent[] => {
  const value = (key: string): number => Number(attributes[key] ?? 0);
  const half = attributes['stroke'] === undefined ? 0 : Number(attributes['stroke-width'] ?? 1) / 2;
  const box = (x: number, y: number, width: number, height: number): Extent[] => [
    [x - half, y - half],
    [x + width + half, y + height + half],
  ];
  if (name === 'rect') return box(value('x'), value('y'), value('width'), value('height'));
  if (name === 'circle') {
    const r = value('r');
    return box(value('cx') - r, value('cy') - r, 2 * r, 2 * r);
  }
  if (name === 'text') {
    const size = value('font-size');
    // Lower-case letters of common fonts are narrower than this, capitals of some a little wider.
    const width = 0.6 * size * (inside[0] as string).length;
    const x = attributes['text-anchor'] === 'middle' ? value('x') - width / 2 : value('x');
    return box(x, value('y') - 0.8 * size, width, size);
  }
  if (name !== 'path') return [];
  // Signs are drawn with curves as well, well within their hex.
  if (!/^[MLZ\d\s.-]+$/.test(attributes['d'] ?? '')) return [];
  return [...attributes['d']!.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) =>
    box(Number(x), Number(y), 0, 0),
  );
};

export const walk = (
  node: Node,
  outer: Transform,
  visit: (node: Node, at: Transform) => void,
): void => {
  const at = transformOf(node.attributes['transform'], outer);
  visit(node, at);
  for (const child of node.inside) if (typeof child !== 'string') walk(child, at, visit);
};

export const nodesOf = (svg: string): readonly Node[] => {
  const nodes: Node[] = [];
  walk(parse(svg), { x: 0, y: 0, scale: 1 }, (node) => nodes.push(node));
  return nodes;
};

export const textsOf = (svg: string): readonly string[] =>
  nodesOf(svg)
    .filter(({ name }) => name === 'text')
    .map(({ inside }) => inside.filter((part) => typeof part === 'string').join(''));

/** What sticks out of the viewBox. */
export const outside = (svg: string): readonly Node[] => {
  const root = parse(svg);
  const [, , width = 0, height = 0] = (root.attributes['viewBox'] ?? '').split(' ').map(Number);
  const nodes: Node[] = [];
  walk(root, { x: 0, y: 0, scale: 1 }, (node, { x, y, scale }) => {
    const isIn = ([px, py]: Extent): boolean => {
      const [left, top] = [x + scale * px, y + scale * py];
      return left >= 0 && top >= 0 && left <= width && top <= height;
    };
    if (!extentsOf(node).every(isIn)) nodes.push(node);
  });
  return nodes;
};
