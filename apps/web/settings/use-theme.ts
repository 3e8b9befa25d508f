import { useMedia } from '@tablee/table-ui';
import { type Theme, useSettings } from './settings.ts';

/** The chosen theme, or that of the system. */
export function useTheme(): Theme {
  const isSystemDark = useMedia('(prefers-color-scheme: dark)');
  const chosen = useSettings(({ theme }) => theme);
  return chosen ?? (isSystemDark ? 'dark' : 'light');
}
