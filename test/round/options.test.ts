import { describe, expect, it } from 'vitest';

import { checkPack } from '../../src/content/index.js';
import { hollowmere } from '../../src/demo/index.js';
import { explain } from '../../src/explain.js';
import { fromSeed, int } from '../../src/rng/index.js';
import { createEngine, type Chance } from '../../src/round/index.js';
import type { ScenarioOptions } from '../../src/scenario/index.js';
import { legalIsAccepted } from '../../src/testing/legal.js';
import { viewsHideSecrets } from '../../src/testing/view.js';
import { setUpOf } from './game.js';
import {
  act,
  ARCHER,
  at,
  can,
  eventsOf,
  GUARD,
  isGone,
  KINDLER,
  overlay,
  pass,
  play,
  turn,
  WARDEN,
  warden,
  without,
} from './table.js';

const NEAR = [at(WARDEN, 4, 3), at(KINDLER, 0, 6), at(GUARD, 5, 3), without(ARCHER)] as const;
const strike = { type: 'attack' as const, target: GUARD };
const content = (() => {
  const pack = checkPack(hollowmere);
  if (pack._tag === 'Left') throw new Error(JSON.stringify(pack.left));
  return pack.right;
})();

const saysOf = (options: ScenarioOptions, chance?: Chance): readonly string[] => {
  const made = createEngine({ content, options, ...(chance !== undefined && { chance }) });
  return made._tag === 'Left' ? made.left.map((error) => explain(error)) : [];
};

describe('options that are not played', () => {
  it('R-VAR-3 permanent death is refused: it would be played as if it were not there', () => {
    expect(saysOf({ permanentDeath: true })).toEqual([
      'permanentDeath: "permanentDeath" is not played by this version',
    ]);
    expect(saysOf({ permanentDeath: false, longRestResetsCircles: true })).toEqual([]);
  });

  it('a chance that is none is refused with all else that is wrong', () => {
    const none = 'dice' as Chance;
    expect(saysOf({}, none)).toEqual(['chance: expected one of "rng", "table", got "dice"']);
    expect(saysOf({ coinLimit: -1 }, none)).toHaveLength(2);
    expect(saysOf({ permanentDeath: true }, none)).toHaveLength(2);
  });
});

describe('infusions by choice', () => {
  const top = { abilities: [{ type: 'attack', amount: 2 }], infuse: ['fire', 'ice'] } as const;
  const struck = (options: ScenarioOptions) =>
    act(play(turn({ top, options }, ...NEAR), 'top'), strike);

  it('R-ELEM-3 an option lets a player do without each of the elements of an action', () => {
    const asked = struck({ infusionOptional: true });
    expect(asked.state.elements.infused).toEqual([]);
    const first = act(asked, { type: 'perform' });
    const second = act(first, { type: 'skip', character: WARDEN });
    expect(second.state.elements.infused).toEqual(['fire']);
    expect(can(second, { type: 'play' })).toBe(true);
    expect(eventsOf(pass(second), 'elementsInfused')).toMatchObject([{ elements: ['fire'] }]);
  });

  it('R-ELEM-3 without it they are infused, and where nothing was performed none is', () => {
    expect(struck({}).state.elements.infused).toEqual(['fire', 'ice']);
    const idle = act(play(turn({ top, options: { infusionOptional: true } }, ...NEAR), 'top'), {
      type: 'skip',
      character: WARDEN,
    });
    expect(can(idle, { type: 'perform' })).toBe(false);
    expect(idle.state.elements.infused).toEqual([]);
  });
});

describe('a limit of money tokens', () => {
  const killed = (coinLimit: number | null) => {
    const top = [{ type: 'attack', amount: 9 }] as const;
    const coins = [overlay('coin', 8, 3), overlay('coin', 8, 4)] as const;
    return act(play(turn({ top, options: { coinLimit } }, ...NEAR, ...coins), 'top'), strike);
  };
  const coinsOf = ({ state }: ReturnType<typeof killed>): number =>
    state.overlays.filter(({ type }) => type === 'coin').length;

  it('R-LOOT-8 leaves the dead without one where all lie on the map or were taken', () => {
    expect([null, 3, 2, 0].map((limit) => coinsOf(killed(limit)))).toEqual([3, 3, 2, 2]);
    expect(isGone(killed(2), GUARD)).toBe(true);
    const rich = turn(
      { top: [{ type: 'attack', amount: 9 }], options: { coinLimit: 3 } },
      ...NEAR,
      (state) => ({
        ...state,
        characters: state.characters.map((one) =>
          one.id === KINDLER ? { ...one, money: 3 } : one,
        ),
      }),
    );
    expect(coinsOf(act(play(rich, 'top'), strike))).toBe(0);
    expect(warden(rich).money).toBe(0);
  });
});

