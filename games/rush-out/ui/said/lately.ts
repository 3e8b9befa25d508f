import type { Happening, NumberedSight } from '@tablee/table-ui';
import { useEffect, useMemo, useState } from 'react';
import type { RushEvent, RushTypes } from '../../rules/types.ts';
import { eventLookOf } from '../modules/installed.ts';

/**
 * Happenings since the first render. Earlier ones are old news: the page, or this part of it, was loaded after them.
 */
export function useSince(happenings: readonly Happening<RushTypes>[]): readonly Happening<RushTypes>[] {
  const [old] = useState(happenings.at(-1)?.seq ?? -1);
  return useMemo(() => happenings.filter(({ seq }) => seq > old), [happenings, old]);
}

/** An event that the status line shows for a moment. */
export type RecentEvent = NumberedSight<RushEvent>;

const RECENT_MS = 2_600;

/** The latest of them for a short time. */
export function useNoted(happenings: readonly Happening<RushTypes>[]): RecentEvent | null {
  const noted = lastNoted(useSince(happenings));
  const [over, setOver] = useState(-1);
  const seq = noted?.seq ?? -1;
  useEffect(() => {
    if (seq === -1) return undefined;
    const timer = setTimeout(() => setOver(seq), RECENT_MS);
    return () => clearTimeout(timer);
  }, [seq]);
  return seq > over ? noted : null;
}

function lastNoted(happenings: readonly Happening<RushTypes>[]): RecentEvent | null {
  for (const { seq, sights } of happenings.toReversed()) {
    const sight = sights.findLast((one) => eventLookOf(one)?.status !== undefined);
    if (sight !== undefined) return { seq, sight };
  }
  return null;
}
