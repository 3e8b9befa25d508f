import {
  type AnyGame,
  type GameTypes,
  later,
  type Match,
  type MatchClock,
  type Millis,
  nextWake,
  type Played,
  readClock,
  type Seat,
  setClock,
  startClock,
  stopClock,
  stoppedAt,
  submit,
  type TableNote,
  type UndoProblem,
  undo,
  wakesDue,
  writeNote,
} from '@tablee/kernel';
import type { TIME_OUT } from '../commands/time-out.ts';
import type { Clock } from '../ports.ts';
import { type MatchStep, stepOf } from './frames.ts';

export type CommandPlayed =
  | { readonly ok: true; readonly step: MatchStep }
  | { readonly ok: false; readonly rule: string; readonly facts: Readonly<Record<string, string | number>> };

/** Arrival of a command: its client's id and last known entry, match time and hold in ms. Not visible to rules. */
export interface Arrival {
  readonly id: string | null;
  readonly meta: { readonly on: number; readonly arrived: number; readonly held: number } | typeof TIME_OUT;
}

/** A match on a running clock: plays wakes when they are due and reports every step. */
export class LiveMatch {
  #match: Match<GameTypes>;
  #time: MatchClock;
  #cancelWake: (() => void) | null = null;
  readonly #clock: Clock;
  readonly #onStep: (step: MatchStep, match: Match<GameTypes>) => void;

  constructor(match: Match<GameTypes>, clock: Clock, onStep: (step: MatchStep, match: Match<GameTypes>) => void) {
    this.#match = { ...match, definition: withWakeKept(match.definition) };
    this.#time = stoppedAt(match.at);
    this.#clock = clock;
    this.#onStep = onStep;
  }

  get match(): Match<GameTypes> {
    return this.#match;
  }

  get isLive(): boolean {
    return this.#time.since !== null;
  }

  get isOver(): boolean {
    return this.#match.definition.result(this.#match.state) !== null;
  }

  /** Current match time, never before the last entry. */
  now(): Millis {
    return later(this.#match.at, readClock(this.#time, this.#clock.now()));
  }

  run(): void {
    if (this.isOver) return;
    this.#time = startClock(this.#time, this.#clock.now());
    this.#awaitWake();
  }

  stop(): void {
    this.#time = stopClock(this.#time, this.#clock.now());
    this.#cancelWake?.();
    this.#cancelWake = null;
  }

  play(seat: Seat, command: object, { id, meta }: Arrival): CommandPlayed {
    const at = this.#playWakes();
    const origin = { ...(id !== null && { id }), meta: { ...meta } };
    const before = this.#match;
    const { match, played, refusal } = submit(before, seat, command, at, origin);
    if (refusal !== null) return { ok: false, rule: refusal.rule, facts: refusal.facts };
    return { ok: true, step: this.#take(before, match, played) };
  }

  undo(
    seat: Seat,
    undoes: number,
  ): { readonly ok: true; readonly seq: number } | { readonly ok: false; readonly why: UndoProblem } {
    const at = this.#playWakes();
    const before = this.#match;
    const { match, played, problem } = undo(before, seat, undoes, at);
    if (problem !== null) return { ok: false, why: problem };
    this.#take(before, match, played);
    return { ok: true, seq: match.seq };
  }

  note(note: TableNote): void {
    const at = this.#playWakes();
    const before = this.#match;
    const { match, played } = writeNote(before, note, at);
    this.#take(before, match, played);
  }

  /** Moves match time to the next wake and plays it. */
  skip(): void {
    const due = this.isLive ? nextWake(this.#match) : null;
    if (due === null) return;
    this.#time = setClock(this.#time, due, this.#clock.now());
    this.#playWakes();
  }

  /** Plays every due wake, one step each, and returns the current match time. */
  #playWakes(): Millis {
    const at = this.now();
    let before = this.#match;
    for (const { match, played } of wakesDue(before, at)) {
      this.#take(before, match, [played]);
      before = match;
    }
    return at;
  }

  #take(before: Match<GameTypes>, after: Match<GameTypes>, played: readonly Played<GameTypes>[]): MatchStep {
    const [only] = played;
    if (only === undefined || played.length > 1) throw new Error('every entry is a step of its own');
    this.#match = after;
    if (this.isOver) this.stop();
    const step = stepOf(before, after, only);
    this.#onStep(step, after);
    this.#awaitWake();
    return step;
  }

  #awaitWake(): void {
    this.#cancelWake?.();
    this.#cancelWake = null;
    const due = this.isLive ? nextWake(this.#match) : null;
    if (due === null) return;
    this.#cancelWake = this.#clock.after(Math.max(0, due - this.now()), () => this.#playWakes());
  }
}

/**
 * The same game, whose `wakeAt` is called once for each state: around one command the due wakes, the timer and the rest
 * depend on it.
 */
function withWakeKept(definition: AnyGame): AnyGame {
  let state: object | null = null;
  let due: Millis | null = null;
  return {
    ...definition,
    wakeAt: (asked) => {
      if (asked !== state) {
        due = definition.wakeAt(asked);
        state = asked;
      }
      return due;
    },
  };
}
