// Finds the code samples of docstrings, README and guides, so that they can be checked and run.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Samples become files here: inside the project, so that they resolve what users would. */
const FOLDER = join(ROOT, '.examples');

/** A code sample, and where its first line stands. */
export interface Sample {
  readonly source: string;
  readonly line: number;
  readonly code: string;
}

/** A sample written to a file of its own. */
export interface SampleFile extends Sample {
  /** `source:line`, as editors understand it. */
  readonly title: string;
  readonly file: string;
}

interface Line {
  readonly text: string;
  readonly number: number;
}

const numbered = (text: string, first = 1): Line[] =>
  text.split('\n').map((line, index) => ({ text: line, number: first + index }));

/**
 * Fenced `ts` blocks among the lines. A block fenced as `ts continued` goes on where the block
 * before it ended.
 */
const fencedBlocks = (source: string, lines: readonly Line[]): Sample[] => {
  const samples: Sample[] = [];
  let open: { info: string; line: number; code: string[] } | null = null;
  for (const { text, number } of lines) {
    const fence = /^\s*```(.*)$/.exec(text);
    if (fence === null) open?.code.push(text);
    else if (open === null) open = { info: fence[1]!.trim(), line: number + 1, code: [] };
    else {
      const code = open.code.join('\n');
      const before = samples.at(-1);
      if (open.info === 'ts') samples.push({ source, line: open.line, code });
      else if (open.info === 'ts continued' && before !== undefined)
        samples[samples.length - 1] = { ...before, code: `${before.code}\n${code}` };
      open = null;
    }
  }
  return samples;
};

/** The samples of a docstring's `@example` tags; code without a fence counts as well. */
const exampleTags = (source: string, lines: readonly Line[]): Sample[] => {
  const samples: Sample[] = [];
  let tag: Line[] | null = null;
  let fenced = false;
  const close = () => {
    if (tag === null) return;
    const blocks = fencedBlocks(source, tag);
    const bare = tag.findIndex(({ text }) => text.trim() !== '');
    if (blocks.length > 0) samples.push(...blocks);
    else if (bare >= 0)
      samples.push({
        source,
        line: tag[bare]!.number,
        code: tag
          .map((l) => l.text)
          .join('\n')
          .trim(),
      });
    tag = null;
  };
  for (const { text, number } of lines) {
    if (/^\s*```/.test(text)) fenced = !fenced;
    if (!fenced && /^@\w+/.test(text)) {
      close();
      if (text.startsWith('@example')) tag = [];
    } else tag?.push({ text, number });
  }
  close();
  return samples;
};

const docstringSamples = (source: string, text: string): Sample[] =>
  [...text.matchAll(/\/\*\*(.*?)\*\//gs)].flatMap((comment) => {
    const first = text.slice(0, comment.index).split('\n').length;
    const lines = numbered(comment[1]!, first).map(({ text: line, number }) => ({
      text: line.replace(/^\s*\* ?/, ''),
      number,
    }));
    return exampleTags(source, lines);
  });

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();

/** Every sample of the project: `@example` tags in src, `ts` blocks in README and guides. */
export const findSamples = (): Sample[] => {
  const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
  const pages = ['README.md', ...filesBelow('docs/guide', '.md')];
  return [
    ...pages.flatMap((page) => fencedBlocks(page, numbered(read(page)))),
    ...filesBelow('src', '.ts').flatMap((file) => docstringSamples(file, read(file))),
  ];
};

/** Writes each sample to a file of its own, in a fresh folder: two runs may go on side by side. */
export const writeSamples = (
  samples: readonly Sample[],
): { readonly files: readonly SampleFile[]; readonly remove: () => void } => {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(join(FOLDER, 'run-'));
  const files = samples.map((sample) => {
    const title = `${sample.source}:${String(sample.line)}`;
    const file = join(folder, `${title.replace(/[^A-Za-z0-9]+/g, '-')}.ts`);
    // `export {}` makes a module of a sample without imports.
    writeFileSync(file, `${sample.code}\nexport {};\n`);
    return { ...sample, title, file };
  });
  const remove = () => {
    rmSync(folder, { recursive: true, force: true });
  };
  return { files, remove };
};

/** Type-checks all samples together; the faults name the place in the page or docstring. */
export const typeFaults = (samples: readonly SampleFile[]): string[] => {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tsconfig.json'),
    // A sample may name what it does not use.
    { noUnusedLocals: false, noUnusedParameters: false },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined },
  );
  const files = new Map(samples.map((sample) => [sample.file, sample]));
  const program = ts.createProgram({
    rootNames: [...files.keys()],
    options: config?.options ?? {},
  });
  return [...files].flatMap(([file, sample]) => {
    const parsed = program.getSourceFile(file);
    if (parsed === undefined) return [`${sample.title} cannot be read`];
    return [
      ...program.getSyntacticDiagnostics(parsed),
      ...program.getSemanticDiagnostics(parsed),
    ].map((fault) => {
      const line = parsed.getLineAndCharacterOfPosition(fault.start ?? 0).line + sample.line;
      const text = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
      return `${sample.source}:${String(line)} ${text}`;
    });
  });
};
