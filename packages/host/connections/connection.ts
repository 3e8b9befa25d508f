import { type ClientMessage, PROTOCOL } from '@tablee/protocol';
import type { MatchSession } from '../match/match-session.ts';
import type { Talk } from '../talk/talk.ts';
import { type Connected, sendAway } from './connections.ts';

export interface Connection {
  receive(message: ClientMessage): void;
  /** To be called now and then: by what comes back the host knows how far away somebody is. */
  ping(): void;
  /** Nothing is heard of it any more; or something again. */
  quiet(isQuiet: boolean): void;
  close(): void;
}

type TableMessage = Exclude<ClientMessage, { type: 'hello' }>;

export interface ConnectionHandlers {
  isLost(): boolean;
  onHello(connected: Connected, since: number | null): void;
  onMessage(connected: Connected, message: TableMessage): void;
  onQuiet(): void;
  onClose(connected: Connected): void;
}

/** How one connection comes to a table and goes: nothing is heard of it before `hello`. */
export function openConnection(table: ConnectionHandlers, connected: Connected): Connection {
  const { link } = connected;
  let greeted = false;
  return {
    receive: (message) => {
      // Connections that were greeted are told when the table sleeps; one that comes just then would wait for ever.
      if (table.isLost()) return greeted ? undefined : sendAway(link, 'moved');
      if (message.type === 'hello') {
        // Each greeting tells the whole table: said again and again, it would be a flood for everybody there.
        if (greeted) return link.send({ type: 'problem', id: null, why: 'greeted-already' });
        if (message.protocol !== PROTOCOL) return sendAway(link, 'protocol');
        greeted = true;
        table.onHello(connected, message.since);
      } else if (greeted) table.onMessage(connected, message);
    },
    ping: () => link.send({ type: 'ping', n: connected.trip.ping() }),
    quiet: (isQuiet) => {
      if (connected.isQuiet === isQuiet) return;
      connected.isQuiet = isQuiet;
      if (greeted && !table.isLost()) table.onQuiet();
    },
    close: () => {
      if (greeted) table.onClose(connected);
    },
  };
}

/** What is said at a table, where its match is, if there is one. */
export function handleMessage(
  playing: MatchSession | null,
  talk: Talk,
  connected: Connected,
  message: TableMessage,
): void {
  const match = playing?.match ?? null;
  if (message.type === 'pong') {
    connected.trip.pong(message.n);
    return match?.showPings();
  }
  if (message.type === 'say') return talk.say(connected, message, match);
  if (message.type === 'resync') return match?.greet(connected, null);
  if (message.type === 'ready') return playing?.hearReady(connected, message.for);
  if (message.type === 'draft') return match?.keepDraft(connected, message);
  if (match === null) connected.link.send({ type: 'problem', id: message.id, why: 'not-playing' });
  else match.ask(connected, message);
}
