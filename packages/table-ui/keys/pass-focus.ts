import { type RefObject, useLayoutEffect } from 'react';

/** Something that comes and goes by itself gives the focus it had back to the first thing of the table, not to nowhere. */
export function usePassFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const isFocused = element?.contains(document.activeElement) ?? false;
      if (isFocused) document.querySelector<HTMLElement>('[data-home]')?.focus();
    };
  }, [ref]);
}
