/**
 * A bot: it looks at the state, gives each legal command a number, and takes the best. What is legal it
 * asks the engine; of the rules it knows nothing. It is no good player, but it gets through.
 */

import type { AbilityCard, Action, CheckedPack } from 'gloomhaven-rules/content';
import { distance, equals } from 'gloomhaven-rules/hex';
import type {
  Character,
  Engine,
  Figure,
  GameState,
  PlayHalf,
  SeatCommand,
} from 'gloomhaven-rules/round';
import type { Hex } from 'gloomhaven-rules/vocabulary';

/** Chooses one of the legal commands. */
export type Bot = (state: GameState, legal: readonly SeatCommand[]) => SeatCommand;

/** What a bot needs to know of half of a card. */
interface Half {
  readonly attack: number;
  /** How far the attack reaches, 1 for melee. */
  readonly range: number;
  readonly move: number;
  readonly heal: number;
  readonly shield: number;
  readonly isLost: boolean;
}

const BASIC: Readonly<Record<'top' | 'bottom', Half>> = {
  top: { attack: 2, range: 1, move: 0, heal: 0, shield: 0, isLost: false },
  bottom: { attack: 0, range: 1, move: 2, heal: 0, shield: 0, isLost: false },
};

const plain = (amount: unknown): number => (typeof amount === 'number' ? amount : 1);

/** An action at a glance: areas and several targets count as a little more damage. */
const glance = ({ abilities, goes = 'discarded' }: Action): Half => {
  let half = { ...BASIC.top, attack: 0, isLost: goes !== 'discarded' };
  for (const ability of abilities)
    if (ability.type === 'attack') {
      const isWide = ability.area !== undefined || ability.targets !== undefined;
      const attack = plain(ability.amount) + (isWide ? 1 : 0);
      half = { ...half, attack, range: plain(ability.range ?? 1) };
    } else if (ability.type === 'move') half = { ...half, move: plain(ability.amount) };
    else if (ability.type === 'heal') half = { ...half, heal: plain(ability.amount) };
    else if (ability.type === 'shield') half = { ...half, shield: plain(ability.amount) };
  return half;
};

const nearest = (from: Hex, figures: readonly Figure[]): number =>
  Math.min(...figures.map(({ at }) => distance(from, at)));

/** What is open to a character: how far its enemies are, how badly it is hurt. */
interface Sight {
  readonly foe: number;
  readonly missing: number;
  readonly hitPoints: number;
}

const sightOf = ({ figures }: GameState, id: string): Sight => {
  const me = figures.find((figure) => figure.id === id);
  const foes = figures.filter(({ side }) => side === 'monsters');
  return {
    foe: me === undefined ? Infinity : nearest(me.at, foes),
    missing: Math.max(
      0,
      ...figures
        .filter(({ side }) => side === 'characters')
        .map(({ hitPoints, maxHitPoints }) => maxHitPoints - hitPoints),
    ),
    hitPoints: me?.hitPoints ?? 0,
  };
};

/** A lost card is a turn less: it must be worth that. */
const LOSS = 3;

/** What half of a card is worth here, after a move of so many hexes. */
const worth = (half: Half, { foe, missing }: Sight, walked: number): number => {
  const isInReach = foe <= half.range + half.move + walked;
  const attack = isInReach ? 2 * half.attack : 0;
  const heal = 1.5 * Math.min(half.heal, missing);
  const shield = foe <= 3 ? 1.5 * half.shield : 0;
  const move = foe > half.range ? 0.5 * half.move : 0.1 * half.move;
  return attack + heal + shield + move - (half.isLost ? LOSS : 0);
};

