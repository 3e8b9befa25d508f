import { type RefObject, useEffect, useState } from 'react';
import { focusOn, returnFocus } from '../keys/return-focus.ts';

interface RoundView {
  readonly phase: string;
  readonly round: number;
}

interface AskedSheet {
  readonly isAsked: boolean;
  readonly ask: () => void;
  readonly close: () => void;
}

/** Key of the part of the match in which an opened score sheet stays open. */
export function matchPartOf({ phase, round }: RoundView): string {
  const isPlayed = phase !== 'sheet' && phase !== 'over';
  return `${round} ${isPlayed ? 'play' : phase}`;
}

/**
 * State of a score sheet that the player opened; closed by the end of the round, the next round and the end of the
 * match.
 */
export function useAskedSheet(view: RoundView): AskedSheet {
  const [askedIn, setAskedIn] = useState<string | null>(null);
  const stretch = matchPartOf(view);
  const isAsked = askedIn === stretch;
  if (askedIn !== null && !isAsked) setAskedIn(null);
  return { isAsked, ask: () => setAskedIn(stretch), close: () => setAskedIn(null) };
}

/**
 * Moves the focus into a sheet that the player opened, and back to the button afterwards. Sheets that open by
 * themselves leave the focus alone.
 */
export function useAskedFocus(sheet: RefObject<HTMLElement | null>, isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined;
    const before = document.activeElement;
    focusOn(sheet.current);
    return () => returnFocus(before);
  }, [sheet, isAsked]);
}
