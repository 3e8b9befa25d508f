import { type Happening, type Late, lastOf } from '@tablee/table-ui';
import { useEffect, useMemo, useState } from 'react';
import type { EventOf, RushTypes } from '../../rules/types.ts';

/** What has happened since this was drawn first: what was there when the page came, or its script, is old. */
export function useSince(happenings: readonly Happening<RushTypes>[]): readonly Happening<RushTypes>[] {
  const [old] = useState(happenings.at(-1)?.seq ?? -1);
  return useMemo(() => happenings.filter(({ seq }) => seq > old), [happenings, old]);
}

/** What everybody should have seen: the status line tells it for a moment. */
const NOTED = ['pushed', 'summoned', 'advanced', 'repelled', 'fizzled', 'held'] as const;
export type Noted = Late<EventOf<(typeof NOTED)[number]>>;

const NOTED_MS = 2_600;

/** The last of them while it is news; what was there when the page came is old. */
export function useNoted(happenings: readonly Happening<RushTypes>[]): Noted | null {
  const noted = lastOf(happenings, ...NOTED);
  const [over, setOver] = useState(noted?.seq ?? -1);
  const seq = noted?.seq ?? -1;
  useEffect(() => {
    if (seq === -1) return undefined;
    const timer = setTimeout(() => setOver(seq), NOTED_MS);
    return () => clearTimeout(timer);
  }, [seq]);
  return seq > over ? noted : null;
}
