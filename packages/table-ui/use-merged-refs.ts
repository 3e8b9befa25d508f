import { type RefCallback, useCallback } from 'react';

/** One ref for an element that two hooks need. */
export function useMergedRefs<Element>(one: RefCallback<Element>, other: RefCallback<Element>): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      const cleanups = [one(element), other(element)];
      return () => {
        for (const cleanup of cleanups) cleanup?.();
      };
    },
    [one, other],
  );
}
