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

/** Who is away or ready, whether the match is paused, who is waited for: as played, and as far as that is durable. */
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

  /** What may be told. */
  get durableNotes(): MatchNotes {
    return this.#durableNotes;
  }

  /** Null in real time. */
  get turn(): TurnMessage | null {
    return this.#turn;
  }

  /** A step from before this host began: durable. */
  recall(step: MatchStep): void {
    this.#take(step);
    this.#durableNotes = this.#notes;
    this.#turn = this.#turns.message;
  }

  /** An entry from before the steps that are recalled. */
  recallEntry(entry: Entry<GameTypes>): void {
    this.#read(entry);
    this.#durableNotes = this.#notes;
  }

  /** Answers with what is to be called once the step is durable. */
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

  /** The clocks of the seats that are to act run. */
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

/** Whether the same seats are waited for until the same times, after whatever entry. */
function isSameTurn(turn: TurnMessage, before: TurnMessage | null): boolean {
  return isSame(turn.awaited, before?.awaited) && isSame(turn.clocks, before?.clocks);
}
