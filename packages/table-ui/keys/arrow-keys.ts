import { type KeyboardEvent, useCallback } from 'react';
import { boxOf } from '../motion/paths.ts';
import { type Direction, nearestIn } from './nearest.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** Arrow keys go from thing to thing (whatever carries data-thing), Escape lets go. Enter is the button's own. */
export function useArrowKeys(onEscape: () => void): (event: KeyboardEvent<HTMLElement>) => void {
  return useCallback(
    (event) => {
      if (event.key === 'Escape') onEscape();
      const direction = ARROWS[event.key];
      if (direction === undefined) return;
      const things = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-thing]:not(:disabled)')];
      const current = things.find((thing) => thing === document.activeElement);
      const others = things.filter((thing) => thing !== current);
      const index = current === undefined ? 0 : nearestIn(direction, boxOf(current), others.map(boxOf));
      if (index === null) return;
      event.preventDefault();
      others[index]?.focus();
    },
    [onEscape],
  );
}
