import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Family } from '../rules/types.ts';
import { spotName } from './spots.ts';
import type { RuckusGame } from './use-ruckus.ts';

/**
 * Moves the focus to the first target of a chosen card, and back to the hand once it is laid or put down. Must be
 * called before `useKeepFocus`, which would otherwise move the focus when the target is stolen.
 */
export function useTargetFocus(
  root: RefObject<HTMLElement | null>,
  { chosen, targets }: Pick<RuckusGame, 'chosen' | 'targets'>,
): void {
  const before = useRef<Family | null>(null);
  const [first] = targets;
  const target = first === undefined ? null : spotName({ at: 'pile', ...first });
  const key = targets.map(({ seat }) => seat).join();
  useLayoutEffect(() => {
    const last = before.current;
    before.current = chosen;
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    const find = (selector: string): HTMLElement | null => root.current?.querySelector<HTMLElement>(selector) ?? null;
    if (chosen !== null) {
      if (last !== chosen || isLost) find(`[data-thing="${target}"]`)?.focus();
    } else if (last !== null && (isLost || activeElement.closest('.pile') !== null)) {
      const card = find(`[data-thing="${spotName({ at: 'card', family: last, nth: 0 })}"]`);
      (card ?? find('.my-hand [data-home]') ?? find(`[data-thing="${spotName({ at: 'draw' })}"]`))?.focus();
    }
  }, [root, chosen, target, key]);
}
