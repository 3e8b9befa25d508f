import { toMillis } from '@tablee/kernel';
import { useMatchContext } from '@tablee/table-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { freeDice } from '../../rules/board.ts';
import { readyAt } from '../../rules/timing.ts';
import { canRoll, isTooEarly } from '../play/early-roll.ts';
import type { RushGame } from '../play/use-rush.ts';

/** Longer than a tap: repeated rolling starts after this time. */
const HOLD_TO_REPEAT_MS = 260;

export interface HeldRoll {
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Rolls at once, and again whenever the pace allows while held, for players who cannot tap quickly. A press that is too
 * early is kept and rolls once as soon as possible.
 */
export function useHeldRoll(game: RushGame): HeldRoll {
  const [isHeld, setHeld] = useState(false);
  const [kept, setKept] = useState<number | null>(null);
  const { now, isRunning } = useMatchContext();
  const { coming } = game.shown;
  const { me, asked } = game;
  const ready = me === null ? 0 : readyAt(coming, me, 'roll');
  const isOpen = me !== null && asked === null && canRoll(coming, me);
  const roll = useEffectEvent(() => {
    setKept(null);
    game.roll();
  });
  // During a choice the button may be removed, so its release would be missed and rolling would not stop.
  if (isHeld && asked !== null) setHeld(false);
  // Another action since then replaces the kept roll.
  if (kept !== null && (!isOpen || game.chosen !== null || freeDice(coming, me) !== kept)) setKept(null);
  const wait = kept !== null ? 0 : isHeld ? HOLD_TO_REPEAT_MS : null;
  useEffect(() => {
    if (!isOpen || wait === null || !isRunning) return undefined;
    const timer = setTimeout(roll, Math.max(wait, toMillis(ready) - now()));
    return () => clearTimeout(timer);
  }, [isOpen, wait, ready, now, isRunning]);
  useEffect(() => {
    // The release may happen in another window, which sends no event here.
    const letGo = (): void => setHeld(false);
    addEventListener('blur', letGo);
    return () => removeEventListener('blur', letGo);
  }, []);
  return {
    begin: () => {
      if (isOpen && isTooEarly(coming, me, ready, now())) setKept(freeDice(coming, me));
      else game.roll();
      setHeld(true);
    },
    end: () => setHeld(false),
  };
}
