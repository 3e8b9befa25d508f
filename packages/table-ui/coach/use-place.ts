import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { boxOf } from '../motion/paths.ts';
import { placeTip, type TipPlace } from './place-tip.ts';

/** What a bubble points at and what it leaves free, as selectors. */
interface Aim {
  readonly at: string;
  readonly keepsFree: string;
  readonly neverOver?: string | undefined;
  readonly lights?: string | undefined;
  /** What it points at where nothing else is to be seen. */
  readonly otherwise?: string;
}

interface BubblePlace extends TipPlace {
  readonly isOtherwise: boolean;
}

/** Where a bubble goes: measured after everything is drawn, and again when the window changes. */
export function usePlace(
  bubble: RefObject<HTMLElement | null>,
  { at, keepsFree, neverOver, lights, otherwise }: Aim,
): BubblePlace | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  const measure = useCallback(() => {
    const element = bubble.current;
    if (element === null) return;
    const aimed = boxesOf(at);
    const isOtherwise = aimed.length === 0 && otherwise !== undefined;
    const tip = placeTip({
      bubble: { width: element.offsetWidth, height: element.offsetHeight },
      window: { width: innerWidth, height: innerHeight },
      targets: isOtherwise ? boxesOf(otherwise) : aimed,
      things: boxesOf(keepsFree),
      held: boxesOf(neverOver),
      lit: boxesOf(lights),
      read: boxesOf('.status'),
    });
    const found = tip && { ...tip, isOtherwise };
    // oxlint-disable-next-line react/set-state-in-effect -- where things lie is known once they are drawn
    setPlace((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
  }, [bubble, at, keepsFree, neverOver, lights, otherwise]);
  useLayoutEffect(measure);
  useEffect(() => {
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [measure]);
  return place;
}

function boxesOf(selector: string | undefined) {
  if (selector === undefined) return [];
  return [...document.querySelectorAll(selector)].map(boxOf).filter(({ width, height }) => width > 0 && height > 0);
}
