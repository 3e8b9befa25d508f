import type { LiveTable, VirtualClock } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { Device } from '../device.ts';
import type { FaultSetting } from '../playground.ts';
import type { VirtualHost } from '../virtual-host.ts';
import { Dialled } from './dialled.ts';
import type { LineTally } from './line.ts';

const BEAT_MS = { least: 300, spread: 500 };
const CUT_ONE_IN = 200;
const LONGEST_UNLOADED_MS = 5_000;

export interface PartyTally extends LineTally {
  cut: number;
  unloads: number;
}

/** The devices at one table, each on its own bad line. */
export class PartyOnLines {
  table: LiveTable;
  readonly devices: Device[] = [];
  readonly #setting: FaultSetting;
  readonly #clock: VirtualClock;
  readonly #rng: Rng;
  readonly #tally: PartyTally;
  #isUnloaded = false;
  #isOver = false;

  constructor(setting: FaultSetting, table: LiveTable, clock: VirtualClock, rng: Rng, tally: PartyTally) {
    this.#setting = setting;
    this.table = table;
    this.#clock = clock;
    this.#rng = rng;
    this.#tally = tally;
  }

  invite(guest: string | null): void {
    const { definition } = this.#setting;
    const name = `${guest ?? 'watcher'}/${this.devices.length}`;
    const device = new Device(name, { definition, rng: this.#rng, now: () => this.#clock.now() });
    this.devices.push(device);
    const dial = (): Dialled => new Dialled(device, guest, this.table, this.#clock, this.#rng, this.#tally);
    let dialled = dial();
    const live = (): void => {
      if (this.#isOver) return dialled.cut();
      if (this.#rng.below(CUT_ONE_IN) === 0) {
        this.#tally.cut += 1;
        dialled.cut();
      }
      if (device.isIgnored) dialled.cut();
      if (dialled.isCut && !this.#isUnloaded) dialled = dial();
      dialled.ping();
      device.beat();
      this.#clock.after(BEAT_MS.least + this.#rng.below(BEAT_MS.spread), live);
    };
    live();
  }

  /** Unloads the table during play and opens it from its log. */
  async reload(host: VirtualHost): Promise<void> {
    this.#tally.unloads += 1;
    this.#isUnloaded = true;
    await this.table.unload();
    await this.#clock.pass(this.#rng.below(LONGEST_UNLOADED_MS));
    this.table = await host.open(this.table.id);
    this.#isUnloaded = false;
  }

  stop(): void {
    this.#isOver = true;
  }
}
