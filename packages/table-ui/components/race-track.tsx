import type { CSSProperties } from 'react';
import { markOf } from '../marks.ts';
import { Glyph } from './glyph.tsx';

interface RaceTrackProps {
  readonly scores: readonly number[];
  readonly target: number;
  /** Lowest score of the track; negative in games with negative scores. */
  readonly least?: number;
  /** Seats that share a score; absent where each has its own. */
  readonly sides?: readonly (readonly number[])[];
  /** The viewer's seat, drawn larger and on top. */
  readonly viewer: number | null;
  readonly label: string;
  /** Label at the end of the track. */
  readonly goal: string;
}

const LEGS = 5;

/** The score of each seat on the way to the target, as shapes on a line. */
export function RaceTrack({ scores, target, least = 0, sides, viewer, label, goal }: RaceTrackProps) {
  const share = (score: number): number => Math.max(0, Math.min(1, (score - least) / (target - least)));
  const ahead = Math.max(0, ...scores.map(share));
  return (
    <div className="race" role="img" aria-label={label}>
      <span className="race-line">
        <i className="race-run" style={{ transform: `scaleX(${ahead})` }} />
        {Array.from({ length: LEGS - 1 }, (_, index) => (
          <i key={index} className="race-leg" style={{ left: `${((index + 1) * 100) / LEGS}%` }} />
        ))}
        {least < 0 && <i className="race-zero" style={{ left: `${share(0) * 100}%` }} />}
        {(sides ?? scores.map((_, seat) => [seat])).map((side) => {
          const isMe = viewer !== null && side.includes(viewer);
          return (
            <span
              key={side.join(' ')}
              className={isMe ? 'race-mark is-me' : 'race-mark'}
              style={{ '--share': share(scores[side[0] ?? 0] ?? 0) } as CSSProperties}
            >
              {side.map((seat) => (
                <Glyph key={seat} shape={markOf(seat).shape} isRimmed style={{ color: markOf(seat).colour }} />
              ))}
            </span>
          );
        })}
      </span>
      <span className="race-goal">
        <img src={goal} alt="" draggable={false} />
        {target}
      </span>
    </div>
  );
}
