import { type TimeSpan, useTimeAnimation } from './span.ts';
import styles from './time.module.css';

interface TimeRingProps extends TimeSpan {
  /** Kind of time, each with a colour of its own. */
  readonly look: 'turn' | 'bank' | 'away';
}

/**
 * A ring that empties between two moments of match time. It fills its box. Made of two halves that rotate out of sight one
 * after the other, because a ring of changing length would be painted in every frame of a turn.
 */
export function TimeRing({ since, until, look }: TimeRingProps) {
  const middle = (since + until) / 2;
  const first = useTimeAnimation({ since, until: middle });
  const second = useTimeAnimation({ since: middle, until });
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
