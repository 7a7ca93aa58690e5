/** Where in a text of JSON a value stands. */

/** A place in a text, counted from 1 as editors do. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

type Path = readonly (string | number)[];

/** A list or object of the text: where each of its entries begins, and what they hold. */
interface Held {
  readonly at: number;
  readonly entries: Map<string | number, { readonly at: number; readonly held: Held | null }>;
}

/** What of JSON matters for places: brackets, commas, texts, and anything else in one piece. */
const TOKEN = /[[\]{},:]|"(?:[^"\\]|\\.)*"|[^\s[\]{},:"]+/g;

/** A list or object that is being read. */
interface Open {
  readonly held: Held;
  readonly isList: boolean;
  /** The field whose value comes next, with where its name begins. */
  field: { readonly name: string; readonly at: number } | null;
}

const newHeld = (at: number): Held => ({ at, entries: new Map() });

/** Puts what begins here into the list or object that is open. */
const enter = (open: Open | undefined, at: number, held: Held | null): void => {
  if (open === undefined) return;
  if (open.isList) open.held.entries.set(open.held.entries.size, { at, held });
  else if (open.field) open.held.entries.set(open.field.name, { at: open.field.at, held });
  open.field = null;
};

/** Reads a sound text of JSON once, without recursion. */
const structureOf = (text: string): Held => {
  const whole = newHeld(0);
  const stack: Open[] = [];
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const open = stack.at(-1);
    if (token === '[' || token === '{') {
      const held = stack.length === 0 ? whole : newHeld(index);
      enter(open, index, held);
      stack.push({ held, isList: token === '[', field: null });
    } else if (token === ']' || token === '}') stack.pop();
    else if (token === ',' || token === ':') continue;
    else if (open && !open.isList && !open.field)
      open.field = { name: String(JSON.parse(token)), at: index };
    else enter(open, index, null);
  }
  return whole;
};

const lineStarts = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1),
];

/** The line that a character is in: the last that begins at or before it. */
const lineOf = (starts: readonly number[], at: number): number => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
};

/**
 * Where paths lead in a text of JSON: to the name of a field, or to an entry of a list, as far as they are
 * there. The text is read once for all questions.
 */
export const placesIn = (text: string): ((path: Path) => TextPlace) => {
  const whole = structureOf(text);
  const starts = lineStarts(text);
  return (path) => {
    let held: Held | null = whole;
    let found = whole.at;
    for (const key of path) {
      const entry: { readonly at: number; readonly held: Held | null } | undefined =
        held?.entries.get(key);
      if (entry === undefined) break;
      found = entry.at;
      held = entry.held;
    }
    const line = lineOf(starts, found);
    return { line: line + 1, column: found - (starts[line] ?? 0) + 1 };
  };
};
