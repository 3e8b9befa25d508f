import { feel, useMatchContext, useSecondsLeft } from '@tablee/table-ui';
import { useEffect } from 'react';

const TICKING_SECONDS = 5;

/** Plays a tick for each of the last seconds of the viewer's own turn. */
export function LastSeconds() {
  const { clocks, viewer } = useMatchContext();
  const mine = viewer === 'spectator' ? null : (clocks?.[viewer]?.deadline ?? null);
  const seconds = useSecondsLeft(mine, TICKING_SECONDS);
  useEffect(() => {
    if (seconds !== null && seconds > 0) feel('tick');
  }, [seconds]);
  return null;
}
