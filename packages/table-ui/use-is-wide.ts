import { useSyncExternalStore } from 'react';

/** As wide and high as the zones of a desktop need; the styles ask the same. */
const WIDE = '(min-width: 1024px) and (min-height: 560px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
