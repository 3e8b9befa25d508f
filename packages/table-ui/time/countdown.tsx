import { type ReactNode, useEffect } from 'react';
import { feel } from '../sound/feel.ts';
import styles from './countdown.module.css';
import { useSecondsLeft } from './use-time.ts';

interface CountdownProps {
  readonly until: number | null;
  /** Name of the event at the end. */
  readonly title: ReactNode;
  /** Picture behind each figure. */
  readonly behind: ReactNode;
}

/** Number of last seconds that tick. */
const TICKING_SECONDS = 3;

/** Large figures over the table that count down to an event. */
export function Countdown({ until, title, behind }: CountdownProps) {
  const seconds = useSecondsLeft(until, Infinity) ?? 0;
  useEffect(() => {
    if (seconds > 0 && seconds <= TICKING_SECONDS) feel('tick');
  }, [seconds]);
  return (
    <div className={styles['countdown']}>
      <small className={styles['title']}>{title}</small>
      {seconds > 0 && (
        <b key={seconds} className={styles['figure']}>
          <span className={styles['behind']}>{behind}</span>
          <span className={styles['number']}>{seconds}</span>
        </b>
      )}
    </div>
  );
}
