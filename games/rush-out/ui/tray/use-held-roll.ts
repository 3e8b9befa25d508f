import { toMillis } from '@tablee/kernel';
import { useAround } from '@tablee/table-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { freeDice } from '../../rules/board.ts';
import { readyAt } from '../../rules/timing.ts';
import { canRoll, isTooEarly } from '../play/early-roll.ts';
import type { RushGame } from '../play/use-rush.ts';

/** A tap is shorter: holding begins after it. */
const HOLD_MS = 260;

export interface HeldRoll {
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Rolls at once, and as long as it is held again whenever the pace allows it: for whoever cannot tap quickly. A press that comes
 * before its time is kept, and rolls once when it may.
 */
export function useHeldRoll(game: RushGame): HeldRoll {
  const [isHeld, setHeld] = useState(false);
  const [kept, setKept] = useState<number | null>(null);
  const { now, isRunning } = useAround();
  const { coming } = game.shown;
  const { me, aims } = game;
  const ready = me === null ? 0 : readyAt(coming, me, 'roll');
  const isOpen = me !== null && aims === null && canRoll(coming, me);
  const roll = useEffectEvent(() => {
    setKept(null);
    game.roll();
  });
  // The button may be gone while a target is chosen: nobody would notice that it is let go, and it would roll for ever.
  if (isHeld && aims !== null) setHeld(false);
  // A die was placed, taken back or chosen since then: rolling is not what is meant any more.
  if (kept !== null && (!isOpen || game.chosen !== null || freeDice(coming, me) !== kept)) setKept(null);
  const wait = kept !== null ? 0 : isHeld ? HOLD_MS : null;
  useEffect(() => {
    if (!isOpen || wait === null || !isRunning) return undefined;
    const timer = setTimeout(roll, Math.max(wait, toMillis(ready) - now()));
    return () => clearTimeout(timer);
  }, [isOpen, wait, ready, now, isRunning]);
  useEffect(() => {
    // The key or the finger is lifted in another window: this one is not told.
    const letGo = (): void => setHeld(false);
    addEventListener('blur', letGo);
    return () => removeEventListener('blur', letGo);
  }, []);
  return {
    begin: () => {
      if (isOpen && isTooEarly(coming, ready, now())) setKept(freeDice(coming, me));
      else game.roll();
      setHeld(true);
    },
    end: () => setHeld(false),
  };
}
