import { useSeatMarks } from '../around/seat-marks.ts';
import { Glyph } from './glyph.tsx';
import styles from './team-marks.module.css';

interface TeamMarksProps {
  readonly seats: readonly number[];
  /** True for the viewer's team. */
  readonly isMine?: boolean;
}

/** Shapes of the seats of a team, side by side, as high as the text around them. */
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
