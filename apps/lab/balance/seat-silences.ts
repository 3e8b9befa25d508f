import type { GameTypes, Match, Millis, Played, Seat } from '@tablee/kernel';
import { quantile } from '../statistics.ts';

const RARE_QUANTILE = 0.999;

/** Time that single seats did nothing although they could act. */
export interface SeatSilences {
  /** One in a thousand is longer. */
  readonly rareSeconds: number;
  readonly longestSeconds: number;
}

export interface SeatSilenceMeter {
  /** Returns a listener for all steps of one match. */
  listen(seats: number): (played: Played<GameTypes>, match: Match<GameTypes>) => void;
  report(): SeatSilences;
}

/** A silence lasts from a seat's last command, or from the time it may act, to its next command. */
export function measureSeatSilences(): SeatSilenceMeter {
  const seconds: number[] = [];
  return {
    listen(seats) {
      const since = Array.from({ length: seats }, (): Millis | null => null);
      return ({ entry }, { definition, state }) => {
        const toAct = definition.toAct(state);
        for (const [index, begun] of since.entries()) {
          const seat = index as Seat;
          const isHeard = entry.kind === 'command' && entry.seat === seat;
          const isResting = !toAct.includes(seat);
          if (begun !== null && isHeard) seconds.push((entry.at - begun) / 1000);
          if (isHeard || isResting) since[index] = null;
          if (!isResting) since[index] ??= entry.at;
        }
      };
    },
    report() {
      const sorted = seconds.toSorted((one, other) => one - other);
      return { rareSeconds: quantile(sorted, RARE_QUANTILE), longestSeconds: quantile(sorted, 1) };
    },
  };
}
