import type { Bots, StepEvents } from '@tablee/bot-kit';
import {
  type AnyGame,
  type GameTypes,
  type Match,
  type Millis,
  type Opening,
  type Played,
  type Rng,
  type Seat,
  seatsOf,
} from '@tablee/kernel';

/** What is wrong, in a few words for a developer; null where nothing is. */
export type Complaint = string | null;

/** A match somewhere on a random journey. */
export interface Visit {
  readonly match: Match<GameTypes>;
  /** The journey's own chance, apart from the match's. */
  readonly rng: Rng;
  /** The game's examples, and what was legal somewhere on this journey: good candidates for being illegal here. */
  readonly commands: readonly object[];
}

/** One move of the journey: a command with the wakes before it, or wakes alone. */
export interface Move {
  readonly before: Match<GameTypes>;
  readonly after: Match<GameTypes>;
  readonly played: readonly Played<GameTypes>[];
  readonly rng: Rng;
}

export interface Walk {
  readonly start: Match<GameTypes>;
  readonly end: Match<GameTypes>;
  readonly played: readonly Played<GameTypes>[];
}

/** One law at work on one game: it watches journeys, and may ask in the end for what must have been seen. */
export interface LawRun {
  /** A match was dealt. */
  deal?(opening: Opening<GameTypes>): Complaint;
  /** Everything that happens from the deal on, also what the journey skips: for laws about what is remembered. */
  observe?(what: StepEvents<GameTypes>): void;
  /** The journey begins, some way after the deal or right there. */
  open?(start: Match<GameTypes>): Complaint;
  state?(visit: Visit): Complaint;
  step?(taken: Move): Complaint;
  close?(walked: Walk): Complaint;
  settle?(): Complaint;
}

export interface Law {
  readonly id: string;
  /** A law about what lasts watches from the start, and longer than others do. */
  readonly watches?: 'from-the-start';
  /** `bots` are those of the game; toys may have none. */
  begin(definition: AnyGame, bots: Bots): LawRun;
}

/** The first complaint among several looks, which are taken one after the other. */
export function firstComplaint(looks: Iterable<Complaint>): Complaint {
  for (const complaint of looks) if (complaint !== null) return complaint;
  return null;
}

/** Moments at which a command could be played here before the next wake. */
export function momentsAt(match: Match<GameTypes>): Millis[] {
  const wake = match.definition.wakeAt(match.state);
  return [0, 150, 1_000].map((ms) => (match.at + ms) as Millis).filter((at) => wake === null || at < wake);
}

export function seatsAt(match: Pick<Match<GameTypes>, 'table'>): Seat[] {
  return seatsOf(match.table.seats);
}
