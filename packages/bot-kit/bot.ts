import type { GameTypes, Json, Millis, Mind, Rng, Seat, TableSetup } from '@tablee/kernel';

/** Input of a bot: the view of its seat, its memory, and random numbers of its own. */
export interface Question<G extends GameTypes> {
  readonly table: TableSetup<G>;
  readonly view: G['view'];
  readonly seat: Seat;
  /** Seats that people hold, whether or not they are present. */
  readonly people: readonly Seat[];
  readonly at: Millis;
  readonly memory: Json;
  readonly rng: Rng;
}

export interface Decision<G extends GameTypes> {
  readonly command: G['command'];
  /** Time that a person would take to notice and act, in milliseconds of match time. */
  readonly afterMs: number;
  /** True for a stopgap: the bot is asked again after any step. */
  readonly isTentative?: boolean;
}

export type Bots = Readonly<Record<string, Bot<GameTypes>>>;

/** Plays one seat, from its view and sights alone. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  /** Null for a bot without memory. */
  readonly mind: Mind<G> | null;
  /** True if decisions may be slow: the bot then runs in a worker thread. */
  readonly searches?: boolean;
  /** Null to wait until something changes. */
  decide(question: Question<G>): Decision<G> | null;
}
