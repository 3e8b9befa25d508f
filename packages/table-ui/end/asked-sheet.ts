import { type RefObject, useEffect, useState } from 'react';
import { focusOn, returnFocus } from '../keys/return-focus.ts';

interface Rounds {
  readonly phase: string;
  readonly round: number;
}

interface AskedSheet {
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** A stretch of the match during which a score sheet that was opened stays open. */
export function stretchOf({ phase, round }: Rounds): string {
  const isPlayed = phase !== 'sheet' && phase !== 'over';
  return `${round} ${isPlayed ? 'play' : phase}`;
}

/** A score sheet that a player opens; the end of a round, the next round and the end of the match close it. */
export function useAskedSheet(view: Rounds): AskedSheet {
  const [askedIn, setAskedIn] = useState<string | null>(null);
  const stretch = stretchOf(view);
  const isAsked = askedIn === stretch;
  if (askedIn !== null && !isAsked) setAskedIn(null);
  return { isAsked, ask: () => setAskedIn(stretch), close: () => setAskedIn(null) };
}

/** Who opened a sheet reads on in it, and is back at the button afterwards; one that comes by itself leaves the focus alone. */
export function useAskedFocus(sheet: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    focusOn(sheet.current);
    return () => returnFocus(before);
  }, [sheet, isAsked]);
}
