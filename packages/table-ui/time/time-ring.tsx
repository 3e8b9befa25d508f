import { type Span, usePassing } from './span.ts';
import styles from './time.module.css';

interface TimeRingProps extends Span {
  /** What kind of time it is: the last seconds, a bank and an absence look unlike each other. */
  readonly look: 'turn' | 'bank' | 'away';
}

/**
 * A ring that empties from one moment of match time to another; as large as the box that it lies in. Two halves, one
 * turned out of sight after the other: a ring that is drawn shorter and shorter would be painted in every frame of a turn.
 */
export function TimeRing({ since, until, look }: TimeRingProps) {
  const middle = (since + until) / 2;
  const first = usePassing({ since, until: middle });
  const second = usePassing({ since: middle, until });
  return (
    <span className={styles['ring']} data-time={look} aria-hidden="true">
      <i className={styles['half']}>
        <i key={first.key} className={styles['left']} style={first.style} />
      </i>
      <i className={styles['half']} data-second>
        <i key={second.key} className={styles['left']} style={second.style} />
      </i>
    </span>
  );
}
