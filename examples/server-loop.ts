/**
 * A server with two seats and two clients, all in one process: the messages between them are texts in a list.
 * Ann and Bo play the training scenario; on the way somebody takes back a move, somebody meddles, and the
 * game is saved, loaded and played on.
 *
 *     tsx examples/server-loop.ts
 */

import { checkPack } from 'gloomhaven-rules/content';
import { hollowmere } from 'gloomhaven-rules/demo';
import { createEngine, describe, explain, migrate, namesOf } from 'gloomhaven-rules/round';
import { join, type Client } from './server-loop/client.js';
import { openTable, type Request, type Table } from './server-loop/server.js';

const pack = checkPack(hollowmere);
if (pack._tag === 'Left') throw new Error('the pack of the library has no faults');
const engine = createEngine({ content: pack.right });
if (engine._tag === 'Left') throw new Error('the rules of the first edition are whole');
const begun = engine.right.start({
  scenario: 'training',
  seats: [
    { seat: 'ann', characters: [{ class: 'warden' }] },
    { seat: 'bo', characters: [{ class: 'kindler' }] },
  ],
  seed: 'server',
});
if (begun._tag === 'Left') throw new Error(begun.left.map(explain).join('\n'));

const names = namesOf(pack.right);
const say = (text: string): void => {
  console.log(text);
};

/** Requests that are under way to the server, first come first served. */
const mail: { readonly from: string; readonly text: string }[] = [];
let requests = 0;

const sit = (seat: string): Client =>
  join(
    (text) => {
      mail.push({ from: seat, text });
    },
    (reply) => {
      // The first round in full, from Bo's seat; later who falls.
      const isFirst = (bo.last()?.view.round ?? 0) < 2;
      if (reply.type === 'refused') {
        if (isFirst) say(`  (to ${seat}) refused: ${reply.why}`);
      } else if (seat === 'bo')
        for (const event of reply.events)
          if (isFirst || ['died', 'exhausted', 'roundStarted'].includes(event.type))
            say(`  ${describe(event, names)}`);
    },
  );
const ann = sit('ann');
const bo = sit('bo');

const open = (state: typeof begun.right): Table =>
  openTable(engine.right, state, (seat, text) => {
    (seat === 'ann' ? ann : bo).receive(text);
  });
let table = open(begun.right);

/** Delivers request by request until something is as it is wanted, or nothing is under way. */
const until = (isReached: () => boolean): void => {
  while (!isReached()) {
    const request = mail.shift();
    if (request === undefined) return;
    requests += 1;
    table.receive(request.from, request.text);
  }
};

/** Sends something out of turn. */
const meddle = (seat: string, request: Request): void => {
  table.receive(seat, JSON.stringify(request));
};

/** Whether the last step told something of the Stone Warden. */
const isTold = (client: Client, type: 'moved' | 'attacked'): boolean =>
  client.last()?.events.some((one) => one.type === type && one.figure === 'warden') === true;

const warden = (client: Client): string => {
  const choice = client.last()?.view.characters[0]?.choice ?? null;
  const called = (id: string): string => names.cards['warden']?.[id] ?? id;
  if (choice === null) return 'hidden';
  return choice.type === 'cards' ? `${called(choice.leading)}, ${called(choice.second)}` : 'rest';
};
const place = (client: Client): string => {
  const { q, r } = client.last()?.view.figures.find(({ id }) => id === 'warden')?.at ?? {};
  return `${String(q)},${String(r)}`;
};

say('── What is hidden');
table.greet();
until(() => bo.last()?.view.characters[0]?.hasChosen === true);
say(`Ann has chosen. She sees: ${warden(ann)}. Bo sees: ${warden(bo)}.`);
say('Bo tries to choose for her:');
const guess = {
  type: 'selectCards',
  character: 'warden',
  leading: 'warden-1',
  second: 'warden-2',
} as const;
meddle('bo', { type: 'command', command: guess, seq: bo.last()?.view.seq ?? 0 });
say('His own choice was under way when hers came in, so it is too late, and he chooses again:');
until(() => bo.last()?.view.characters[0]?.choice !== null);
say(`All have chosen, and Bo sees: ${warden(bo)}.`);

say('\n── Undo');
until(() => ann.last()?.mayUndo === true && isTold(ann, 'moved'));
say(`Nothing hidden was seen since the Stone Warden went to ${place(ann)}: Ann takes it back.`);
meddle('ann', { type: 'undo' });
say(`It stands on ${place(ann)} again. What she sent in the meantime is refused, and she goes on:`);
until(() => (ann.last()?.odds.length ?? 0) > 0);
for (const { target, mean, kill } of ann.last()?.odds ?? [])
  say(
    `Ann is shown: ${target}, ${mean.toFixed(2)} damage on average, kills in ${(100 * kill).toFixed(0)} %.`,
  );
until(() => isTold(ann, 'attacked'));
say('Now a card was turned over, and she asks to take it back:');
meddle('ann', { type: 'undo' });

until(() => bo.last()?.view.round === 2);

say('\n── A save');
const saved = table.save();
const cheat = engine.right.decodeState({ ...(JSON.parse(saved) as object), round: -1 });
if (cheat._tag === 'Left') say(`Somebody wrote into it: ${cheat.left.map(explain).join('; ')}`);
const current = migrate(JSON.parse(saved));
const loaded = engine.right.decodeState(current._tag === 'Right' ? current.right : null);
if (loaded._tag === 'Left') throw new Error(loaded.left.map(explain).join('\n'));
say(
  `${String(saved.length)} characters, loaded in round ${String(loaded.right.round)}; all connect again.`,
);
mail.length = 0;
table = open(loaded.right);
table.greet();
until(() => bo.last()?.view.over === true);
const end = bo.last()?.view;
say(
  `\nThe game is ${end?.verdict ?? 'open'} in round ${String(end?.round)}, after ${String(requests)} requests.`,
);
