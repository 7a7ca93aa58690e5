const unprintable = <A extends object>(value: A): A =>
  Object.assign(value, {
    toString: (): string => {
      throw new TypeError('not to be printed');
    },
  });

/** Values that no field of a save expects; each is made anew, since some tests freeze or change them. */
export const uglyValues = (): readonly (readonly [string, unknown])[] => {
  const cyclic: Record<string, unknown> = {};
  cyclic['self'] = cyclic;
  const cyclicList: unknown[] = [];
  cyclicList.push(cyclicList);
  const deep = Array.from({ length: 200_000 }).reduce<unknown>((inner) => ({ inner }), null);
  return [
    ['nothing', undefined],
    ['null', null],
    ['NaN', NaN],
    ['Infinity', Infinity],
    ['-Infinity', -Infinity],
    ['-0', -0],
    ['a fraction', 0.5],
    ['too large to be exact', 2 ** 53],
    ['a digit as text', '3'],
    ['an empty text', ''],
    ['a long text', 'x'.repeat(1_000_000)],
    ['true', true],
    ['a bigint', 3n],
    ['a symbol', Symbol('s')],
    ['a function', () => 3],
    ['a function that refuses to be printed', unprintable(() => 3)],
    ['an object that refuses to be printed', unprintable({ c: 1 })],
    ['an empty list', []],
    ['a list', [1, 2, 3]],
    ['a huge list', new Array<number>(1_000_000).fill(-0)],
    ['an empty object', {}],
    ['an object without a prototype', Object.create(null)],
    ['an own __proto__', JSON.parse('{"__proto__": {"c": 1}}')],
    ['a boxed number', Object(3)],
    ['a date', new Date(0)],
    ['a map', new Map([['c', 1]])],
    ['a cyclic object', cyclic],
    ['a cyclic list', cyclicList],
    ['a deep object', deep],
  ];
};
