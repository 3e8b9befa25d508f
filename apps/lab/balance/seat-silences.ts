import type { GameTypes, Match, Millis, Played, Seat } from '@tablee/kernel';
import { quantile } from '../statistics.ts';

const RARE_QUANTILE = 0.999;

/** How long single seats did nothing while they could have. */
export interface SeatSilences {
  /** One in a thousand is longer. */
  readonly rareSeconds: number;
  readonly longestSeconds: number;
}

export interface SeatSilenceMeter {
  /** To be told of every step of one match, from its first. */
  listen(seats: number): (played: Played<GameTypes>, match: Match<GameTypes>) => void;
  report(): SeatSilences;
}

/** A silence of a seat lasts from its last command, or from when it might act at all, to its next one. */
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
