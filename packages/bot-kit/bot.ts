import type { GameDefinition, GameTypes, Millis, Rng, Seat } from '@tablee/kernel';

export interface Decision<G extends GameTypes> {
  readonly command: G['command'];
  /** How long a person would take to do it, in milliseconds of match time. */
  readonly afterMs: number;
}

/** Plays one seat. It sees what its seat sees and nothing else. */
export interface Bot<G extends GameTypes> {
  readonly id: string;
  decide(definition: GameDefinition<G>, view: G['view'], seat: Seat, at: Millis, rng: Rng): Decision<G> | null;
}
