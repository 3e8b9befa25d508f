import { toMillis } from '@tablee/kernel';
import { useAround } from '@tablee/table-ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { readyAt } from '../../rules/timing.ts';
import type { RushGame } from '../play/use-rush.ts';

/** A tap is shorter: holding begins after it. */
const HOLD_MS = 260;

export interface HeldRoll {
  readonly begin: () => void;
  readonly end: () => void;
}

/** Rolls at once, and as long as it is held again whenever the pace allows it: for whoever cannot tap quickly. */
export function useHeldRoll(game: RushGame): HeldRoll {
  const [isHeld, setHeld] = useState(false);
  const { now } = useAround();
  const { coming } = game.shown;
  const { me, isPlaying, aims } = game;
  const ready = me === null ? 0 : readyAt(coming, me, 'roll');
  const again = useEffectEvent(() => game.roll());
  // The button may be gone while a target is chosen: nobody would notice that it is let go, and it would roll for ever.
  if (isHeld && aims !== null) setHeld(false);
  const isWanted =
    isHeld && isPlaying && aims === null && coming.dice[me ?? 0]?.some(({ is }) => is !== 'placed') === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(again, Math.max(HOLD_MS, toMillis(ready) - now()));
    return () => clearTimeout(timer);
  }, [isWanted, ready, now]);
  useEffect(() => {
    // The key or the finger is lifted in another window: this one is not told.
    const letGo = (): void => setHeld(false);
    addEventListener('blur', letGo);
    return () => removeEventListener('blur', letGo);
  }, []);
  return {
    begin: () => {
      game.roll();
      setHeld(true);
    },
    end: () => setHeld(false),
  };
}
