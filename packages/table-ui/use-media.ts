import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

const lists = new Map<string, MediaQueryList>();

/** One for each query: every part of a table asks at every drawing, and making a new list takes longer than asking it. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether the window or its system is as the query says, also when that changes. Drawn without a page, it is not. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => false,
  );
}

/** Whether the window is of this size; the styles ask the same. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  return useMedia(BREAKPOINTS[name]);
}

/** As wide and high as the zones of a desk need. */
export function useIsWide(): boolean {
  return useBreakpoint('wide');
}
