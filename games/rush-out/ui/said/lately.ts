import type { Happening } from '@tablee/table-ui';
import { useEffect, useMemo, useState } from 'react';
import type { RushEvent, RushTypes } from '../../rules/types.ts';

type Sight<Kind extends RushEvent['kind']> = Extract<RushEvent, { kind: Kind }>;

export interface Late<Kind extends RushEvent['kind']> {
  readonly seq: number;
  readonly sight: Sight<Kind>;
}

/** The last sight of one of these kinds; null where none is remembered. */
export function lastOf<Kind extends RushEvent['kind']>(
  happenings: readonly Happening<RushTypes>[],
  ...kinds: readonly Kind[]
): Late<Kind> | null {
  for (const { seq, sights } of happenings.toReversed()) {
    const sight = sights.findLast((one): one is Sight<Kind> => (kinds as readonly string[]).includes(one.kind));
    if (sight !== undefined) return { seq, sight };
  }
  return null;
}

/** What has happened since this was drawn first: what was there when the page came, or its script, is old. */
export function useSince(happenings: readonly Happening<RushTypes>[]): readonly Happening<RushTypes>[] {
  const [old] = useState(happenings.at(-1)?.seq ?? -1);
  return useMemo(() => happenings.filter(({ seq }) => seq > old), [happenings, old]);
}

/** What everybody should have seen: the status line tells it for a moment. */
const NOTED = ['pushed', 'summoned', 'advanced', 'repelled', 'fizzled', 'held'] as const;
export type Noted = Late<(typeof NOTED)[number]>;

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
