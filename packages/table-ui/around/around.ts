import type { Viewer } from '@tablee/kernel';
import type { SeatPing, TurnMessage } from '@tablee/protocol';
import { createContext, type ReactNode, use } from 'react';
import type { Teams, TeamWords } from '../teams.ts';

/** State of a match that is the same for every game: drawn by seat plates and the status line. */
export interface MatchContextValue {
  readonly viewer: Viewer;
  /** Current match time in ms. */
  readonly now: () => number;
  /** True while match time runs; countdowns stand still otherwise. */
  readonly isRunning: boolean;
  /** True while commands are accepted: a moment after match time starts, once the page knows that a pause is over. */
  readonly isOpen: boolean;
  readonly teams: Teams;
  /** Names of the teams in their order; empty for numbered teams. */
  readonly teamWords: readonly TeamWords[];
  /** One clock a seat; null without turn clocks. */
  readonly clocks: TurnMessage['clocks'];
  /** Ping of each seat; empty in games without races. */
  readonly pings: readonly SeatPing[];
  /** Replaces the sentence of the game in the status line. */
  readonly note: ReactNode;
  /**
   * Reports that the player reads something over the table, which pauses a real-time match against bots. Returns the
   * function that ends it.
   */
  readonly beginReading: () => () => void;
  /** Delay behind the winner of the last lost race, as a sentence. */
  readonly late: string | null;
}

/** A running match without any of this. */
export function plainMatchContext(now: () => number, isRunning: boolean): MatchContextValue {
  const [teams, clocks] = [null, null];
  const beginReading = () => () => undefined;
  return {
    viewer: 'spectator',
    now,
    isRunning,
    isOpen: isRunning,
    teams,
    teamWords: [],
    clocks,
    pings: [],
    note: null,
    beginReading,
    late: null,
  };
}

export const MatchContext = createContext(plainMatchContext(() => 0, false));

export function useMatchContext(): MatchContextValue {
  return use(MatchContext);
}
