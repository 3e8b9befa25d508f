import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * Writes the height of an element, transformed by `told`, to a custom property of the table for its styles. As React
 * state, each new status text would render the whole table twice.
 */
export function useHeight(
  table: RefObject<HTMLElement | null>,
  property: string,
  told: (height: number) => number,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return undefined;
      // ResizeObserver reports before the first paint and after the table element is attached.
      const observer = new ResizeObserver(() => {
        table.current?.style.setProperty(property, `${told(element.clientHeight)}px`);
      });
      observer.observe(element);
      return () => observer.disconnect();
    },
    [table, property, told],
  );
}
