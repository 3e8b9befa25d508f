import { type Seat, type Viewer } from '@tablee/kernel';
import { type HostMessage, PROTOCOL, type TableInfo } from '@tablee/protocol';
import type { HostedMatch } from '../match/hosted-match.ts';
import type { Clock } from '../ports.ts';
import type { TableDoc } from '../table/table-doc.ts';
import { newsIn } from '../table/table-info.ts';
import type { Talk } from '../talk/talk.ts';
import type { Connected, Connections } from './connections.ts';
import { MAX_MESSAGES_PER_TICK, PacedBroadcast } from './paced.ts';

interface ReceivingTable {
  readonly info: TableInfo;
  readonly talk: Talk;
  readonly match: HostedMatch | null;
  seatOf(guest: string | null): Seat | null;
  readonly doc: Pick<TableDoc, 'barred'>;
}

interface Latest {
  readonly news: string;
  /** One object for all recipients, so that it is serialised once. */
  readonly message: HostMessage;
}

/**
 * Sends table messages: the whole state to a new connection, changes to all. Changes have a rate limit per viewer, so
 * that a crowd of spectators delays no player's messages.
 */
export class Reception {
  readonly #table: ReceivingTable;
  readonly #connections: Connections;
  readonly #clock: Clock;
  readonly #news = new Map<Viewer, PacedBroadcast>();
  readonly #talk: PacedBroadcast;
  /** Cached while one change is sent to several viewers. */
  #latest: Latest | null = null;
  #isTelling = false;

  constructor(table: ReceivingTable, connections: Connections, clock: Clock) {
    this.#table = table;
    this.#connections = connections;
    this.#clock = clock;
    this.#talk = new PacedBroadcast(clock, () => table.talk.reseat());
  }

  viewerOf(guest: string | null): Viewer {
    return this.#table.seatOf(guest) ?? 'spectator';
  }

  admit(connected: Connected, since: number | null): void {
    this.greet(connected, since);
    this.tellTable();
  }

  /** `since` is the last entry that the client knows. */
  greet(connected: Connected, since: number | null): void {
    const { info, match, talk } = this.#table;
    connected.viewer = this.viewerOf(connected.guest);
    connected.news = newsIn(info);
    connected.isBarred = this.#isBarred(connected.guest);
    const barred = connected.isBarred ? { barred: true } : {};
    connected.link.send({ type: 'welcome', protocol: PROTOCOL, viewer: connected.viewer, ...barred, table: info });
    match?.greet(connected, since);
    talk.greet(connected.link);
  }

  /** Sends a new welcome to connections whose viewer or ban has changed. */
  reseat(): void {
    for (const connected of this.#connections) {
      const { guest, viewer, isBarred } = connected;
      if (this.viewerOf(guest) !== viewer || this.#isBarred(guest) !== isBarred) this.greet(connected, null);
    }
  }

  /** Skips connections for which nothing changed but time and the number of spectators. */
  tellTable(): void {
    this.#isTelling = true;
    for (const viewer of new Set([...this.#connections].map((connected) => connected.viewer))) {
      const paced = this.#news.get(viewer) ?? new PacedBroadcast(this.#clock, () => this.#tellNews(viewer));
      this.#news.set(viewer, paced);
      paced.ask();
    }
    this.#isTelling = false;
    this.#latest = null;
    this.#talk.ask();
  }

  stop(): void {
    for (const paced of this.#news.values()) paced.stop();
    this.#talk.stop();
  }

  #tellNews(viewer: Viewer): number {
    const { news, message } = this.#latest ?? this.#latestNow();
    let sent = 0;
    for (const connected of this.#connections) {
      if (connected.viewer !== viewer || connected.news === news) continue;
      connected.news = news;
      connected.link.send(message);
      sent += 1;
      if (sent === MAX_MESSAGES_PER_TICK) break;
    }
    return sent;
  }

  #latestNow(): Latest {
    const { info } = this.#table;
    const latest: Latest = { news: newsIn(info), message: { type: 'table', table: info } };
    if (this.#isTelling) this.#latest = latest;
    return latest;
  }

  #isBarred(guest: string | null): boolean {
    return guest !== null && this.#table.doc.barred.includes(guest);
  }
}
