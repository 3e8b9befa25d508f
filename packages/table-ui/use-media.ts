import { useCallback, useSyncExternalStore } from 'react';
import { BREAKPOINTS } from './breakpoints.ts';

const lists = new Map<string, MediaQueryList>();

/** Caches one list per query: every part of a table asks at each render, and `matchMedia` costs more than a lookup. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

/** True while the media query matches; false in markup that is rendered without a page. */
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

/** True while the window has this size. Stylesheets repeat the same query. */
export function useBreakpoint(name: keyof typeof BREAKPOINTS): boolean {
  return useMedia(BREAKPOINTS[name]);
}

/** True if the window has room for the zones of a desktop table. */
export function useIsWide(): boolean {
  return useBreakpoint('wide');
}
