import { useEffect, useState } from 'react';
import type { Spot } from '../../rules/types.ts';
import type { RushGame } from '../play/use-rush.ts';

export interface Unfolding {
  /** The thing whose column is unfolded; null for none. */
  readonly open: Spot | null;
  readonly unfold: (spot: Spot) => void;
  readonly toggle: (spot: Spot) => void;
  readonly close: () => void;
}

/** Time to read two cards. */
const OPEN_MS = 4_000;

/** Closes after a while, on a touch elsewhere, and when the player places or rolls. */
export function useUnfolded({ shown, me }: Pick<RushGame, 'shown' | 'me'>): Unfolding {
  const [open, setOpen] = useState<Spot | null>(null);
  const own = me === null ? [] : (shown.coming.dice[me] ?? []);
  const moment = own.map(({ is }) => is).join(' ');
  const [before, setBefore] = useState(moment);
  if (before !== moment) {
    setBefore(moment);
    setOpen(null);
  }
  useEffect(() => {
    if (open === null) return undefined;
    const timer = setTimeout(() => setOpen(null), OPEN_MS);
    const onDown = ({ target }: PointerEvent): void => {
      if (!(target instanceof Element) || target.closest('[data-unfolds]') === null) setOpen(null);
    };
    document.addEventListener('pointerdown', onDown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', onDown);
    };
  }, [open]);
  return {
    open,
    unfold: setOpen,
    toggle: (spot) => setOpen(spot === open ? null : spot),
    close: () => setOpen(null),
  };
}
