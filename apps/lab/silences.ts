import type { GameTypes, Match, Millis, Played } from '@tablee/kernel';
import { quantile } from './statistics.ts';

/** Silences above this are counted in `feltShare`. */
const LONG_SILENCE_SECONDS = 4;
const RARE_QUANTILE = 0.999;

/** Time without any command in real-time games while a seat could act. */
export interface SilenceReport {
  readonly medianSeconds: number;
  /** One silence in a thousand is longer. */
  readonly rareSeconds: number;
  readonly longestSeconds: number;
  /** Share of the time between commands that lies in long silences. */
  readonly feltShare: number;
}

export interface Silences {
  /** Returns a listener for all steps of one match. */
  listen(): (played: Played<GameTypes>, match: Match<GameTypes>) => void;
  report(): SilenceReport | null;
}

export function measureSilences(): Silences {
  const seconds: number[] = [];
  const add = (since: Millis | null, until: Millis): void => {
    if (since !== null) seconds.push((until - since) / 1000);
  };
  return {
    listen() {
      let since: Millis | null = null;
      return ({ entry }, { definition, state }) => {
        const isResting = definition.toAct(state).length === 0;
        if (entry.kind === 'command' || isResting) {
          add(since, entry.at);
          since = null;
        }
        if (!isResting) since ??= entry.at;
      };
    },
    report: () => (seconds.length === 0 ? null : reportOf(seconds.toSorted((one, other) => one - other))),
  };
}

function reportOf(sorted: readonly number[]): SilenceReport {
  const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);
  return {
    medianSeconds: quantile(sorted, 0.5),
    rareSeconds: quantile(sorted, RARE_QUANTILE),
    longestSeconds: quantile(sorted, 1),
    feltShare: sum(sorted.filter((one) => one > LONG_SILENCE_SECONDS)) / sum(sorted),
  };
}

export function showSilences({ medianSeconds, rareSeconds, longestSeconds, feltShare }: SilenceReport): string {
  const [median, rare, longest] = [medianSeconds, rareSeconds, longestSeconds].map((one) => one.toFixed(1));
  return `silences: median ${median} s, one in a thousand above ${rare} s, longest ${longest} s; ${(100 * feltShare).toFixed(1)} % of the time in silences above ${LONG_SILENCE_SECONDS} s`;
}
