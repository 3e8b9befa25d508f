import type { GameTypes, Json, Millis, Mind, Rng, Seat, TableSetup } from '@tablee/kernel';

/** What a bot is asked: what its seat sees, what it remembers, and chance of its own. */
export interface Question<G extends GameTypes> {
  readonly table: TableSetup<G>;
  readonly view: G['view'];
  readonly seat: Seat;
  readonly at: Millis;
  readonly memory: Json;
  readonly rng: Rng;
}

export interface Decision<G extends GameTypes> {
  readonly command: G['command'];
  /** How long a person would take to see and to do it, in milliseconds of match time. */
  readonly afterMs: number;
  /** Only for want of something better: whatever happens meanwhile, the bot is asked again. */
  readonly isTentative?: boolean;
}

/** The bots of a game by their ids. */
export type Bots = Readonly<Record<string, Bot<GameTypes>>>;

/** Plays one seat. It sees what its seat sees and nothing else. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  /** Null where it plays by what lies before it. */
  readonly mind: Mind<G> | null;
  /** Whether a decision may take long: such a bot thinks in a thread of its own. */
  readonly searches?: boolean;
  /** Null where it would rather wait until something changes. */
  decide(question: Question<G>): Decision<G> | null;
}
