import { type Seat, type Viewer } from '@tablee/kernel';
import { PROTOCOL, type TableInfo } from '@tablee/protocol';
import type { Connected, Connections } from './connections.ts';
import type { HostedMatch } from './hosted-match.ts';
import type { Talk } from './talk.ts';

interface ReceivingTable {
  readonly info: TableInfo;
  readonly talk: Talk;
  readonly match: HostedMatch | null;
  seatOf(guest: string | null): Seat | null;
}

/** What a table tells a client that comes to it, and everybody there when it changes. */
export class Reception {
  readonly #table: ReceivingTable;
  readonly #connections: Connections;

  constructor(table: ReceivingTable, connections: Connections) {
    this.#table = table;
    this.#connections = connections;
  }

  viewerOf(guest: string | null): Viewer {
    return this.#table.seatOf(guest) ?? 'spectator';
  }

  /** `since` is the last entry that this connection has seen. */
  greet(connected: Connected, since: number | null): void {
    const { info, match, talk } = this.#table;
    connected.viewer = this.viewerOf(connected.guest);
    connected.link.send({ type: 'welcome', protocol: PROTOCOL, viewer: connected.viewer, table: info });
    match?.greet(connected, since);
    talk.greet(connected.link);
  }

  /** A guest who has sat down or stood up sees the match as another viewer now. */
  reseat(): void {
    for (const connected of this.#connections) {
      if (this.viewerOf(connected.guest) !== connected.viewer) this.greet(connected, null);
    }
  }

  tellTable(): void {
    this.#connections.tellTable(this.#table.info);
    this.#table.talk.reseat();
  }
}
