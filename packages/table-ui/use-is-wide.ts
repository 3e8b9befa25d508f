import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** As wide and high as the zones of a desk need; the styles ask the same. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(BREAKPOINTS.wide);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(BREAKPOINTS.wide).matches,
  );
}
