import { type CSSProperties, useState } from 'react';

interface TimeBarProps {
  /** From full to empty, in match time. Give it a key of its own for each: it looks at the clock once. */
  readonly from: number;
  readonly until: number;
  readonly now: () => number;
}

/** Time that runs out: drawn by the browser alone, from the moment it appears. */
export function TimeBar({ from, until, now }: TimeBarProps) {
  const [passed] = useState(() => Math.max(0, now() - from));
  const style = { '--span': `${until - from}ms`, '--passed': `${-passed}ms` } as CSSProperties;
  return (
    <span className="time-bar" style={style} aria-hidden="true">
      <i />
    </span>
  );
}
