import type { CSSProperties } from 'react';
import { markOf } from '../marks.ts';
import { Glyph } from './glyph.tsx';

interface RaceTrackProps {
  readonly scores: readonly number[];
  readonly target: number;
  /** Whose mark is larger and lies on top. */
  readonly viewer: number | null;
  readonly label: string;
  /** What stands at the end of the track. */
  readonly goal: string;
}

const LEGS = 5;

/** How far each seat is on the way to the target: its shape on a line. */
export function RaceTrack({ scores, target, viewer, label, goal }: RaceTrackProps) {
  const share = (score: number): number => Math.min(1, score / target);
  const ahead = Math.max(0, ...scores.map(share));
  return (
    <div className="race" role="img" aria-label={label}>
      <span className="race-line">
        <i className="race-run" style={{ transform: `scaleX(${ahead})` }} />
        {Array.from({ length: LEGS - 1 }, (_, index) => (
          <i key={index} className="race-leg" style={{ left: `${((index + 1) * 100) / LEGS}%` }} />
        ))}
        {scores.map((score, seat) => {
          const { shape, colour } = markOf(seat);
          const style = { '--share': share(score), color: colour } as CSSProperties;
          return (
            <span key={colour} className={seat === viewer ? 'race-mark is-me' : 'race-mark'} style={style}>
              <Glyph shape={shape} isRimmed />
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
