import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Whether the window is of this size; the styles ask the same. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  const query = BREAKPOINTS[name];
  // The same function at every drawing: with a new one React would subscribe anew each time.
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches);
}

/** As wide and high as the zones of a desk need. */
export function useIsWide(): boolean {
  return useBreakpoint('wide');
}
