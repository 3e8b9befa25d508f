import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { outwardFrom } from './outward-from.ts';
import { placeIn } from './place-in.ts';

/**
 * Keeps the focus in the table when the focused element is played or disabled. It goes to the `data-home` that contained
 * the element, else to the nearest one, else to the first one, else to the first focusable element of the root.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  const near = useRef<readonly Element[]>([]);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      focused.current = target as Element;
      near.current = outwardFrom([...element.querySelectorAll(HOME)], focused.current.closest(HOME));
    };
    // Removal blurs an element too, in some browsers while it is still connected: checked a moment later.
    const onBlur = ({ target }: FocusEvent): void => {
      queueMicrotask(() => {
        if (focused.current === target && (target as Element).isConnected) focused.current = null;
      });
    };
    element.addEventListener('focusin', onFocus);
    element.addEventListener('focusout', onBlur);
    return () => {
      element.removeEventListener('focusin', onFocus);
      element.removeEventListener('focusout', onBlur);
    };
  }, [root]);
  useLayoutEffect(() => {
    const before = focused.current;
    if (before === null || (before.isConnected && !before.matches(':disabled'))) return;
    focused.current = null;
    // A disabled button keeps the focus until it is painted.
    if (document.activeElement !== document.body && document.activeElement !== before) return;
    const homes = [...near.current, root.current?.querySelector(HOME) ?? null, root.current];
    homes
      .map(placeIn)
      .find((place) => place !== null)
      ?.focus();
  });
}

const HOME = '[data-home]';
