import { type RefCallback, useCallback } from 'react';

/** One element that two hooks want to know. */
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
