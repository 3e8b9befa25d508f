import { useSyncExternalStore } from 'react';

/** A window that only becomes higher or lower draws the hand anew, too. */
export function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => innerHeight);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
