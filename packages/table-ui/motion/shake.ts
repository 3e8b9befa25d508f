import { useEffect } from 'react';
import { prefersStillness } from './reduced.ts';

const FRAMES = [
  { transform: 'none' },
  { transform: 'translateX(-6px) rotate(-1.2deg)' },
  { transform: 'translateX(5px) rotate(1deg)' },
  { transform: 'translateX(-3px)' },
  { transform: 'none' },
];

/** Shakes the refused thing, again for each refusal. */
export function useShake(refusal: object | null, thing: string | null): void {
  useEffect(() => {
    if (refusal === null || thing === null || prefersStillness()) return;
    const element = document.querySelector(`[data-thing="${thing}"]`)?.closest('.thing');
    element?.animate(FRAMES, { duration: 180, easing: 'ease-out' });
  }, [refusal, thing]);
}
