/**
 * An attack with real cards: name those that lie on the table, and it says whether to turn over another
 * one, or what comes of the attack. A card is a number, `2x`, `null`, `bless` or `curse`, with what else
 * is on it after commas:
 *
 *     tsx examples/table-companion.ts advantage +1,rolling -1
 *     tsx examples/table-companion.ts none "+0,stun,push 2"
 */

import {
  continueAttack,
  explain,
  resolveRetaliate,
  type AttackResult,
  type RevealedAttackQuery,
  type Stage,
} from 'gloomhaven-rules/attack';
import { BLESS, CURSE, type WrittenCard } from 'gloomhaven-rules/modifier-deck';
import { CONDITIONS, DRAW_MODES, ELEMENTS, type ModifierEffect } from 'gloomhaven-rules/vocabulary';

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

const readEffect = (words: string): ModifierEffect | undefined => {
  const condition = CONDITIONS.find((word) => word === words);
  const element = ELEMENTS.find((word) => word === words);
  if (condition !== undefined) return { type: 'condition', condition };
  if (element !== undefined) return { type: 'infuse', element };
  const [, type, amount] = /^(push|pull|pierce) ([1-9])$/.exec(words) ?? [];
  if (type === 'pierce') return { type, amount: Number(amount) };
  return type === 'push' || type === 'pull' ? { type, distance: Number(amount) } : undefined;
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

const report = ({ stages, effects, dies, mayRetaliate }: AttackResult): readonly string[] => {
  const back = resolveRetaliate({ retaliate, distance: 1, mayRetaliate });
  return [
    ...stages.map((stage) => `${describe(stage).padEnd(20)}${`${stage.value}`.padStart(3)}`),
    dies === true ? 'The guard dies.' : 'The guard lives.',
    ...effects.map(({ effect, verdict }) => `${JSON.stringify(effect)}: ${verdict}`),
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
  else console.log(report(step.right.attack).join('\n'));
};

main(process.argv.slice(2));
