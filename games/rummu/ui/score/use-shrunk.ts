import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What is smaller cannot be read across a room. */
const LEAST = 0.6;

/** Makes what is drawn in a box as small as it must be to be seen whole, where nobody can scroll it. */
export function useShrunk(isFixed: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: box } = ref;
    if (!isFixed || box === null) return;
    box.style.zoom = '1';
    const share = box.clientHeight / box.scrollHeight;
    if (share < 1) box.style.zoom = String(Math.max(LEAST, share));
  });
  return ref;
}
