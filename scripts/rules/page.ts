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

const READINGS = `## How rulings were read in play

Where a ruling is short, the round machine takes it to say:

- **R-CARD-5**: an active sign is for the whole action, so that its card is active although its bonus was left
  out, as long as anything of the action was performed.
- **R-CARD-6**: a seat may move its active cards whenever it is asked something itself, or the party is. Losing
  such a card to cancel damage (R-DMG-4) ends its bonus at once: the next attack of the turn meets no shield of it.
- **R-CARD-11, R-BONUS-2**: a mark moves also where pierce cancels the shield that was added, but not where no
  damage was left before it. The last space of a bonus on attacks is for one target, not for all of an attack.
- **R-BONUS-9**: of a bonus with numbers and other effects all is forced.
- **R-ELEM-11, R-LOOT-10**: an element that was paid for an ability which then is not performed brings no
  experience for it.
- **R-MON-11**: of attack hexes that are as good the players may take the one with less progress.
- **R-MON-24**: nobody revealed a first room, so that all monsters in it are as near: where standees are too few
  the players choose.
- **R-ROUND-7, R-DMG-9**: a goal and a loss at the same moment are a success.
- **R-SCEN-6, R-SCEN-10**: a scenario that all seats which still play call failed ends at once; it can be called
  failed as long as no enemy is on the board.
- **R-SCEN-1**: damage and conditions of scenario effects come when starting hexes are taken: figures exist only
  then.`;

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
    READINGS,
    ...ledger.groups.map((group) => section(group, ledger, stepOf)),
  ].join('\n\n')}\n`;
};
