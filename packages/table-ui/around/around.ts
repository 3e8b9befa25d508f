import type { Viewer } from '@tablee/kernel';
import type { SeatPing, TurnMessage } from '@tablee/protocol';
import { createContext, type ReactNode, use } from 'react';
import type { Teams, TeamWords } from '../teams.ts';

/** What goes on around a match, whatever the game: plates and the status line draw it without the game's doing. */
export interface Around {
  readonly viewer: Viewer;
  /** Match time now, in milliseconds. */
  readonly now: () => number;
  /** Whether match time runs: in a pause every countdown stands. */
  readonly isRunning: boolean;
  /** Whether commands are taken: not before the page has been told that a pause is over, a moment after match time runs. */
  readonly isOpen: boolean;
  readonly teams: Teams;
  /** What the game calls them, in their order; empty where they are only counted. */
  readonly teamWords: readonly TeamWords[];
  /** One a seat; null where nobody is in a hurry. */
  readonly clocks: TurnMessage['clocks'];
  /** How far away each seat is; empty where nobody races. */
  readonly pings: readonly SeatPing[];
  /** Stands in the status line instead of what the game says there. */
  readonly note: ReactNode;
  /** Somebody reads what lies over the table; answers how to end that. A match of haste among bots stands meanwhile. */
  readonly beginReading: () => () => void;
  /** By how much the last refusal came too late, as a sentence. */
  readonly late: string | null;
}

/** A match around which nothing is told: time alone goes on. */
export function quietAround(now: () => number, isRunning: boolean): Around {
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

export const AroundContext = createContext(quietAround(() => 0, false));

export function useAround(): Around {
  return use(AroundContext);
}
