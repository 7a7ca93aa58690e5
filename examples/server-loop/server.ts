/**
 * A server of one table. It keeps the state, which no client ever sees: each gets its own view, and what it
 * is told of what happened. Messages are texts, as a socket would carry them.
 */

import { attackOdds } from 'gloomhaven-rules/attack';
import {
  explain,
  type Command,
  type Engine,
  type Event,
  type GameState,
  type View,
} from 'gloomhaven-rules/round';

/** What a client sends: an answer to a question, with the number of the view that it saw; or a change of mind. */
export type Request =
  | { readonly type: 'command'; readonly command: Command; readonly seq: number }
  | { readonly type: 'undo' };

/** What comes of an attack that a client can make, shown before it does. */
export interface Odds {
  readonly target: string;
  readonly mean: number;
  readonly kill: number;
}

/** What a client is sent. */
export type Reply =
  | {
      readonly type: 'update';
      readonly view: View;
      readonly events: readonly Event[];
      readonly odds: readonly Odds[];
      /** Whether this client may take back what it did last. */
      readonly mayUndo: boolean;
    }
  | { readonly type: 'refused'; readonly why: string };

/** A table with its game. */
export interface Table {
  /** Sends everybody how the game stands. */
  readonly greet: () => void;
  /** Takes a message; whose connection it came over is known, whatever stands in it. */
  readonly receive: (seat: string, text: string) => void;
  /** The game as a text for a file or a database. */
  readonly save: () => string;
}

const read = (text: string): Request | null => {
  try {
    return JSON.parse(text) as Request | null;
  } catch {
    return null;
  }
};

/** Opens a table for a game. */
export const openTable = (
  engine: Engine,
  begun: GameState,
  send: (seat: string, text: string) => void,
): Table => {
  let state = begun;
  // Who did something, and the state before: as far back as nothing hidden was seen since.
  let past: readonly { readonly seat: string; readonly before: GameState }[] = [];

  const reply = (seat: string, one: Reply): void => {
    send(seat, JSON.stringify(one));
  };

  const oddsFor = (view: View): readonly Odds[] =>
    view.commands.flatMap((command) => {
      if (command.type !== 'attack' && command.type !== 'attackAll') return [];
      const targets = command.type === 'attack' ? [command.target] : command.targets;
      return targets.flatMap((target) => {
        const query = engine.attackQueryOf(state, command, target);
        const odds = query === null ? null : attackOdds(query);
        if (odds?._tag !== 'Right') return [];
        const { mean, kill } = odds.right;
        return [{ target, mean, kill: kill?.probability ?? 0 }];
      });
    });

  const tell = (events: readonly Event[]): void => {
    for (const seat of state.seats) {
      const view = engine.viewOf(state, seat);
      const told = engine.viewEvents(events, seat);
      const mayUndo = past.at(-1)?.seat === seat;
      reply(seat, { type: 'update', view, events: told, odds: oddsFor(view), mayUndo });
    }
  };

  const undo = (seat: string): void => {
    const last = past.at(-1);
    if (last?.seat !== seat) {
      reply(seat, { type: 'refused', why: 'nothing of yours can be taken back' });
      return;
    }
    state = last.before;
    past = past.slice(0, -1);
    tell([]);
  };

  const receive = (seat: string, text: string): void => {
    const request = read(text);
    if (request?.type === 'undo') {
      undo(seat);
      return;
    }
    // The seat is that of the connection; whatever else is wrong, `apply` says it.
    const step = engine.apply(state, { ...request?.command, seq: request?.seq, seat } as never);
    if (step._tag === 'Left') {
      reply(seat, { type: 'refused', why: explain(step.left) });
      return;
    }
    const { state: after, events, revealedHidden } = step.right;
    past = revealedHidden ? [] : [...past, { seat, before: state }];
    state = after;
    tell(events);
  };

  return {
    greet: () => {
      tell([]);
    },
    receive,
    save: () => JSON.stringify(state),
  };
};
