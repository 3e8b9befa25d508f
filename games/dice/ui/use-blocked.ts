import { announce, feel } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import type { Choice } from './draft/choice.ts';

export interface Blocking {
  /** Why what is chosen could not be laid where it was let go; null once that is old. */
  readonly blocked: string | null;
  /** Lets it be felt, read and heard, each time anew. */
  readonly block: (why: string) => void;
  readonly unblock: () => void;
}

/** What was said of one choice is not said of the next. */
export function useBlocked(chosen: Choice, lastsMs: number): Blocking {
  const [told, setTold] = useState<{ readonly chosen: Choice; readonly why: string } | null>(null);
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
