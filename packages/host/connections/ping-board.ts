import type { SeatPing } from '@tablee/protocol';
import type { FairRaces } from '../commands/fair-races.ts';
import type { Clock, Link } from '../ports.ts';
import type { Connections } from './connections.ts';

/** Minimum interval between ping broadcasts. */
const MIN_BROADCAST_INTERVAL_MS = 4_000;
/** Smaller changes are not broadcast. */
const MIN_CHANGE_MS = 10;

/** Broadcasts the ping of each seat and how long its racing commands are held. */
export class PingBoard {
  readonly #races: FairRaces;
  readonly #connections: Connections;
  readonly #clock: Clock;
  #told: { readonly at: number; readonly seats: SeatPing[] } | null = null;

  constructor(races: FairRaces, connections: Connections, clock: Clock) {
    this.#races = races;
    this.#connections = connections;
    this.#clock = clock;
  }

  greet(link: Link): void {
    if (this.#told !== null) link.send({ type: 'pings', seats: this.#told.seats });
  }

  update(): void {
    const at = this.#clock.now();
    if (this.#told !== null && at - this.#told.at < MIN_BROADCAST_INTERVAL_MS) return;
    const seats = this.#races.pings();
    if (!seats.some((one, seat) => hasChanged(one, this.#told?.seats[seat]))) return;
    this.#told = { at, seats };
    this.#connections.tell({ type: 'pings', seats });
  }
}

function hasChanged({ ping, hold }: SeatPing, told: SeatPing | undefined): boolean {
  if (told === undefined || (ping === null) !== (told.ping === null)) return true;
  return Math.abs((ping ?? 0) - (told.ping ?? 0)) >= MIN_CHANGE_MS || Math.abs(hold - told.hold) >= MIN_CHANGE_MS;
}
