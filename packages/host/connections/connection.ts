import { type ClientMessage, PROTOCOL } from '@tablee/protocol';
import { type Connected, sendAway } from './connections.ts';

export interface Connection {
  receive(message: ClientMessage): void;
  /** Sends a ping, to be called at intervals; the answer measures the round trip. */
  ping(): void;
  /** Marks the connection as silent, or as heard again. */
  quiet(isQuiet: boolean): void;
  close(): void;
}

export type TableMessage = Exclude<ClientMessage, { type: 'hello' }>;

export interface ConnectionHandlers {
  isLost(): boolean;
  onHello(connected: Connected, since: number | null): void;
  onMessage(connected: Connected, message: TableMessage): void;
  onQuiet(): void;
  onClose(connected: Connected): void;
}

/** Handles the messages of one connection; everything before `hello` is ignored. */
export function openConnection(table: ConnectionHandlers, connected: Connected): Connection {
  const { link } = connected;
  let greeted = false;
  return {
    receive: (message) => {
      // the goodbye of an unloading table reaches greeted connections only: a later one would wait without end
      if (table.isLost()) return greeted ? undefined : sendAway(link, 'moved');
      if (message.type === 'hello') {
        // each `hello` is broadcast to the table: repeated ones would flood it
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
