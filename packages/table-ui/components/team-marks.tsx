import { useSeatMarks } from '../around/seat-marks.ts';
import { Glyph } from './glyph.tsx';
import styles from './team-marks.module.css';

interface TeamMarksProps {
  readonly seats: readonly number[];
  /** Whether it is the team of the person who looks. */
  readonly isMine?: boolean;
}

/** The shapes of everybody in a team, side by side: as high as the letters around them. */
export function TeamMarks({ seats, isMine = false }: TeamMarksProps) {
  const markOf = useSeatMarks();
  return (
    <span className={styles['marks']} data-mine={isMine || undefined} aria-hidden="true">
      {seats.map((seat) => (
        <Glyph key={seat} shape={markOf(seat).shape} isRimmed style={{ color: markOf(seat).colour }} />
      ))}
    </span>
  );
}
