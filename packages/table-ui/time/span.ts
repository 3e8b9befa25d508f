import { type CSSProperties, useState } from 'react';
import { useAround } from '../around/around.ts';

/** A stretch of match time that is drawn as it passes. */
export interface Span {
  readonly since: number;
  readonly until: number;
}

interface Passing {
  /** A new span, and a pause, begin a new animation. */
  readonly key: string;
  readonly style: CSSProperties;
}

/** Lets the browser alone draw how a stretch passes, from wherever it stands now. */
export function usePassing({ since, until }: Span): Passing {
  const { now, isRunning } = useAround();
  const key = `${since} ${until} ${isRunning}`;
  // The clock is looked at once: a delay that changed with every drawing would make the animation jump.
  const [begun, setBegun] = useState(() => ({ key, delay: since - now() }));
  if (begun.key !== key) setBegun({ key, delay: since - now() });
  return {
    key,
    style: {
      animationDuration: `${Math.max(0, until - since)}ms`,
      animationDelay: `${begun.delay}ms`,
      animationPlayState: isRunning ? 'running' : 'paused',
    },
  };
}
