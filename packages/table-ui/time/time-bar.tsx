import { type Span, usePassing } from './span.ts';
import styles from './time.module.css';

/** A line that runs out from one moment of match time to another; as long and as high as the box that it lies in. */
export function TimeBar({ since, until }: Span) {
  const { key, style } = usePassing({ since, until });
  return (
    <span className={styles['bar']} aria-hidden="true">
      <i key={key} className={styles['run']} style={style} />
    </span>
  );
}
