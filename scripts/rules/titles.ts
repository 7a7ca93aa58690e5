/** Finds the titles of tests in source text, without running it. */

import ts from 'typescript';

/** A test, or a group of tests, by its own title. */
export interface TestTitle {
  /** The file, from the root of the project. */
  readonly file: string;
  /** As it stands there; `…` is what a template fills in. */
  readonly title: string;
}

const ROOTS = new Set(['it', 'test', 'describe']);
/** Whoever is called so does not run, and so proves nothing. */
const IDLE = new Set(['skip', 'todo']);

/** The names along a callee: `it.each(table)` is `it`, `each`. */
const namesOf = (callee: ts.Expression): readonly string[] => {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee))
    return [...namesOf(callee.expression), callee.name.text];
  if (ts.isCallExpression(callee)) return namesOf(callee.expression);
  return ts.isTaggedTemplateExpression(callee) ? namesOf(callee.tag) : [];
};

const textOf = (node: ts.Node | undefined): string | null => {
  if (node === undefined) return null;
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  return null;
};

/** The first text of each row of a table that is written out in the call `it.each([…])`. */
const firstTexts = (callee: ts.Expression): readonly string[] => {
  const table = ts.isCallExpression(callee) ? callee.arguments[0] : undefined;
  const rows = table !== undefined && ts.isArrayLiteralExpression(table) ? table.elements : [];
  return rows.flatMap((row) => {
    const text = textOf(ts.isArrayLiteralExpression(row) ? row.elements[0] : row);
    return text === null ? [] : [text];
  });
};

/** A title that begins with what a table fills in is as many titles as the table has rows. */
const titlesOf = ({ expression, arguments: given }: ts.CallExpression): readonly string[] => {
  const title = textOf(given[0]);
  if (title === null) return [];
  const rows = title.startsWith('%s') ? firstTexts(expression) : [];
  return rows.length === 0 ? [title] : rows.map((row) => title.replace('%s', () => row));
};

const isTest = (names: readonly string[]): boolean =>
  ROOTS.has(names[0] ?? '') && !names.some((name) => IDLE.has(name));

/** The titles in a file of tests, in their order. Tests within a skipped group are left out. */
export const titlesIn = (file: string, source: string): readonly TestTitle[] => {
  const found: TestTitle[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const names = namesOf(node.expression);
      if (ROOTS.has(names[0] ?? '') && !isTest(names)) return;
      if (isTest(names)) found.push(...titlesOf(node).map((title) => ({ file, title })));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.ES2022, true));
  return found;
};
