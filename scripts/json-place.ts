/** Where in a text of JSON a value stands. */

/** A place in a text, counted from 1 as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type Path = readonly (string | number)[];

/** A text that is read from the left. */
interface Source {
  readonly text: string;
  at: number;
}

const skipBlanks = (source: Source): void => {
  while (/\s/.test(source.text[source.at] ?? '')) source.at += 1;
};

const readText = (source: Source): string => {
  const [text = '""'] =
    /^"(?:[^"\\]|\\.)*"/.exec(source.text.slice(source.at, source.at + 100_000)) ?? [];
  source.at += text.length;
  return String(JSON.parse(text));
};

/** Goes over a value; the text has been parsed before, so that it is sound. */
const skipValue = (source: Source): void => {
  skipBlanks(source);
  const sign = source.text[source.at];
  if (sign === '"') {
    readText(source);
    return;
  }
  if (sign !== '{' && sign !== '[') {
    source.at += /^[^\s,\]}]*/.exec(source.text.slice(source.at, source.at + 100))?.[0].length ?? 0;
    return;
  }
  source.at += 1;
  skipBlanks(source);
  while (!/[\]}]/.test(source.text[source.at] ?? ']')) {
    if (/[,:]/.test(source.text[source.at] ?? '')) source.at += 1;
    else skipValue(source);
    skipBlanks(source);
  }
  source.at += 1;
};

/** Goes to the value of a key or index inside the value that begins here; whether it is there. */
const enter = (source: Source, key: string | number): boolean => {
  skipBlanks(source);
  const isList = source.text[source.at] === '[';
  if (!isList && source.text[source.at] !== '{') return false;
  source.at += 1;
  for (let index = 0; ; index += 1) {
    skipBlanks(source);
    if (/[\]}]/.test(source.text[source.at] ?? ']')) return false;
    const begin = source.at;
    const name = isList ? index : readText(source);
    if (!isList) {
      skipBlanks(source);
      source.at += 1;
    }
    if (name === key) {
      // An object's field is shown by its name.
      if (!isList) source.at = begin;
      return true;
    }
    skipValue(source);
    skipBlanks(source);
    if (source.text[source.at] === ',') source.at += 1;
  }
};

const enterField = (source: Source): void => {
  if (source.text[source.at] !== '"') return;
  readText(source);
  skipBlanks(source);
  if (source.text[source.at] === ':') source.at += 1;
};

/** Where a path leads in a text of JSON: to the name of a field, or to an entry of a list; as far as it is there. */
export const placeOf = (text: string, path: Path): TextPlace => {
  const source: Source = { text, at: 0 };
  skipBlanks(source);
  let found = source.at;
  for (const [depth, key] of path.entries()) {
    if (depth > 0 && typeof path[depth - 1] === 'string') enterField(source);
    if (!enter(source, key)) break;
    found = source.at;
  }
  const before = text.slice(0, found).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
};
