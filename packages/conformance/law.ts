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

/** The fault in a few words for a developer; null if there is none. */
export type Complaint = string | null;

/** A state on a random journey. */
export interface VisitedState {
  readonly match: Match<GameTypes>;
  /** Random numbers of the journey, separate from those of the match. */
  readonly rng: Rng;
  /** The game's examples and commands that were legal earlier on this journey: likely illegal here. */
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

/**
 * A law that watches the journeys of one game. `settle` may complain at the end about something that never occurred.
 */
export interface LawRun {
  deal?(opening: Opening<GameTypes>): Complaint;
  /** Receives all events from the deal on, including the skipped part: for laws about memory. */
  observe?(what: StepEvents<GameTypes>): void;
  /** Called at the start of the watched part, which may be the deal. */
  open?(start: Match<GameTypes>): Complaint;
  state?(visit: VisitedState): Complaint;
  step?(taken: Move): Complaint;
  close?(walked: Walk): Complaint;
  settle?(): Complaint;
}

export interface Law {
  readonly id: string;
  /** No skipped part and longer journeys: for laws about lasting effects. */
  readonly watches?: 'from-the-start';
  /** `bots` may be empty for toys. */
  begin(definition: AnyGame, bots: Bots): LawRun;
}

/** The first complaint; a lazy iterable stops there. */
export function firstComplaint(looks: Iterable<Complaint>): Complaint {
  for (const complaint of looks) if (complaint !== null) return complaint;
  return null;
}

/** Times before the next wake at which laws try commands. */
export function momentsAt(match: Match<GameTypes>): Millis[] {
  const wake = match.definition.wakeAt(match.state);
  return [0, 150, 1_000].map((ms) => (match.at + ms) as Millis).filter((at) => wake === null || at < wake);
}

export function seatsAt(match: Pick<Match<GameTypes>, 'table'>): Seat[] {
  return seatsOf(match.table.seats);
}
