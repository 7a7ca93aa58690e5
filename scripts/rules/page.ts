/** Writes the page of rulings and the tests that prove them. */

import { flagTable, optionTable } from './flags.js';
import { testsOf, type Ledger } from './ledger.js';
import type { Ruling, RulingGroup } from './rulings.js';
import { stepsById, type StepsById } from './steps.js';
import type { TestTitle } from './titles.js';

const PREFACE = `<!-- Written by \`npm run rules\`; edits are lost. -->

# Rulings and the tests that prove them

What the library takes the rules to say is written down in [rulings.md](rulings.md), an entry for each
question, with its source. Below stands the beginning of each ruling, and the tests whose titles
name it. A ruling without tests belongs to a later step of the project.`;

const ROOM = `## Where the rulings leave room

Where a ruling has an option, or an edition differs, a flag of the query says what applies: \`edition\`
chooses a set, \`rules\` overrides single flags of it. Without either, gloomhaven's apply.
\`forcedMoveMayChooseBlocked\` is read by \`pushOptions\` and \`pullOptions\` of \`pathfinding\`, the others
by \`findFocus\` and \`monsterTurn\`; \`lineOfSight\` by everything that asks for sight,
\`jumpDifficultLast\` by everything that moves. \`lineOfSight\` may also be \`cornersLenient\`.`;

/** Signs that mean something to Markdown. */
const escape = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>|~#$]/g, '\\$&');

const byFile = (tests: readonly TestTitle[]): ReadonlyMap<string, readonly string[]> => {
  const files = new Map<string, string[]>();
  for (const { file, title } of tests) {
    const titles = files.get(file) ?? [];
    files.set(file, titles);
    if (!titles.includes(title)) titles.push(title);
  }
  return files;
};

const testLines = (tests: readonly TestTitle[]): readonly string[] =>
  [...byFile(tests)].flatMap(([file, titles]) => [
    `  - [${file.replace(/^test\//, '')}](../${file})`,
    ...titles.map((title) => `    - ${escape(title)}`),
  ]);

const lineOf = ({ id, summary }: Ruling, stepOf: StepsById, done: number): string => {
  const step = stepOf.get(id)?.[0]?.step;
  const later = step === undefined || step <= done ? '' : ` _(step ${String(step)})_`;
  return `- **${id}** ${summary}${later}`;
};

const section = (
  { heading, rulings }: RulingGroup,
  { titles, plan }: Ledger,
  stepOf: StepsById,
): string =>
  [
    `## ${heading}`,
    '',
    ...rulings.flatMap((ruling) => [
      lineOf(ruling, stepOf, plan.done),
      ...testLines(testsOf(titles, ruling.id)),
    ]),
  ].join('\n');

const stepsOf = ({ plan: { steps, done } }: Ledger): string =>
  [
    '## Steps',
    '',
    ...steps.map(({ step, title }) => {
      return `${String(step)}. ${title}${step <= done ? ' (done)' : ''}`;
    }),
  ].join('\n');

/** The whole page. */
export const pageOf = (ledger: Ledger): string => {
  const stepOf = stepsById(ledger.plan);
  return `${[
    PREFACE,
    stepsOf(ledger),
    ROOM,
    flagTable().join('\n'),
    'Flags of attacks, modifier decks and elements are the same in all editions:',
    optionTable().join('\n'),
    ...ledger.groups.map((group) => section(group, ledger, stepOf)),
  ].join('\n\n')}\n`;
};