/** A bot for the cards of a pack. It asks the engine what a command would bring, where it cannot see it. */
export const botFor = (pack: CheckedPack, engine: Engine): Bot => {
  const cards = new Map(
    pack.classes.flatMap(({ id, cards: all }) =>
      all.map((card) => [`${id} ${card.id}`, card] as const),
    ),
  );
  const cardOf = (id: string, card: string): AbilityCard | undefined => cards.get(`${id} ${card}`);

  const halfOf = (id: string, card: string, half: 'top' | 'bottom', basic: boolean): Half => {
    const printed = cardOf(id, card)?.[half];
    return basic || printed === undefined ? BASIC[half] : glance(printed);
  };
  const halvesOf = (id: string, card: string, half: 'top' | 'bottom'): readonly Half[] => [
    halfOf(id, card, half, false),
    BASIC[half],
  ];

  const best = (halves: readonly Half[], sight: Sight, walked: number): number =>
    Math.max(0, ...halves.map((half) => worth(half, sight, walked)));

  /** A half now, and the best other half of the other card after it. */
  const playWorth = (state: GameState, { character: id, card, half, basic }: PlayHalf): number => {
    const sight = sightOf(state, id);
    const now = halfOf(id, card, half, basic);
    const others = state.characters
      .filter((one) => one.id === id)
      .flatMap(({ waiting }) => waiting)
      .filter((one) => one !== card);
    const other = half === 'top' ? 'bottom' : 'top';
    return (
      worth(now, sight, 0) +
      Math.max(0, ...others.map((one) => best(halvesOf(id, one, other), sight, now.move)))
    );
  };

  /** Two cards: the best top of one with the best bottom of the other; earlier is better when hurt. */
  const pairWorth = (state: GameState, id: string, leading: string, second: string): number => {
    const sight = sightOf(state, id);
    const ways = [
      [leading, second],
      [second, leading],
    ].map(([top = '', bottom = '']) =>
      Math.max(
        ...halvesOf(id, bottom, 'bottom').map(
          (half) => worth(half, sight, 0) + best(halvesOf(id, top, 'top'), sight, half.move),
        ),
      ),
    );
    return Math.max(...ways) - (cardOf(id, leading)?.initiative ?? 99) / 100;
  };

  /** How far its attacks reach that are still to come in this turn; the melee range if there are none. */
  const reachOf = ({ id, waiting }: Character): number =>
    Math.max(1, ...waiting.map((card) => halfOf(id, card, 'top', false).range));

  /** Near enough to hit, no nearer; never on a trap, rather on money. */
  const placeWorth = (state: GameState, figure: string, at: Hex): number => {
    const foes = state.figures.filter(({ side }) => side === 'monsters');
    const character = state.characters.find(({ id }) => id === figure);
    const reach = character === undefined ? 1 : reachOf(character);
    const foe = nearest(at, foes);
    const lying = state.overlays.filter((overlay) => equals(overlay.at, at));
    const isBad = lying.some(({ type }) => type === 'trap' || type === 'hazardous');
    const isMoney = lying.some(({ type }) => type === 'coin' || type === 'treasure');
    return (
      (foe > reach ? reach - foe : (foe - reach) / 10) + (isMoney ? 0.5 : 0) - (isBad ? 10 : 0)
    );
  };

  const at = ({ figures }: GameState, id: string): Hex =>
    figures.find((figure) => figure.id === id)?.at ?? { q: 0, r: 0 };

  /** Hit points that are left; of an enemy with few of them the more is to be hoped. */
  const hitPointsOf = ({ figures }: GameState, id: string): number =>
    figures.find((figure) => figure.id === id)?.hitPoints ?? 0;

  /** A figure that needs help before one that does not, a strong enemy before a weak one. */
  const needOf = ({ figures }: GameState, id: string): number => {
    const figure = figures.find((one) => one.id === id);
    if (figure === undefined) return 0;
    return figure.side === 'characters'
      ? figure.maxHitPoints - figure.hitPoints
      : figure.hitPoints / 100;
  };

  /** What it would suffer: engines are pure, so trying costs nothing. */
  const harmOf = (state: GameState, suffering: SeatCommand, id: string): number => {
    const step = engine.apply(state, suffering);
    if (step._tag === 'Left') return 0;
    const [hit] = step.right.events.filter(
      (event) => event.type === 'damaged' && event.figure === id,
    );
    return hit?.type === 'damaged' ? hit.amount : 0;
  };

  /** It cancels what would kill it, and what takes more than half of its hit points. */
  const sufferWorth = (state: GameState, command: SeatCommand, id: string): number => {
    const left = hitPointsOf(state, id) - harmOf(state, command, id);
    return left <= 0 || left < hitPointsOf(state, id) / 2 ? -1 : 1;
  };

  /** The card that it needs least: the one with the weakest halves. */
  const cardWorth = (id: string, card: string): number => {
    const { attack, range } = halfOf(id, card, 'top', false);
    const { move, heal } = halfOf(id, card, 'bottom', false);
    return attack + range / 2 + move / 2 + heal;
  };
  const lossOf = (id: string, lost: readonly string[]): number =>
    lost.reduce((sum, card) => sum + cardWorth(id, card), 0) / 100;

  const handOf = ({ characters }: GameState, id: string): number =>
    characters.find((one) => one.id === id)?.hand.length ?? 0;

  /** What a command is worth, among those that answer the same question. */
  const score = (state: GameState, command: SeatCommand): number => {
    switch (command.type) {
      case 'chooseStart':
        return placeWorth(state, command.character, command.hex);
      case 'selectCards':
        return pairWorth(state, command.character, command.leading, command.second);
      case 'longRest':
        // With a few cards left, and hurt: hit points come with it.
        return handOf(state, command.character) <= 3 &&
          sightOf(state, command.character).missing > 3
          ? 100
          : -100;
      case 'shortRest': {
        const isDue = handOf(state, command.character) < 2;
        return command.rest === isDue ? 1 : 0;
      }
      case 'useBonus':
      case 'useItem':
      case 'cure':
      case 'takeCard':
      case 'pay':
      case 'chooseWays':
        return 1;
      case 'placeMonster':
      case 'revealModifier':
      case 'revealMonsterCard':
      case 'standee':
      case 'randomCard':
      case 'dealGoal':
        // No choice of a character: chance is drawn in this game, and a standee is as good as another.
        return 0;
      case 'redraw':
        return command.redraw ? 0 : 1;
      case 'restHeal':
        return command.heal ? 1 : 0;
      case 'loseCard':
      case 'discardCard':
        return -lossOf(command.character, [command.card]);
      case 'play':
        return playWorth(state, command);
      case 'moveTo':
        return placeWorth(state, command.figure, command.hex);
      case 'endMove':
        return placeWorth(state, command.figure, at(state, command.figure)) + 0.01;
      case 'attack':
        return 100 - hitPointsOf(state, command.target);
      case 'attackAll':
        return command.targets.length;
      case 'chooseFigure':
        return needOf(state, command.target);
      case 'suffer':
        return sufferWorth(state, command, command.character);
      case 'negate':
        return -lossOf(
          command.character,
          command.by.type === 'hand' ? [command.by.card] : command.by.cards,
        );
      case 'chooseFocus':
        return hitPointsOf(state, command.focus);
      case 'consume':
      case 'infuse':
      case 'perform':
      case 'pushStep':
        return 1;
      case 'skip':
      case 'endTurn':
        return -1;
      case 'keepGoal':
      case 'actFirst':
      case 'moveAlong':
      case 'stop':
        return 0;
      case 'resign':
      case 'moveActiveCard':
        // It ends a bonus, and what is asked is asked again.
        return -Infinity;
    }
  };

  return (state, legal) => {
    // Several seats may be asked at once: the first question first.
    const { seat } = legal[0]!;
    const mine = legal.filter((command) => command.seat === seat);
    const scores = mine.map((command) => score(state, command));
    return mine[scores.indexOf(Math.max(...scores))]!;
  };
};
