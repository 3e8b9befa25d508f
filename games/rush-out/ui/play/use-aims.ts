import type { Seat } from '@tablee/kernel';
import { useMemo, useState } from 'react';
import { isHero } from '../../rules/board.ts';
import type { RushView } from '../../rules/types.ts';
import { type Aim, renewAims } from './touch.ts';

interface Choice {
  readonly until: number | null;
  readonly aims: readonly Aim[];
}

/** RO-29: what I may aim at, and what of it has gone since I was asked; null while I have not to choose. */
export function useAims(view: RushView, me: Seat | null): readonly Aim[] | null {
  const [known, setKnown] = useState<Choice>({ until: null, aims: [] });
  const until = me === null || isHero(view, me) ? null : (view.asking?.until ?? null);
  const aims = useMemo(
    () => (until === null ? null : renewAims(known.until === until ? known.aims : [], view)),
    [until, known, view],
  );
  if (aims !== null && (known.until !== until || aims.length > known.aims.length)) setKnown({ until, aims });
  return aims;
}
