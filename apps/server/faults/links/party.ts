import type { LiveTable, VirtualClock } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { Device } from '../device.ts';
import type { FaultSetting } from '../playground.ts';
import type { VirtualHouse } from '../virtual-house.ts';
import { Dialled } from './dialled.ts';
import type { LineTally } from './line.ts';

const BEAT_MS = { least: 300, spread: 500 };
const CUT_ONE_IN = 200;
const LONGEST_NAP_MS = 5_000;

export interface PartyTally extends LineTally {
  cut: number;
  naps: number;
}

/** The devices at one table, each on its own bad line. */
export class PartyOnLines {
  table: LiveTable;
  readonly devices: Device[] = [];
  readonly #setting: FaultSetting;
  readonly #clock: VirtualClock;
  readonly #rng: Rng;
  readonly #tally: PartyTally;
  #isAsleep = false;
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
      if (dialled.isCut && !this.#isAsleep) dialled = dial();
      dialled.ping();
      device.beat();
      this.#clock.after(BEAT_MS.least + this.#rng.below(BEAT_MS.spread), live);
    };
    live();
  }

  /** Unloads the table during play and opens it from its log. */
  async nap(house: VirtualHouse): Promise<void> {
    this.#tally.naps += 1;
    this.#isAsleep = true;
    await this.table.sleep();
    await this.#clock.pass(this.#rng.below(LONGEST_NAP_MS));
    this.table = await house.open(this.table.id);
    this.#isAsleep = false;
  }

  stop(): void {
    this.#isOver = true;
  }
}
