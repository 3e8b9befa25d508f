import type { Seat } from '@tablee/kernel';
import type { HouseRules } from '@tablee/protocol';
import type { Connections } from '../connections/connections.ts';
import type { Clock, Thinker } from '../ports.ts';
import type { PastPorts } from './rebuild.ts';

export interface MatchPorts extends PastPorts {
  readonly clock: Clock;
  readonly thinker: Thinker;
}

export interface MatchWatch {
  onOver(): void;
  /** Absence, readiness or a pause has changed, and the entry is durable. */
  onNotesChanged(): void;
  onLost(reason: unknown): void;
  onAnswer(answer: 'ack' | 'refusal' | 'problem'): void;
}

/** The table of a match. */
export interface MatchTable {
  readonly id: string;
  readonly house: HouseRules;
  readonly connections: Connections;
  /** Seats that people hold now. */
  people(): readonly Seat[];
  /** True while a newcomer reads the rules of the game. */
  isReading(): boolean;
}
