import { type Entry, type GameTypes, isSame, type Match, type Rest, restOf } from '@tablee/kernel';
import type { TurnMessage } from '@tablee/protocol';
import type { MatchStep } from '../match/frames.ts';
import type { Clock } from '../ports.ts';
import { type MatchNotes, afterCommand, afterNote, newNotes } from '../presence/match-notes.ts';
import { TurnKeeper, type TurnTable } from './turn-keeper.ts';

export interface TurnStateWatch {
  onTurn(turn: TurnMessage): void;
  onAround(): void;
}

/** Who is away or ready, whether the match is paused, who is waited for: as played, and as far as that is durable. */
export class TurnState {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #turns: TurnKeeper;
  readonly #watch: TurnStateWatch;
  #around: MatchNotes;
  #shown: MatchNotes;
  #turn: TurnMessage | null;

  constructor(match: Match<GameTypes>, table: TurnTable, clock: Clock, watch: TurnStateWatch) {
    this.#definition = match.definition;
    this.#turns = new TurnKeeper(match, table, clock);
    this.#watch = watch;
    this.#around = withRest(newNotes(match.table.seats), restOf(match.definition, match.state));
    this.#shown = this.#around;
    this.#turn = this.#turns.message;
  }

  get around(): MatchNotes {
    return this.#around;
  }

  /** What may be told. */
  get shown(): MatchNotes {
    return this.#shown;
  }

  /** Null in real time. */
  get turn(): TurnMessage | null {
    return this.#turn;
  }

  /** A step from before this host began: durable. */
  recall(step: MatchStep): void {
    this.#take(step);
    this.#shown = this.#around;
    this.#turn = this.#turns.message;
  }

  /** An entry from before the steps that are recalled. */
  recallEntry(entry: Entry<GameTypes>): void {
    this.#read(entry);
    this.#shown = this.#around;
  }

  /** Answers with what is to be called once the step is durable. */
  see(step: MatchStep): () => void {
    const { entry } = step;
    this.#take(step);
    const around = this.#around;
    const turn = this.#turns.message;
    return () => {
      const isOtherWait = around.due !== this.#shown.due;
      this.#shown = around;
      if (turn !== null && !isSameTurn(turn, this.#turn)) {
        this.#turn = turn;
        this.#watch.onTurn(turn);
      }
      if (entry?.kind === 'table' || isOtherWait) this.#watch.onAround();
    };
  }

  /** The clocks of the seats that are to act run. */
  startClocks(): void {
    this.#turns.startClocks();
  }

  stopClocks(): void {
    this.#turns.stopClocks();
  }

  #take(step: MatchStep): void {
    this.#read(step.entry);
    this.#around = withRest(this.#around, restOf(this.#definition, step.after));
    this.#turns.see(step, this.#around);
  }

  #read(entry: Entry<GameTypes> | null): void {
    if (entry?.kind === 'table') this.#around = afterNote(this.#around, entry.note, entry.at);
    if (entry?.kind === 'command') this.#around = afterCommand(this.#around, entry.seat);
  }
}

function withRest(around: MatchNotes, rest: Rest | null): MatchNotes {
  const [due, countsDown] = [rest?.until ?? null, rest?.countsDown ?? false];
  return due === around.due && countsDown === around.countsDown ? around : { ...around, due, countsDown };
}

/** Whether the same seats are waited for until the same times, after whatever entry. */
function isSameTurn(turn: TurnMessage, before: TurnMessage | null): boolean {
  return isSame(turn.awaited, before?.awaited) && isSame(turn.clocks, before?.clocks);
}
