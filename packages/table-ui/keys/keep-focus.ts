import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * What was focused may vanish by being played: the focus then goes to the first thing, instead of to nowhere. Where that
 * has been played too, as the last tile of a rack, it goes to the first thing that is left.
 */
export function useKeepFocus(root: RefObject<HTMLElement | null>): void {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const onFocus = ({ target }: FocusEvent): void => {
      focused.current = target as Element;
    };
    // An element that is being removed blurs too, in some browsers while it is still connected: look again a moment later.
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
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body) homeIn(root.current)?.focus();
  });
}

function homeIn(root: HTMLElement | null): HTMLElement | null {
  return root?.querySelector<HTMLElement>('[data-home]') ?? root?.querySelector<HTMLElement>('button:enabled') ?? null;
}
