/**
 * An attack with real cards: name those that lie on the table, and it says whether to turn over another
 * one, or what comes of the attack. A card is a number, `2x`, `null`, `bless` or `curse`, with what else
 * is on it after commas: `rolling`, a condition (`self` after it for the attacker's own), an element or
 * `any`, `push 2`, `pull 1`, `pierce 3`, `heal 2`, `shield 1`, `add target`, `refresh item`, `bless`,
 * `curse`:
 *
 *     tsx examples/table-companion.ts advantage +1,rolling -1
 *     tsx examples/table-companion.ts none "+0,stun,push 2"
 */

import {
  continueAttack,
  explain,
  resolveRetaliate,
  type AttackResult,
  type EffectVerdict,
  type RevealedAttackQuery,
  type Stage,
} from 'gloomhaven-rules/attack';
import { BLESS, CURSE, type DrawDone, type WrittenCard } from 'gloomhaven-rules/modifier-deck';
import {
  CONDITIONS,
  DRAW_MODES,
  ELEMENT_ICONS,
  type ModifierEffect,
} from 'gloomhaven-rules/vocabulary';

/** The attack that the cards are for: attack 3, pierce 1, on a poisoned guard. */
const attack: Omit<RevealedAttackQuery, 'revealed'> = {
  attack: 3,
  pierce: 1,
  target: { hitPoints: 6, shield: 2, conditions: ['poison'] },
};
const retaliate = [{ damage: 2 }];

const HEADS: Readonly<Record<string, WrittenCard>> = {
  '2x': { value: 'double' },
  null: { value: 'null' },
  bless: BLESS,
  curse: CURSE,
};

/** Effects without a number, by their words. */
const EFFECTS = new Map<string, ModifierEffect>([
  ...CONDITIONS.flatMap((condition): [string, ModifierEffect][] => [
    [condition, { type: 'condition', condition }],
    [`${condition} self`, { type: 'conditionSelf', condition }],
  ]),
  ...ELEMENT_ICONS.map((element): [string, ModifierEffect] => [
    element,
    { type: 'infuse', element },
  ]),
  ['add target', { type: 'addTarget', count: 1 }],
  ['refresh item', { type: 'refreshItem' }],
  ['bless', { type: 'bless' }],
  ['curse', { type: 'curse' }],
]);

const readEffect = (words: string): ModifierEffect | undefined => {
  const [, type, number] = /^(push|pull|pierce|heal|shield) ([1-9])$/.exec(words) ?? [];
  switch (type) {
    case 'push':
    case 'pull':
      return { type, distance: Number(number) };
    case 'pierce':
    case 'heal':
    case 'shield':
      return { type, amount: Number(number) };
    default:
      return EFFECTS.get(words);
  }
};

/** A card in words; a text says what is wrong with it. */
const readCard = (words: string): WrittenCard | string => {
  const [head = '', ...rest] = words.split(',').map((word) => word.trim());
  const known = Object.hasOwn(HEADS, head) ? HEADS[head] : undefined;
  if (known === undefined && !/^[+-]?\d+$/.test(head)) return `no such card: ${words}`;
  const effects = rest.filter((word) => word !== 'rolling').map(readEffect);
  if (effects.includes(undefined)) return `no such effect: ${words}`;
  return {
    ...(known ?? { value: Number(head) }),
    rolling: rest.includes('rolling'),
    effects: effects.filter((effect) => effect !== undefined),
  };
};

const describe = (stage: Stage): string => {
  switch (stage.type) {
    case 'base':
      return 'printed';
    case 'bonus':
      return `bonus ${stage.change}`;
    case 'poison':
      return 'poison +1';
    case 'card':
      return `card ${typeof stage.change === 'number' && stage.change >= 0 ? '+' : ''}${stage.change}`;
    case 'shield':
      return `shield ${stage.shield}, pierce ${stage.pierce}`;
    case 'floor':
      return 'damage';
  }
};

/** An effect in words, `push 2` or `condition stun`. */
const inWords = (effect: ModifierEffect): string =>
  Object.values<string | number>({ ...effect }).join(' ');

const VERDICTS: Readonly<Record<EffectVerdict, string>> = {
  takesHold: 'takes hold if the attacker likes',
  targetDies: 'is lost, since the target dies',
  immune: 'is lost, since the target is immune',
  used: 'used',
};

const report = (
  { unused, undecided }: DrawDone,
  { stages, effects, dies, mayRetaliate }: AttackResult,
): readonly string[] => {
  const back = resolveRetaliate({ retaliate, distance: 1, mayRetaliate });
  return [
    ...unused.map(({ value }) => `set aside: ${value}`),
    ...(undecided ? ['The rules do not tell the better card, so the first one counts.'] : []),
    ...stages.map((stage) => `${describe(stage).padEnd(20)}${`${stage.value}`.padStart(3)}`),
    dies === true ? 'The guard dies.' : 'The guard lives.',
    ...effects.map(({ effect, verdict }) => `${inWords(effect)}: ${VERDICTS[verdict]}`),
    ...(back._tag === 'Right' ? [`Retaliate: ${back.right.damage} damage.`] : []),
  ];
};

const complain = (reasons: readonly string[]): void => {
  console.error(reasons.join('\n'));
  process.exitCode = 1;
};

const main = (given: readonly string[]): void => {
  const [first = 'advantage', ...words] =
    given.length > 0 ? given : ['advantage', '+1,rolling', '-1,stun'];
  const mode = DRAW_MODES.find((word) => word === first);
  const read = words.map(readCard);
  const wrong = read.filter((card) => typeof card === 'string');
  if (mode === undefined || wrong.length > 0) {
    complain(mode === undefined ? [`${first}: one of ${DRAW_MODES.join(', ')}`] : wrong);
    return;
  }
  const revealed = read.filter((card) => typeof card !== 'string');
  const step = continueAttack({ ...attack, mode, revealed });
  if (step._tag === 'Left') complain(step.left.map(explain));
  else if (step.right.type === 'more') console.log('Turn over another card.');
  else console.log(report(step.right.draw, step.right.attack).join('\n'));
};

main(process.argv.slice(2));
