import type { Decision, Question } from '@tablee/bot-kit';
import type { Entry, GameTypes, Seed, Snapshot } from '@tablee/kernel';
import type { HostMessage } from '@tablee/protocol';
import type { TableDoc } from './table/table-doc.ts';

/** Monotonic time and timers. */
export interface Clock {
  /** Milliseconds from any fixed moment; never decreases. */
  now(): number;
  /** Calls once after the delay; the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
}

/** 'taken': another host has written to this table. The caller must stop hosting it. */
export type WriteOutcome = 'kept' | 'taken';

/** Durable tables. Each promise resolves once its data survives a killed process. */
export interface TableStore {
  /** Creates the table, or replaces revision `doc.revision - 1`. */
  saveTable(doc: TableDoc): Promise<WriteOutcome>;
  /** Saves the latest revision of one table and a new table in one commit. */
  savePair(doc: TableDoc, made: TableDoc): Promise<WriteOutcome>;
  /** Appends entries, which continue the stored numbers without a gap. */
  append(table: string, entries: readonly Entry<GameTypes>[]): Promise<WriteOutcome>;
  saveSnapshot(table: string, snapshot: Snapshot<GameTypes>): Promise<void>;
  /**
   * Keeps the frames of a finished match, so that it can be shown under any later rules. Parts arrive one by one; a
   * part kept before is replaced.
   */
  saveSights(table: string, sights: readonly ViewerSights[]): Promise<void>;
  load(table: string): Promise<StoredTable | null>;
}

export interface ViewerSights {
  readonly viewer: string;
  /** Number of the part, from 0: long matches are split, so that other tables are not delayed. */
  readonly part: number;
  /** A list of frames, as JSON. */
  readonly frames: string;
}

export interface StoredTable {
  readonly doc: TableDoc;
  /** The newest snapshot, or null. */
  readonly snapshot: Snapshot<GameTypes> | null;
  /** All entries as stored, not yet validated. */
  readonly entries: readonly unknown[];
}

export interface Link {
  send(message: HostMessage): void;
  close(): void;
}

/** Source of a bot's chance, the same in every thread: `botRng(seed, question.seat, seq)`. */
export interface BotChance {
  readonly seed: Seed;
  readonly seq: number;
}

/** Computes decisions of bots, here or in another thread. Never rejects; a bot whose search fails waits. */
export interface Thinker {
  decide(
    game: string,
    bot: string,
    question: Omit<Question<GameTypes>, 'rng'>,
    chance: BotChance,
  ): Decision<GameTypes> | null | Promise<Decision<GameTypes> | null>;
}
