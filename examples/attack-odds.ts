/**
 * How likely is what? The odds of an attack from the standard deck after two perks, with advantage.
 * Prints a table and a histogram; `tsx examples/attack-odds.ts FILE.svg` draws it as well.
 */

import { writeFileSync } from 'node:fs';
import { attackOdds, explain, type AttackOdds } from 'gloomhaven-rules/attack';
import { applyPerks, standardDeck, type Perk } from 'gloomhaven-rules/modifier-deck';

const stun = { type: 'condition', condition: 'stun' } as const;
const perks: readonly Perk[] = [
  { remove: [{ value: -1, count: 2 }] },
  { add: [{ value: 1, rolling: true, effects: [stun], count: 2 }] },
];
const deck = applyPerks(standardDeck, perks);
const target = { hitPoints: 5, shield: 1 };

const TITLE = 'Attack 4 with advantage on a target with 5 hit points and shield 1';
const PERKS = 'Perks: remove two -1; add two rolling +1 with stun';

const percent = (probability: number): string => `${(100 * probability).toFixed(1)} %`;

const table = ({ damage }: AttackOdds): readonly string[] => {
  const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(12)).join('');
  const lines = damage.map(({ value, weight, of, probability }, index) => {
    const more = damage.slice(index).reduce((sum, one) => sum + one.probability, 0);
    return row([`${value}`, `${weight}/${of}`, percent(probability), percent(more)]);
  });
  return [row(['damage', 'exactly', 'chance', 'at least']), ...lines];
};

const histogram = ({ damage }: AttackOdds, width: number): readonly string[] => {
  const most = Math.max(...damage.map(({ probability }) => probability));
  return damage.map(({ value, probability }) => {
    const bar = '█'.repeat(Math.round((width * probability) / most));
    return `${`${value}`.padStart(3)} │${bar} ${percent(probability)}`;
  });
};

const BAR = 48;
const GAP = 12;
const HEIGHT = 200;
const MARGIN = 40;

/** A bar for each damage; those that kill are red. */
const picture = ({ damage }: AttackOdds): string => {
  const most = Math.max(...damage.map(({ probability }) => probability));
  const width = 2 * MARGIN + damage.length * (BAR + GAP) - GAP;
  const bars = damage.map(({ value, probability }, index) => {
    const x = MARGIN + index * (BAR + GAP);
    const height = Math.round((HEIGHT * probability) / most);
    const y = MARGIN + HEIGHT - height;
    const middle = x + BAR / 2;
    const fill = value >= target.hitPoints ? '#b3402f' : '#4a6fa5';
    return [
      `  <rect x="${x}" y="${y}" width="${BAR}" height="${height}" fill="${fill}"/>`,
      `  <text x="${middle}" y="${y - 6}">${percent(probability)}</text>`,
      `  <text x="${middle}" y="${MARGIN + HEIGHT + 20}">${value}</text>`,
    ].join('\n');
  });
  const box = `0 0 ${width} ${HEIGHT + 2 * MARGIN}`;
  const font = 'font-family="sans-serif" font-size="13" text-anchor="middle"';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${width}" ${font}>`,
    `  <title>${TITLE}</title>`,
    `  <rect width="100%" height="100%" fill="white"/>`,
    ...bars,
    '</svg>',
  ].join('\n');
};

const main = (file: string | undefined): void => {
  const answer = attackOdds({ attack: 4, deck, mode: 'advantage', target });
  if (answer._tag === 'Left') {
    console.error(answer.left.map(explain).join('\n'));
    process.exitCode = 1;
    return;
  }
  const odds = answer.right;
  const stunned = odds.effects['stun'];
  console.log(
    [
      `${TITLE}\n${PERKS}\n`,
      ...table(odds),
      '',
      ...histogram(odds, 50),
      '',
      `Mean damage ${odds.mean.toFixed(3)}; kills in ${percent(odds.kill?.probability ?? 0)}.`,
      `Stun is drawn in ${percent(stunned?.probability ?? 0)}` +
        ` and takes hold in ${percent(stunned?.takesHold?.probability ?? 0)}.`,
    ].join('\n'),
  );
  if (file !== undefined) writeFileSync(file, `${picture(odds)}\n`);
};

main(process.argv[2]);
