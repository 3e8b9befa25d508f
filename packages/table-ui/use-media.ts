import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

/** Whether the window or its system is as the query says, also when that changes. */
export function useMedia(query: string): boolean {
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

/** Whether the window is of this size; the styles ask the same. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  return useMedia(BREAKPOINTS[name]);
}

/** As wide and high as the zones of a desk need. */
export function useIsWide(): boolean {
  return useBreakpoint('wide');
}
