import { announce, feel } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import type { DiceSelection } from './draft/selection.ts';

export interface Blocking {
  /** Reason why the last drop failed; null after a while. */
  readonly blocked: string | null;
  /** Gives feedback by vibration, text and announcement, also for a repeated reason. */
  readonly block: (why: string) => void;
  readonly unblock: () => void;
}

/** The reason is cleared when the selection changes. */
export function useBlocked(chosen: DiceSelection, lastsMs: number): Blocking {
  const [told, setTold] = useState<{ readonly chosen: DiceSelection; readonly why: string } | null>(null);
  useEffect(() => {
    if (told === null) return undefined;
    const timer = setTimeout(() => setTold(null), lastsMs);
    return () => clearTimeout(timer);
  }, [told, lastsMs]);
  return {
    blocked: told !== null && told.chosen === chosen ? told.why : null,
    block: (why) => {
      feel('refuse');
      announce(why, { when: 'now', about: 'status' });
      setTold({ chosen, why });
    },
    unblock: () => setTold(null),
  };
}
