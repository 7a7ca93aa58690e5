/** A client of one seat. It knows its view and nothing else, and answers from the commands in it. */

import { distance } from 'gloomhaven-rules/hex';
import type { SeatCommand, View } from 'gloomhaven-rules/round';
import type { Hex } from 'gloomhaven-rules/vocabulary';
import type { Reply, Request } from './server.js';

type Update = Extract<Reply, { readonly type: 'update' }>;

/** A client as far as the example looks at it. */
export interface Client {
  /** Takes a message of the server, and answers it if it is asked something. */
  readonly receive: (text: string) => void;
  /** What it was sent last. */
  readonly last: () => Update | null;
  /** What it answered last. */
  readonly answered: () => SeatCommand | null;
}

const nearest = ({ figures }: View, from: Hex): number =>
  Math.min(
    ...figures.filter(({ side }) => side === 'monsters').map(({ at }) => distance(from, at)),
  );

const hitPointsOf = ({ figures }: View, id: string): number =>
  figures.find((figure) => figure.id === id)?.hitPoints ?? 0;

/** Whether the damage that it is asked about would exhaust a character. */
const isDeadly = (view: View, character: string): boolean =>
  view.decisions.some(
    ({ about }) => about?.type === 'damage' && about.amount >= hitPointsOf(view, character),
  );

/** No great player: it comes near, attacks, and loses cards rather than its life. */
const worth = (view: View, command: SeatCommand): number => {
  switch (command.type) {
    case 'attack':
    case 'attackAll':
      return 9;
    case 'negate':
      return isDeadly(view, command.character) ? 8 : 0;
    case 'play':
      return (command.half === 'bottom' ? 6 : 5) - Number(command.basic);
    case 'moveTo':
      return 3 - nearest(view, command.hex) / 100;
    case 'endMove': {
      const own = view.figures.find(({ id }) => id === command.figure);
      return own === undefined ? 0 : 3 - nearest(view, own.at) / 100;
    }
    case 'suffer':
    case 'consume':
    case 'perform':
    case 'chooseFigure':
    case 'pushStep':
      return 2;
    case 'shortRest':
      return command.rest ? 1 : 0;
    default:
      return 0;
  }
};

/** Joins a table. */
export const join = (send: (text: string) => void, show: (reply: Reply) => void): Client => {
  let last: Update | null = null;
  let answered: SeatCommand | null = null;
  return {
    receive: (text) => {
      const reply = JSON.parse(text) as Reply;
      show(reply);
      if (reply.type === 'refused') return;
      const { view } = reply;
      last = reply;
      const [best] = [...view.commands].sort((a, b) => worth(view, b) - worth(view, a));
      if (best === undefined) return;
      answered = best;
      const request: Request = { type: 'command', command: best, seq: view.seq };
      send(JSON.stringify(request));
    },
    last: () => last,
    answered: () => answered,
  };
};
