import { useEffect, useEffectEvent } from 'react';

const USES_ENTER = 'button, a, input, textarea, select, dialog';

/**
 * Calls `act` on Enter at any focus but an element that uses the key. Things of a game do not count: no seat can act while
 * this is used. `act` is null while it is not possible.
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
