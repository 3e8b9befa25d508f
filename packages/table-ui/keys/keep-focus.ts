import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { outwardFrom } from './outward-from.ts';
import { placeIn } from './place-in.ts';

/**
 * What was focused may vanish by being played, or be switched off as a turn ends: the focus then goes to the home it was
 * in, or where that is gone to the one nearest to it, instead of to nowhere. What was in no home leaves it to the first one.
 * Where that has been played too, as the last tile of a rack, it goes to the first thing that is left.
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
    const before = focused.current;
    if (before === null || (before.isConnected && !before.matches(':disabled'))) return;
    focused.current = null;
    // A button that is switched off loses the focus only when it is drawn: until then it still has it.
    if (document.activeElement !== document.body && document.activeElement !== before) return;
    const homes = [...near.current, root.current?.querySelector(HOME) ?? null, root.current];
    homes
      .map(placeIn)
      .find((place) => place !== null)
      ?.focus();
  });
}

const HOME = '[data-home]';
