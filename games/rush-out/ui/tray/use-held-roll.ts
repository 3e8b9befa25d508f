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

/** Rolls at once, and as long as it is held again whenever the pace allows it: for who cannot tap quickly. */
export function useHeldRoll(game: RushGame): HeldRoll {
  const [isHeld, setHeld] = useState(false);
  const { now } = useAround();
  const { coming } = game.shown;
  const { me, isPlaying, aims } = game;
  const ready = me === null ? 0 : readyAt(coming, me, 'roll');
  const again = useEffectEvent(() => game.roll());
  const isWanted =
    isHeld && isPlaying && aims === null && coming.dice[me ?? 0]?.some(({ is }) => is !== 'placed') === true;
  useEffect(() => {
    if (!isWanted) return undefined;
    const timer = setTimeout(again, Math.max(HOLD_MS, toMillis(ready) - now()));
    return () => clearTimeout(timer);
  }, [isWanted, ready, now]);
  return {
    begin: () => {
      game.roll();
      setHeld(true);
    },
    end: () => setHeld(false),
  };
}
