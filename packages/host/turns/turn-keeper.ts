import type { GameTypes, Match, Millis, Seat } from '@tablee/kernel';
import type { TurnAllowance, TurnMessage } from '@tablee/protocol';
import { timedOutBy } from '../commands/time-out.ts';
import type { MatchStep } from '../match/frames.ts';
import type { Clock } from '../ports.ts';
import { isInGrace, type MatchNotes } from '../presence/match-notes.ts';
import { deadlineOf, newClocks, type TurnClocks, tickOn } from './turn-clock.ts';

export interface TurnTable {
  readonly allowance: TurnAllowance | null;
  now(): Millis;
  /** Plays for a seat without time left; if nothing can be played, its clock waits for the next step. */
  playFor(seat: Seat): void;
}

/** Whose turn it is, and the turn clocks. */
export class TurnKeeper {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #table: TurnTable;
  readonly #clock: Clock;
  #clocks: TurnClocks | null;
  #acting: readonly Seat[];
  #seq: number;
  #cancel: (() => void) | null = null;

  /** Starts at this match; clocks are right only if all later steps are passed to `see`. */
  constructor({ definition, table: { seats }, state, seq }: Match<GameTypes>, table: TurnTable, clock: Clock) {
    this.#definition = definition;
    this.#table = table;
    this.#clock = clock;
    this.#clocks = table.allowance === null ? null : newClocks(seats, table.allowance);
    this.#acting = definition.toAct(state);
    this.#seq = seq;
  }

  see({ seq, at, entry, after }: MatchStep, notes: MatchNotes): void {
    const { allowance } = this.#table;
    this.#seq = seq;
    this.#acting = this.#definition.toAct(after);
    if (this.#clocks === null || allowance === null) return;
    this.#clocks = tickOn(this.#clocks, allowance, {
      at: at as Millis,
      kind: entry?.kind ?? 'deal',
      acting: this.#acting,
      isInGrace: (seat) => isInGrace(notes, seat),
      timedOut: timedOutBy(entry),
    });
  }

  /** Null in real time: which seats may act could depend on hidden facts. */
  get message(): TurnMessage | null {
    if (this.#definition.traits.pace !== 'turns') return null;
    const clocks = this.#clocks?.seats.map((clock) => {
      return { deadline: deadlineOf(clock), left: clock.left, bank: clock.bank };
    });
    return { type: 'turn', seq: this.#seq, awaited: [...this.#acting], clocks: clocks ?? null };
  }

  /** Sets a timer for the earliest timeout. */
  startClocks(): void {
    this.stopClocks();
    const next = this.#earliest();
    if (next === null) return;
    this.#cancel = this.#clock.after(Math.max(0, next.deadline - this.#table.now()), () =>
      this.#table.playFor(next.seat),
    );
  }

  stopClocks(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #earliest(): { readonly seat: Seat; readonly deadline: Millis } | null {
    let earliest: { readonly seat: Seat; readonly deadline: Millis } | null = null;
    for (const [seat, clock] of this.#clocks?.seats.entries() ?? []) {
      const deadline = deadlineOf(clock);
      if (deadline !== null && (earliest === null || deadline < earliest.deadline)) {
        earliest = { seat: seat as Seat, deadline };
      }
    }
    return earliest;
  }
}
