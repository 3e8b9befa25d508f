import { type Entry, type GameTypes, isSame, type Match, type Rest, restOf } from '@tablee/kernel';
import type { TurnMessage } from '@tablee/protocol';
import type { MatchStep } from '../match/frames.ts';
import type { Clock } from '../ports.ts';
import { afterCommand, afterNote, type MatchNotes, newNotes } from '../presence/match-notes.ts';
import { TurnKeeper, type TurnTable } from './turn-keeper.ts';

export interface TurnStateWatch {
  onTurn(turn: TurnMessage): void;
  onNotesChanged(): void;
}

/** Notes and turn of a match: as played, and the durable part. */
export class TurnState {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #turns: TurnKeeper;
  readonly #watch: TurnStateWatch;
  #notes: MatchNotes;
  #durableNotes: MatchNotes;
  #turn: TurnMessage | null;

  constructor(match: Match<GameTypes>, table: TurnTable, clock: Clock, watch: TurnStateWatch) {
    this.#definition = match.definition;
    this.#turns = new TurnKeeper(match, table, clock);
    this.#watch = watch;
    this.#notes = withRest(newNotes(match.table.seats), restOf(match.definition, match.state));
    this.#durableNotes = this.#notes;
    this.#turn = this.#turns.message;
  }

  get notes(): MatchNotes {
    return this.#notes;
  }

  /** The durable part. */
  get durableNotes(): MatchNotes {
    return this.#durableNotes;
  }

  /** Null in real time. */
  get turn(): TurnMessage | null {
    return this.#turn;
  }

  /** Applies a durable step from before this host took over. */
  recall(step: MatchStep): void {
    this.#take(step);
    this.#durableNotes = this.#notes;
    this.#turn = this.#turns.message;
  }

  /** Applies an entry from before the steps that are replayed. */
  recallEntry(entry: Entry<GameTypes>): void {
    this.#read(entry);
    this.#durableNotes = this.#notes;
  }

  /** Returns a function to call when the step is durable. */
  see(step: MatchStep): () => void {
    const { entry } = step;
    this.#take(step);
    const notes = this.#notes;
    const turn = this.#turns.message;
    return () => {
      const isOtherWait = notes.due !== this.#durableNotes.due;
      this.#durableNotes = notes;
      if (turn !== null && !isSameTurn(turn, this.#turn)) {
        this.#turn = turn;
        this.#watch.onTurn(turn);
      }
      if (entry?.kind === 'table' || isOtherWait) this.#watch.onNotesChanged();
    };
  }

  startClocks(): void {
    this.#turns.startClocks();
  }

  stopClocks(): void {
    this.#turns.stopClocks();
  }

  #take(step: MatchStep): void {
    this.#read(step.entry);
    this.#notes = withRest(this.#notes, restOf(this.#definition, step.after));
    this.#turns.see(step, this.#notes);
  }

  #read(entry: Entry<GameTypes> | null): void {
    if (entry?.kind === 'table') this.#notes = afterNote(this.#notes, entry.note, entry.at);
    if (entry?.kind === 'command') this.#notes = afterCommand(this.#notes, entry.seat);
  }
}

function withRest(notes: MatchNotes, rest: Rest | null): MatchNotes {
  const [due, countsDown] = [rest?.until ?? null, rest?.countsDown ?? false];
  return due === notes.due && countsDown === notes.countsDown ? notes : { ...notes, due, countsDown };
}

/** True if awaited seats and clocks are equal, whatever the entry. */
function isSameTurn(turn: TurnMessage, before: TurnMessage | null): boolean {
  return isSame(turn.awaited, before?.awaited) && isSame(turn.clocks, before?.clocks);
}
