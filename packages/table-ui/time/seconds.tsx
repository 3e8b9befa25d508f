import type { Locale } from '@tablee/words';
import { tableWords } from '../words.ts';
import styles from './time.module.css';
import { useSecondsLeft } from './use-time.ts';

/** Longer times have no figure, because figures make players hurry; the ring is enough. */
const MAX_SHOWN_SECONDS = 10;

interface SecondsProps {
  readonly until: number;
  readonly locale: Locale;
  readonly most?: number;
}

/** The last seconds as a figure. Hidden from screen readers, which would read it every second. */
export function Seconds({ until, locale, most = MAX_SHOWN_SECONDS }: SecondsProps) {
  const seconds = useSecondsLeft(until, most);
  return (
    seconds !== null && (
      <span className={styles['seconds']} aria-hidden="true">
        {tableWords(locale)('seconds', { n: seconds })}
      </span>
    )
  );
}
