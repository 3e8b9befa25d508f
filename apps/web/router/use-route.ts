import { useSyncExternalStore } from 'react';
import { isOver, Layers } from './layers.ts';
import { pathOf, type Route, routeOf } from './route.ts';

export const layers = new Layers({
  get state() {
    return history.state as unknown;
  },
  pushState: (state) => history.pushState(state, ''),
  back: () => history.back(),
});

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function onPop(): void {
  layers.onPop();
  tell();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    globalThis.addEventListener('popstate', onPop);
    layers.tidy(); // The page was reloaded while a layer was open.
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener('popstate', onPop);
  };
}

export function useRoute(): Route {
  return routeOf(useSyncExternalStore(subscribe, () => location.pathname));
}

type KnownRoute = Exclude<Route, { page: 'nowhere' }>;

/** With 'replace', Back does not return to the current page. */
export function goTo(route: KnownRoute, how: 'push' | 'replace' = 'push'): void {
  layers.leave(() => {
    const path = pathOf(route);
    // The extra entry of an open layer is replaced: it is no page to return to.
    if (how === 'replace' || isOver(history.state)) history.replaceState(null, '', path);
    else history.pushState(null, '', path);
    scrollTo(0, 0);
    tell();
  });
}
