import { type GameTypes, type Match, type Seat, seatsOf, toMillis } from '@tablee/kernel';
import type { SeatPing } from '@tablee/protocol';
import type { Connections } from '../connections/connections.ts';
import { MAX_EVENED_TRIP_MS } from '../connections/round-trip.ts';
import type { MatchStep } from '../match/frames.ts';
import type { Clock } from '../ports.ts';

/** A command as it came to its race. */
export interface Entrant {
  readonly seat: Seat;
  readonly command: object;
  /** What it is about; none for what nobody can be late for. */
  readonly keys: readonly string[];
  /** When it was its turn, on the host's clock. */
  readonly dueAt: number;
}

/** By how much somebody was too late, and for whom. */
interface Late {
  readonly ms: number;
  readonly to: Seat;
}

export interface RaceTable {
  readonly isFair: boolean;
  readonly match: Match<GameTypes>;
  readonly connections: Connections;
}

/** A command later than this did not lose a race. */
const LATE_MS = 500;
/** '*' races everything. */
const EVERYTHING = '*';

/**
 * Lets win who reacted first, and not who lives next to the host. A seat with a round trip of r sees what happens r / 2
 * late, and its command takes r / 2 to come: so what it races for waits by the slowest round trip at the table minus r,
 * and everybody has lost the same time on the way.
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

  /** From public facts alone: for how long a command waits tells nobody anything. */
  keysOf(seat: Seat, command: object): readonly string[] {
    const { definition, state } = this.#table.match;
    return definition.contest?.(definition.view(state, 'spectator'), seat, command) ?? [];
  }

  /** A bot reacts where the host is: its way is 0. So is that of a seat not yet measured, or nobody would let theirs be. */
  holdOf(seat: Seat): number {
    return this.#table.isFair ? this.#slowest() - evened(this.#tripOf(seat)) : 0;
  }

  frameLeft(seq: number): void {
    const now = this.#clock.now();
    this.#left = this.#left.filter(({ at }) => now - at < MAX_EVENED_TRIP_MS);
    this.#left.push({ seq, at: now });
  }

  /** Since frame `seq` left, so much has passed at most; null where it is too long ago to say anything. */
  sinceFrame(seq: number): number | null {
    const left = this.#left.find((one) => one.seq === seq);
    return left === undefined ? null : this.#clock.now() - left.at;
  }

  win(entrant: Entrant, step: MatchStep): void {
    const now = this.#clock.now();
    this.#won = this.#won.filter(({ dueAt }) => now - dueAt < LATE_MS);
    if (entrant.keys.length > 0) this.#won.push({ ...entrant, step });
  }

  /** Null where it was not a race that it lost: right before the other's command it would have been refused as well. */
  latenessOf(late: Entrant): Late | null {
    const { definition } = this.#table.match;
    const first = this.#won.find(({ seat, keys, dueAt, step: { before, at } }) => {
      if (seat === late.seat || late.dueAt - dueAt >= LATE_MS || !isSameRace(keys, late.keys)) return false;
      const view = before === null ? null : definition.view(before, late.seat);
      return view !== null && definition.check(view, late.seat, late.command, toMillis(at)) === null;
    });
    return first === undefined ? null : { ms: Math.max(1, Math.round(late.dueAt - first.dueAt)), to: first.seat };
  }

  /** What everybody sees of everybody's way to the host. */
  pings(): SeatPing[] {
    return seatsOf(this.#table.match.table.seats).map((seat) => {
      const trip = this.#tripOf(seat);
      return { ping: trip === null ? null : Math.round(trip), hold: Math.round(this.holdOf(seat)) };
    });
  }

  /** Bots, those who watch and those who are away keep nobody waiting. */
  #slowest(): number {
    return Math.max(...seatsOf(this.#table.match.table.seats).map((seat) => evened(this.#tripOf(seat))));
  }

  /** A player with two devices sees what happens on the quicker one. */
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
