import { useSyncExternalStore } from 'react';
import { type Theme, useSettings } from './settings.ts';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** The chosen theme, else the system's. */
export function useTheme(): Theme {
  const isSystemDark = useSyncExternalStore(subscribe, () => matchMedia(DARK).matches);
  const chosen = useSettings(({ theme }) => theme);
  return chosen ?? (isSystemDark ? 'dark' : 'light');
}
