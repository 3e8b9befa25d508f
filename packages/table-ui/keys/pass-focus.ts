import { type RefObject, useLayoutEffect } from 'react';
import { placeIn } from './place-in.ts';

/** Moves the focus to the first `data-home` if it is in this element when the element disappears. */
export function usePassFocus(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      const isFocused = element?.contains(document.activeElement) ?? false;
      if (isFocused) placeIn(document.querySelector('[data-home]'))?.focus();
    };
  }, [ref]);
}
