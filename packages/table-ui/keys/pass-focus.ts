import { type RefObject, useLayoutEffect } from 'react';
import { placeIn } from './place-in.ts';

/** Something that comes and goes by itself gives the focus it had back to the first thing of the table, not to nowhere. */
export function usePassFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const isFocused = element?.contains(document.activeElement) ?? false;
      if (isFocused) placeIn(document.querySelector('[data-home]'))?.focus();
    };
  }, [ref]);
}