describe('chance on the table', () => {
  /** Anything is done, and all that comes is looked at. */
  const looked = (seed: string): { readonly looks: number; readonly faults: readonly string[] } => {
    const made = createEngine({ content, chance: 'table' });
    if (made._tag === 'Left') throw new Error(JSON.stringify(made.left));
    const engine = made.right;
    const begun = engine.start(setUpOf(seed));
    if (begun._tag === 'Left') throw new Error(JSON.stringify(begun.left));
    let state = begun.right;
    let rng = fromSeed(seed);
    const faults: string[] = [];
    let looks = 0;
    while (!state.over) {
      const point = { engine, begun: begun.right, state };
      faults.push(...viewsHideSecrets.violations(point));
      if (state.seq % 25 === 0) faults.push(...legalIsAccepted.violations(point));
      const commands = engine.legalCommands(state);
      const [index, next] = int(0, commands.length - 1)(rng);
      const step = engine.apply(state, commands[index]!);
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
      [state, rng, looks] = [step.right.state, next, looks + 1];
    }
    return { looks, faults };
  };

  it('R-CARD-9 its questions do not tell the order of the piles, and take what they list', () => {
    const { looks, faults } = looked('table');
    expect(faults).toEqual([]);
    expect(looks).toBeGreaterThanOrEqual(100);
  });

  it('R-SCEN-1 a battle goal that was dealt cannot be undone without telling it', () => {
    const made = createEngine({ content, chance: 'table' });
    if (made._tag === 'Left') throw new Error(JSON.stringify(made.left));
    const engine = made.right;
    const begun = engine.start(setUpOf('goals'));
    if (begun._tag === 'Left') throw new Error(JSON.stringify(begun.left));
    let state = begun.right;
    const revealed: boolean[] = [];
    while (revealed.length < 4) {
      const [command] = engine.legalCommands(state);
      const step = engine.apply(state, command!);
      if (step._tag === 'Left') throw new Error(JSON.stringify(step.left));
      if (command!.type === 'dealGoal') revealed.push(step.right.revealedHidden);
      ({ state } = step.right);
    }
    expect(revealed).toEqual([true, true, true, true]);
  });
});

describe('an engine', () => {
  it.each<[string, unknown, string]>([
    ['of nothing', null, 'input: expected options of an engine { content, … }, got null'],
    ['without content', {}, 'content: expected a pack that checkPack accepted, got nothing'],
    [
      'with a field too many',
      { content, edition: 'frosthaven' },
      'edition: expected no field of this name, got "frosthaven"',
    ],
    [
      'of a pack that was not checked',
      { content: checkPack(hollowmere) },
      'content: expected a pack that checkPack accepted, got an object',
    ],
  ])('%s is refused, and nothing is thrown', (_, options, sentence) => {
    const made = createEngine(options as never);
    expect(made._tag === 'Left' ? made.left.map((one) => explain(one)) : []).toEqual([sentence]);
  });
});

describe('battle goals on the table', () => {
  it('R-SCEN-1 tell no seat what another was dealt', () => {
    const pack = checkPack(hollowmere);
    const made =
      pack._tag === 'Right' ? createEngine({ content: pack.right, chance: 'table' }) : pack;
    if (made._tag === 'Left') throw new Error('no engine');
    const engine = made.right;
    const seats = [
      { seat: 'ann', characters: [{ class: 'warden' }] },
      { seat: 'bo', characters: [{ class: 'kindler' }] },
    ];
    const begun = engine.start({ scenario: 'training', seats, seed: 'x' });
    if (begun._tag === 'Left') throw new Error('no state');
    /** What Bo is offered after Ann was dealt the goals at two places of her list. */
    const offered = (places: readonly number[]): readonly string[] => {
      let state = begun.right;
      const rest = [...places];
      for (;;) {
        const ann = engine.legalCommands(state, 'ann');
        const bo = engine.legalCommands(state, 'bo').filter(({ type }) => type === 'dealGoal');
        if (bo.length > 0) return bo.map((one) => (one.type === 'dealGoal' ? one.goal : ''));
        const goals = ann.filter(({ type }) => type === 'dealGoal');
        const answer = goals.length > 0 ? goals.at(rest.shift() ?? 0) : ann[0];
        const step = engine.apply(state, answer!);
        if (step._tag === 'Left') throw new Error('refused');
        state = step.right.state;
      }
    };
    expect(offered([0, 0])).toHaveLength(hollowmere.battleGoals!.length);
    expect(offered([0, 0])).toEqual(offered([3, 4]));
  });
});
