import { type TimeSpan, useTimeAnimation } from './span.ts';
import styles from './time.module.css';

/** A bar that empties between two moments of match time. It fills its box. */
export function TimeBar({ since, until }: TimeSpan) {
  const { key, style } = useTimeAnimation({ since, until });
  return (
    <span className={styles['bar']} aria-hidden="true">
      <i key={key} className={styles['run']} style={style} />
    </span>
  );
}
