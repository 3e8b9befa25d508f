import { type Happening, lastOf, type NumberedSight } from '@tablee/table-ui';
import { useEffect, useMemo, useState } from 'react';
import type { EventOf, RushTypes } from '../../rules/types.ts';

/**
 * Happenings since the first render. Earlier ones are old news: the page, or this part of it, was loaded after them.
 */
export function useSince(happenings: readonly Happening<RushTypes>[]): readonly Happening<RushTypes>[] {
  const [old] = useState(happenings.at(-1)?.seq ?? -1);
  return useMemo(() => happenings.filter(({ seq }) => seq > old), [happenings, old]);
}

/** Events that the status line shows for a moment. */
const RECENT_KINDS = ['pushed', 'summoned', 'advanced', 'repelled', 'fizzled', 'held'] as const;
export type RecentEvent = NumberedSight<EventOf<(typeof RECENT_KINDS)[number]>>;

const RECENT_MS = 2_600;

/** The latest of them for a short time. Events before the first render are old news. */
export function useNoted(happenings: readonly Happening<RushTypes>[]): RecentEvent | null {
  const noted = lastOf(happenings, ...RECENT_KINDS);
  const [over, setOver] = useState(noted?.seq ?? -1);
  const seq = noted?.seq ?? -1;
  useEffect(() => {
    if (seq === -1) return undefined;
    const timer = setTimeout(() => setOver(seq), RECENT_MS);
    return () => clearTimeout(timer);
  }, [seq]);
  return seq > over ? noted : null;
}
