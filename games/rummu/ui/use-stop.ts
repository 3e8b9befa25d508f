import { useKeptInMatch } from '@tablee/table-ui';
import { useEffect } from 'react';
import type { RummuProps } from './props.ts';

interface Stopping {
  readonly hasStopped: boolean;
  readonly stop: () => void;
}

/** What this seat had taken when it said that it was enough. */
const NOT_YET = '';

/** RM-6: whoever takes one discard more has not stopped; the next turn begins anew. This device keeps it over a reload. */
export function useStop({ view, viewer, match }: Pick<RummuProps, 'view' | 'viewer' | 'match'>): Stopping {
  const [stoppedAt, setStoppedAt] = useKeptInMatch('rummu.stop', `${match} ${viewer}`, readStop, NOT_YET);
  const { phase, round, stock, discards, taken } = view;
  const now = [round, stock, discards.length, ...taken].join(' ');
  const isOver = phase !== 'taking' && stoppedAt !== NOT_YET;
  useEffect(() => {
    if (isOver) setStoppedAt(NOT_YET);
  });
  return { hasStopped: stoppedAt === now, stop: () => setStoppedAt(now) };
}

function readStop(kept: unknown): string | null {
  return typeof kept === 'string' ? kept : null;
}
