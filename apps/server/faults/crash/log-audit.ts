import type { HostCatalog } from '@tablee/host';
import { openStore } from '../../store/open-store.ts';
import { ExpectedViews } from '../expected-views.ts';
import { isUpToDate, judgeDevice, playedTwice } from '../judge-device.ts';
import { nameOf } from '../playground.ts';
import type { PartyOnSockets } from '../sockets/party.ts';
import type { BusyTables } from './busy-tables.ts';

/** Findings over all kills, each kept once. */
export class LogAudit {
  readonly lost = new Set<string>();
  readonly doubled = new Set<string>();
  readonly untrue = new Set<string>();
  finished = 0;
  /** Requests without an answer when the server was killed, and those of them that were played. */
  unanswered = 0;
  playedUnanswered = 0;
  acked = 0;
  frames = 0;
  readonly #catalog: HostCatalog;
  readonly #folder: string;

  constructor(catalog: HostCatalog, folder: string) {
    this.#catalog = catalog;
    this.#folder = folder;
  }

  /** Judges the data of the killed server; returns the last entry of each table that still plays. */
  async hold({ playing, finished }: BusyTables): Promise<Map<PartyOnSockets, number>> {
    const store = await openStore(this.#folder);
    const reached = new Map<PartyOnSockets, number>();
    for (const party of [...finished, ...playing]) {
      const stored = await store.load(party.table);
      if (stored === null) this.lost.add(`the table of ${nameOf(party.setting)}`);
      else reached.set(party, this.#judge(party, await ExpectedViews.of(this.#catalog, stored), finished.has(party)));
    }
    await store.close();
    for (const party of finished) this.#count(party);
    this.finished += finished.size;
    finished.clear();
    return reached;
  }

  /** Adds the tables that did not finish to the counts. */
  countUnfinished({ playing }: BusyTables): void {
    for (const party of playing) this.#count(party);
  }

  #judge(party: PartyOnSockets, truth: ExpectedViews, isOver: boolean): number {
    const where = `${nameOf(party.setting)}: `;
    const played = truth.timesPlayed();
    for (const what of playedTwice(truth)) this.doubled.add(where + what);
    for (const device of party.devices) {
      const { lost, untrue } = judgeDevice(device, truth);
      this.unanswered += device.unanswered.length;
      this.playedUnanswered += device.unanswered.filter((id) => played.has(id)).length;
      for (const what of lost) this.lost.add(where + what);
      for (const what of untrue) this.untrue.add(where + what);
      if (device.strayed > 0) this.untrue.add(`${where}${device.name} strayed ${device.strayed} times`);
      if (isOver && !isUpToDate(device, truth)) this.untrue.add(`${where}${device.name} does not see how it ended`);
    }
    return truth.match.seq;
  }

  #count({ devices }: PartyOnSockets): void {
    for (const { acked, frames } of devices) {
      this.acked += acked.size;
      this.frames += frames.length;
    }
  }
}
