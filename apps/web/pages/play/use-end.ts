import { useEffect, useState } from 'react';

/** The last move is seen before the podium comes. */
const LOOK_MS = 1_800;

interface EndShown {
  readonly isShown: boolean;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Who comes to a finished match sees the podium at once. */
export function useEnd(isOver: boolean, isOldMatch: boolean): EndShown {
  const [isShown, setShown] = useState(isOldMatch);
  const [wasOver] = useState(isOldMatch);
  useEffect(() => {
    if (!isOver || wasOver) return;
    const timer = setTimeout(() => setShown(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [isOver, wasOver]);
  return { isShown: isOver && isShown, show: () => setShown(true), hide: () => setShown(false) };
}
