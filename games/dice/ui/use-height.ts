import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Keeps how high an element is in a custom property of the table, where styles find it, as `told` writes it. Kept in the state of
 * the table, every new sentence of the status line would draw all of it a second time.
 */
export function useHeight(
  table: RefObject<HTMLElement | null>,
  property: string,
  told: (height: number) => number,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      // Told before the first drawing is seen, and once the table around it is there.
      const observer = new ResizeObserver(() => {
        table.current?.style.setProperty(property, `${told(element.clientHeight)}px`);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [table, property, told],
  );
}
