import { setTimeout as sleep } from 'node:timers/promises';
import type { HostCatalog } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { Device } from '../device.ts';
import { MAX_ENTRIES } from '../long-enough.ts';
import type { FaultSetting } from '../playground.ts';
import { GuestClient, type Served } from './guest.ts';
import { sitDown } from './sit-down.ts';
import { SocketDevice } from './socket-device.ts';

export interface PartyPorts {
  readonly catalog: HostCatalog;
  readonly served: Served;
  readonly rng: Rng;
  /** Mean interval between actions of a player. */
  readonly beatMs: number;
  /** Match time in milliseconds, as a device can measure it. */
  now(): number;
  /** Receives every text that the server sends. */
  overhear?(who: string, text: string): void;
}

const LONGEST_MATCH_MS = 120_000;
const LOOK_EVERY_MS = 20;

/** The people at one table, each with a device on a socket, and a spectator. */
export class PartyOnSockets {
  readonly table: string;
  readonly setting: FaultSetting;
  readonly guests: readonly GuestClient[];
  readonly #sockets: readonly SocketDevice[];

  private constructor(
    table: string,
    setting: FaultSetting,
    guests: readonly GuestClient[],
    sockets: readonly SocketDevice[],
  ) {
    this.table = table;
    this.setting = setting;
    this.guests = guests;
    this.#sockets = sockets;
  }

  /** Throws if the server is killed meanwhile. */
  static async gather(name: string, setting: FaultSetting, ports: PartyPorts): Promise<PartyOnSockets> {
    const { catalog, served, rng, beatMs } = ports;
    const { definition } = setting;
    const invite = (seat: number): GuestClient =>
      new GuestClient(served, (text) => ports.overhear?.(`${name}/${seat}`, text));
    const others = Array.from({ length: rng.below(setting.seats) }, (_, index) => invite(index + 1));
    const guests: [GuestClient, ...GuestClient[]] = [invite(0), ...others];
    const table = await sitDown(catalog, setting, guests, rng);
    const cookies = [...guests.map(({ cookie }) => cookie), ''];
    const sockets = cookies.map((cookie, index) => {
      const who = `${name}/${index}`;
      const overhear = (text: string): void => ports.overhear?.(who, text);
      const device = new Device(who, { definition, rng, now: () => ports.now() });
      return new SocketDevice(device, { served, table, cookie, beatMs, rng, overhear });
    });
    return new PartyOnSockets(table, setting, guests, sockets);
  }

  get devices(): Device[] {
    return this.#sockets.map(({ device }) => device);
  }

  /** The last entry that any device here has seen. */
  get seq(): number {
    return Math.max(...this.devices.map(({ followed }) => followed.seq ?? 0));
  }

  /** True once all devices know that the match is over and have the same last entry. */
  get isOver(): boolean {
    const { seq } = this;
    return this.devices.every(({ table, followed }) => table?.status === 'over' && followed.seq === seq);
  }

  /** False if the match takes longer than any should. */
  async untilDone(): Promise<boolean> {
    const until = performance.now() + LONGEST_MATCH_MS;
    const isDone = (): boolean => this.isOver || this.seq >= MAX_ENTRIES;
    while (!isDone() && performance.now() < until) await sleep(LOOK_EVERY_MS);
    return isDone();
  }

  /** Half of the devices, at random, receive nothing more until they reconnect. */
  someGoDeaf(rng: Rng): void {
    for (const socket of this.#sockets) if (rng.below(2) === 0) socket.goDeaf();
  }

  leave(): void {
    for (const socket of this.#sockets) socket.hangUp();
  }
}
