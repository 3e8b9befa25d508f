import { useKeptInMatch } from '@tablee/table-ui';
import { useEffect } from 'react';
import type { RummuProps } from './props.ts';

interface TakeStop {
  readonly hasStopped: boolean;
  readonly stop: () => void;
}

/** The stored value before the player has stopped. */
const NOT_STOPPED = '';

/**
 * RM-6: whether the player has stopped taking discards. Taking another one, or the next turn, ends it. Stored on the device, so
 * a reload keeps it.
 */
export function useStop({ view, viewer, match }: Pick<RummuProps, 'view' | 'viewer' | 'match'>): TakeStop {
  const [stoppedAt, setStoppedAt] = useKeptInMatch('rummu.stop', `${match} ${viewer}`, readStop, NOT_STOPPED);
  const { phase, round, stock, discards, taken } = view;
  const now = [round, stock, discards.length, ...taken].join(' ');
  const isOver = phase !== 'taking' && stoppedAt !== NOT_STOPPED;
  useEffect(() => {
    if (isOver) setStoppedAt(NOT_STOPPED);
  });
  return { hasStopped: stoppedAt === now, stop: () => setStoppedAt(now) };
}

function readStop(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
