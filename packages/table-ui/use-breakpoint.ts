import { useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Whether the window is of this size; the styles ask the same. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  const query = BREAKPOINTS[name];
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** As wide and high as the zones of a desk need. */
export function useIsWide(): boolean {
  return useBreakpoint('wide');
}
