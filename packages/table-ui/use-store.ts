import { useSyncExternalStore } from 'react';

/** Reads a store outside of React. Markup that is rendered without a page has its current value. */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
