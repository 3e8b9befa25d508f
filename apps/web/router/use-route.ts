import { useSyncExternalStore } from 'react';
import { pathOf, type Route, routeOf } from './route.ts';

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener('popstate', tell);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('popstate', tell);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.pathname));
}

type Somewhere = Exclude<Route, { page: 'nowhere' }>;

/** Without `replace` one can come back by the browser's button. */
export function goTo(route: Somewhere, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(route);
  if (how === 'replace') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  scrollTo(0, 0);
  tell();
}
