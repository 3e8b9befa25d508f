import { type GameTypes, type Match, type Seat, seatsOf, toMillis } from '@tablee/kernel';
import type { SeatPing } from '@tablee/protocol';
import type { Connections } from '../connections/connections.ts';
import { MAX_EVENED_TRIP_MS } from '../connections/round-trip.ts';
import type { MatchStep } from '../match/frames.ts';
import type { Clock } from '../ports.ts';

export interface Entrant {
  readonly seat: Seat;
  readonly command: object;
  /** Keys of the race; empty if the command races for nothing. */
  readonly keys: readonly string[];
  /** Release time on the host's clock. */
  readonly dueAt: number;
}

/** Delay in ms behind the winner of a race, and the winner's seat. */
interface Late {
  readonly ms: number;
  readonly to: Seat;
}

export interface RaceTable {
  readonly isFair: boolean;
  readonly match: Match<GameTypes>;
  readonly connections: Connections;
}

/** Larger delays do not count as a lost race. */
const LATE_MS = 500;
/** This key races against every other. */
const EVERYTHING = '*';

/**
 * Evens out round trips, so that the first reaction wins. A seat with round trip r sees an event r / 2 late and its
 * command takes r / 2 to arrive: racing commands are held by the slowest round trip at the table minus r.
 */
export class FairRaces {
  readonly #table: RaceTable;
  readonly #clock: Clock;
  #left: { readonly seq: number; readonly at: number }[] = [];
  #won: (Entrant & { readonly step: MatchStep })[] = [];

  constructor(table: RaceTable, clock: Clock) {
    this.#table = table;
    this.#clock = clock;
  }

  /** Uses public facts only, so that the length of the hold reveals nothing. */
  keysOf(seat: Seat, command: object): readonly string[] {
    const { definition, state } = this.#table.match;
    return definition.contest?.(definition.view(state, 'spectator'), seat, command) ?? [];
  }

  /** Bots have a round trip of 0. So do unmeasured seats, otherwise clients would gain by not answering pings. */
  holdOf(seat: Seat): number {
    return this.#table.isFair ? this.#slowest() - evened(this.#tripOf(seat)) : 0;
  }

  frameLeft(seq: number): void {
    const now = this.#clock.now();
    this.#left = this.#left.filter(({ at }) => now - at < MAX_EVENED_TRIP_MS);
    this.#left.push({ seq, at: now });
  }

  /** Upper bound of the time since frame `seq` was sent, in ms; null if it is no longer known. */
  sinceFrame(seq: number): number | null {
    const left = this.#left.find((one) => one.seq === seq);
    return left === undefined ? null : this.#clock.now() - left.at;
  }

  win(entrant: Entrant, step: MatchStep): void {
    const now = this.#clock.now();
    this.#won = this.#won.filter(({ dueAt }) => now - dueAt < LATE_MS);
    if (entrant.keys.length > 0) this.#won.push({ ...entrant, step });
  }

  /** Null unless the command was legal right before the winner's. */
  latenessOf(late: Entrant): Late | null {
    const { definition } = this.#table.match;
    const first = this.#won.find(({ seat, keys, dueAt, step: { before, at } }) => {
      if (seat === late.seat || late.dueAt - dueAt >= LATE_MS || !isSameRace(keys, late.keys)) return false;
      const view = before === null ? null : definition.view(before, late.seat);
      return view !== null && definition.check(view, late.seat, late.command, toMillis(at)) === null;
    });
    return first === undefined ? null : { ms: Math.max(1, Math.round(late.dueAt - first.dueAt)), to: first.seat };
  }

  pings(): SeatPing[] {
    return seatsOf(this.#table.match.table.seats).map((seat) => {
      const trip = this.#tripOf(seat);
      return { ping: trip === null ? null : Math.round(trip), hold: Math.round(this.holdOf(seat)) };
    });
  }

  /** Ignores bots, spectators and players who are away. */
  #slowest(): number {
    return Math.max(...seatsOf(this.#table.match.table.seats).map((seat) => evened(this.#tripOf(seat))));
  }

  /** Lowest round trip among the devices of a seat. */
  #tripOf(seat: Seat): number | null {
    let lowest: number | null = null;
    for (const { viewer, trip, isQuiet } of this.#table.connections) {
      const measured = viewer === seat && !isQuiet ? trip.lowest : null;
      if (measured !== null) lowest = Math.min(lowest ?? measured, measured);
    }
    return lowest;
  }
}

function evened(trip: number | null): number {
  return Math.min(trip ?? 0, MAX_EVENED_TRIP_MS);
}

function isSameRace(one: readonly string[], other: readonly string[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  return [...one, ...other].includes(EVERYTHING) || one.some((key) => other.includes(key));
}
