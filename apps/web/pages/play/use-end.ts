import { useEffect, useState } from 'react';

/** Delay of the podium, so that the last move is seen. */
const PODIUM_DELAY_MS = 1_800;

interface PodiumState {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Shows the podium at once if the match was over when the page opened. */
export function useEnd(isOver: boolean, isOldMatch: boolean): PodiumState {
  const [isShown, setShown] = useState(isOldMatch);
  const [wasOver] = useState(isOldMatch);
  useEffect(() => {
    if (!isOver || wasOver) return;
    const timer = setTimeout(() => setShown(true), PODIUM_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isOver, wasOver]);
  return { isShown: isOver && isShown, show: () => setShown(true), hide: () => setShown(false) };
}
