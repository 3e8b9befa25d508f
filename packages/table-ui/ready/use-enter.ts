import { useEffect, useEffectEvent } from 'react';

const USES_ENTER = 'button, a, input, textarea, select, dialog';

/**
 * Enter does it wherever the focus is, but not where the key has a use of its own. The things of a game have none: this is
 * for when nobody is to act. Null while there is nothing to do.
 */
export function useEnter(act: (() => void) | null): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target, repeat } = event;
    if (key !== 'Enter' || repeat || act === null || (target instanceof Element && usesEnter(target))) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

function usesEnter(target: Element): boolean {
  return target.closest(USES_ENTER) !== null && target.closest('[data-thing]') === null;
}
