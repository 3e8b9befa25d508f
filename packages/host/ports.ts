import type { Decision, Question } from '@tablee/bot-kit';
import type { Entry, GameTypes, Seed, Snapshot } from '@tablee/kernel';
import type { HostMessage } from '@tablee/protocol';
import type { TableDoc } from './table/table-doc.ts';

/** Monotonic time and timers; a test has its own. */
export interface Clock {
  /** Milliseconds from any fixed moment; never runs back. */
  now(): number;
  /** Calls once after so long; the answer takes it back. */
  after(ms: number, call: () => void): () => void;
}

/** 'taken': another host has written there. A host that hears it stops hosting the table. */
export type Kept = 'kept' | 'taken';

/** Where a table is durable. A promise is kept only when what it promises survives a killed process. */
export interface TableStore {
  /** Makes the table, or replaces revision `doc.revision - 1` of it. */
  saveTable(doc: TableDoc): Promise<Kept>;
  /** Both in one commit, so that neither is there without the other: the newest revision of a table, and a new one. */
  savePair(doc: TableDoc, made: TableDoc): Promise<Kept>;
  /** Entries are numbered without a gap from the last one that was appended. */
  append(table: string, entries: readonly Entry<GameTypes>[]): Promise<Kept>;
  saveSnapshot(table: string, snapshot: Snapshot<GameTypes>): Promise<void>;
  /** What viewers saw of a finished match, part by part, so that it can always be shown, whatever the rules are then. A part that was kept before is replaced. */
  saveSights(table: string, sights: readonly ViewerSights[]): Promise<void>;
  load(table: string): Promise<StoredTable | null>;
}

export interface ViewerSights {
  readonly viewer: string;
  /** Counted from 0: a long match is kept in parts, so that nobody waits for it. */
  readonly part: number;
  /** A list of frames, as JSON. */
  readonly frames: string;
}

export interface StoredTable {
  readonly doc: TableDoc;
  /** The newest snapshot, where there is one. */
  readonly snapshot: Snapshot<GameTypes> | null;
  /** All entries, raw: from outside, they are read like any log. */
  readonly entries: readonly unknown[];
}

/** One connection of one viewer. */
export interface Link {
  send(message: HostMessage): void;
  close(): void;
}

/** What a bot's chance is made from, in any thread: `botRng(seed, question.seat, seq)`. */
export interface BotChance {
  readonly seed: Seed;
  readonly seq: number;
}

/** Who thinks for a bot: here and now, or elsewhere for one that searches. It never rejects: a bot in trouble waits. */
export interface Thinker {
  decide(
    game: string,
    bot: string,
    question: Omit<Question<GameTypes>, 'rng'>,
    chance: BotChance,
  ): Decision<GameTypes> | null | Promise<Decision<GameTypes> | null>;
}
