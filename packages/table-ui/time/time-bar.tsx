import { type Span, usePassing } from './span.ts';
import styles from './time.module.css';

/** A bar that empties between two moments of match time. It fills its box. */
export function TimeBar({ since, until }: Span) {
  const { key, style } = usePassing({ since, until });
  return (
    <span className={styles['bar']} aria-hidden="true">
      <i key={key} className={styles['run']} style={style} />
    </span>
  );
}
