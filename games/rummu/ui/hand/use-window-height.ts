import { useSyncExternalStore } from 'react';

/** Height of the window; renders again when only the height changes. */
export function useWindowHeight(): number {
  return useSyncExternalStore(subscribe, () => innerHeight);
}

function subscribe(listener: () => void): () => void {
  addEventListener('resize', listener);
  return () => removeEventListener('resize', listener);
}
