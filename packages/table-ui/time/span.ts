import { type CSSProperties, useState } from 'react';
import { useMatchContext } from '../around/around.ts';

/** A part of match time that is drawn as it passes. */
export interface TimeSpan {
  readonly since: number;
  readonly until: number;
}

interface TimeAnimation {
  /** Changes with the span and with each pause, which restarts the animation. */
  readonly key: string;
  readonly style: CSSProperties;
}

/** Style of a CSS animation that runs through the span, beginning at the present time. */
export function useTimeAnimation({ since, until }: TimeSpan): TimeAnimation {
  const { now, isRunning } = useMatchContext();
  const key = `${since} ${until} ${isRunning}`;
  // The clock is read once per key: a delay that changed at every render would make the animation jump.
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
