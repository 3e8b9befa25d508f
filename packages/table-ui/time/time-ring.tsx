import { type Span, usePassing } from './span.ts';
import styles from './time.module.css';

interface TimeRingProps extends Span {
  /** What kind of time it is: the last seconds, a bank and an absence look unlike each other. */
  readonly look: 'turn' | 'bank' | 'away';
}

/** A ring that empties from one moment of match time to another; as large as the box that it lies in says. */
export function TimeRing({ since, until, look }: TimeRingProps) {
  const { key, style } = usePassing({ since, until });
  return (
    <svg key={key} className={styles['ring']} data-time={look} viewBox="0 0 36 36" aria-hidden="true">
      <circle cx="18" cy="18" r="16" />
      <circle className={styles['left']} cx="18" cy="18" r="16" pathLength="100" style={style} />
    </svg>
  );
}
