import type { HouseRules } from '@tablee/protocol';
import type { Connections } from '../connections/connections.ts';
import type { Clock, Thinker } from '../ports.ts';
import type { PastPorts } from './rebuild.ts';

export interface MatchPorts extends PastPorts {
  readonly clock: Clock;
  readonly thinker: Thinker;
}

export interface MatchWatch {
  /** The last entry is durable, and the match has a result. */
  onOver(): void;
  /** Who is away or ready, or a pause, has changed, and that is durable. */
  onNotesChanged(): void;
  onLost(reason: unknown): void;
  onAnswer(answer: 'ack' | 'refusal' | 'problem'): void;
}

/** The table around a match. */
export interface MatchTable {
  readonly id: string;
  readonly house: HouseRules;
  readonly connections: Connections;
  /** Whether somebody new to the game reads its rules. */
  isReading(): boolean;
}
