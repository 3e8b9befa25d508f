import type { CSSProperties } from 'react';
import { useAround } from './around.ts';

interface TimeRingProps {
  readonly since: number;
  readonly until: number;
  /** What kind of time it is: the last seconds, a bank and an absence look unlike each other. */
  readonly look: 'turn' | 'bank' | 'away';
}

/** A ring that empties from one moment of match time to another, drawn by the browser alone. */
export function TimeRing({ since, until, look }: TimeRingProps) {
  const { now, isRunning } = useAround();
  const style = {
    '--lasts': `${until - since}ms`,
    '--begins': `${since - now()}ms`,
    animationPlayState: isRunning ? 'running' : 'paused',
  } as CSSProperties;
  return (
    // An animation keeps the delay that it began with: another stretch is another ring.
    <svg
      key={`${since} ${until} ${isRunning}`}
      className="time-ring"
      data-look={look}
      viewBox="0 0 36 36"
      aria-hidden="true"
    >
      <circle cx="18" cy="18" r="16" />
      <circle className="time-left" cx="18" cy="18" r="16" pathLength="100" style={style} />
    </svg>
  );
}
