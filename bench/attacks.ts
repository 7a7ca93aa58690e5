import { attackOdds, rollAttack, type RollQuery } from '../src/attack/index.js';
import { endRound, newDeck, standardDeck, type ModifierDeck } from '../src/modifier-deck/index.js';
import { fromSeed, shuffle, type Rng } from '../src/rng/index.js';
import { DRAW_MODES, type Condition, type ModifierCard } from '../src/vocabulary/index.js';
import { againstBound, againstFloor, inBatches, once, quantile, type Row } from './measure.js';

const rolling = (value: number, condition?: Condition): ModifierCard => ({
  value,
  rolling: true,
  effects: condition === undefined ? [] : [{ type: 'condition', condition }],
  origin: 'perk',
});

/** Twenty cards, five of them rolling and all five different. */
const DECK: readonly ModifierCard[] = [
  ...standardDeck.slice(0, 13),
  ...standardDeck.slice(18),
  rolling(1),
  rolling(2),
  rolling(0, 'stun'),
  rolling(0, 'muddle'),
  rolling(1, 'wound'),
];

const TARGET = { hitPoints: 5, shield: 1 };

const answered = <A>(answer: { _tag: 'Left' } | { _tag: 'Right'; right: A }): A => {
  if (answer._tag === 'Left') throw new Error('a sound question was refused');
  return answer.right;
};

/** One attack from a deck, beside a shuffle of twenty cards by the same stream. */
const attackRow = (): Row => {
  const [deck, rng] = newDeck(standardDeck)(fromSeed('bench'));
  const query: RollQuery = { attack: 3, deck, target: TARGET };
  const attack = inBatches(() => rollAttack(query)(rng), 3000, 15);
  const floor = inBatches(() => shuffle(standardDeck)(rng), 3000, 15);
  return againstFloor('attack from a deck (floor: shuffle of 20)', attack, floor, 20);
};

const oddsRow = (): Row => {
  const times = Array.from({ length: 100 }, () =>
    once(() => attackOdds({ attack: 3, deck: DECK, mode: 'advantage', target: TARGET })),
  );
  return againstBound('odds, 20 cards, 5 rolling, advantage', quantile(times, 0.5), 5e6);
};

const ATTACKS = 1_000_000;
/** What a million attacks came to when this was written: a change of it is a change of the rules. */
const FINGERPRINT = '2de37544be61c6e7';
const OFFSET = 0xcbf29ce484222325n;
const PRIME = 0x100000001b3n;

/** FNV-1a over small numbers, 64 bits. */
const folded = (hash: bigint, value: number): bigint =>
  BigInt.asUintN(64, (hash ^ BigInt(value & 0xff)) * PRIME);

/** Plays rounds of five attacks in changing modes and on changing targets from one deck. */
const fingerprint = (): string => {
  let [deck, rng]: [ModifierDeck, Rng] = newDeck(DECK)(fromSeed('a million attacks'));
  let hash = OFFSET;
  for (let attack = 0; attack < ATTACKS; attack++) {
    const [answer, next] = rollAttack({
      attack: attack % 5,
      deck,
      mode: DRAW_MODES[attack % 3]!,
      pierce: attack % 2,
      target: {
        hitPoints: 1 + (attack % 7),
        shield: attack % 4,
        conditions: attack % 11 === 0 ? ['poison'] : [],
      },
    })(rng);
    const rolled = answered(answer);
    for (const value of [
      rolled.attack.damage,
      rolled.draw.drawn.length,
      Number(rolled.attack.dies),
    ])
      hash = folded(hash, value);
    for (const { effect, verdict } of rolled.attack.effects)
      hash = folded(hash, effect.type.length + verdict.length);
    [deck, rng] = attack % 5 === 4 ? endRound(rolled.draw.deck)(next) : [rolled.draw.deck, next];
  }
  return hash.toString(16);
};

const fingerprintRow = (): Row => {
  let got = '';
  const elapsed = once(() => {
    got = fingerprint();
  });
  console.log(`a million attacks: ${(elapsed / 1e9).toFixed(1)} s`);
  return {
    what: 'fingerprint of a million seeded attacks',
    figure: got,
    floor: '',
    ratio: '',
    goal: `= ${FINGERPRINT}`,
    holds: got === FINGERPRINT,
  };
};

/** Attacks: their speed, that of their odds, and that they are what they were. */
export const attackRows = (): readonly Row[] => [attackRow(), oddsRow(), fingerprintRow()];
