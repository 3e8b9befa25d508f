import { type ClientMessage, PROTOCOL } from '@tablee/protocol';
import type { Connected } from './connections.ts';
import type { Link } from './ports.ts';

export interface Connection {
  receive(message: ClientMessage): void;
  /** Nothing is heard of it any more; or something again. */
  quiet(isQuiet: boolean): void;
  close(): void;
}

export interface Entered {
  isLost(): boolean;
  onHello(connected: Connected, since: number | null): void;
  onMessage(connected: Connected, message: Exclude<ClientMessage, { type: 'hello' }>): void;
  onQuiet(): void;
  onClose(connected: Connected): void;
}

/** How one connection comes to a table and goes: nothing is heard of it before `hello`. */
export function enter(table: Entered, connected: Connected): Connection {
  const { link } = connected;
  let greeted = false;
  return {
    receive: (message) => {
      // Whoever is greeted is told when the table sleeps; whoever comes just then would wait for ever.
      if (table.isLost()) return greeted ? undefined : sendAway(link, 'moved');
      if (message.type === 'hello') {
        if (message.protocol !== PROTOCOL) return sendAway(link, 'protocol');
        greeted = true;
        table.onHello(connected, message.since);
      } else if (greeted) table.onMessage(connected, message);
    },
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

function sendAway(link: Link, why: 'moved' | 'protocol'): void {
  link.send({ type: 'bye', why });
  link.close();
}
