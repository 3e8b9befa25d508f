import { useSyncExternalStore } from 'react';

/** What lies outside of React and changes by itself. Where a table is drawn without a page, it is what it is then. */
export function useStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T {
  return useSyncExternalStore(subscribe, read, read);
}
