import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Box } from '../motion/paths.ts';
import { pageChanges } from './changes.ts';
import { placeTip, type TipPlace, type TipRoom } from './place-tip.ts';

/** Selectors of targets and of things to leave uncovered. */
interface TipSelectors {
  readonly at: string;
  readonly keepsFree: string;
  readonly neverOver?: string | undefined;
  readonly lights?: string | undefined;
  readonly neverAcross?: string | undefined;
  /** Selector of the target used when no other is visible. */
  readonly otherwise?: string;
}

interface BubblePlace extends TipPlace {
  readonly isOtherwise: boolean;
}

/** Position of a bubble: set before it is shown, and updated at most once a frame. */
export function usePlace(bubble: RefObject<HTMLElement | null>, aim: TipSelectors): BubblePlace | null {
  const [place, setPlace] = useState<BubblePlace | null>(null);
  const seen = useRef('');
  const measure = useEffectEvent(() => {
    if (bubble.current === null) return;
    const { isOtherwise, ...room } = roomFor(bubble.current, aim);
    const key = JSON.stringify([room, isOtherwise], inPixels);
    if (key === seen.current) return; // searching a place takes longer than reading positions
    seen.current = key;
    const tip = placeTip(room);
    setPlace(tip && { ...tip, isOtherwise });
  });
  const { at, keepsFree, neverOver, neverAcross, lights, otherwise } = aim;
  useLayoutEffect(() => measure(), [at, keepsFree, neverOver, neverAcross, lights, otherwise]);
  useEffect(() => {
    const sizes = new ResizeObserver(pageChanges.ask); // text or fonts have changed
    if (bubble.current !== null) sizes.observe(bubble.current);
    const unsubscribe = pageChanges.subscribe(() => measure());
    return () => {
      sizes.disconnect();
      unsubscribe();
    };
  }, [bubble]);
  return place;
}

function inPixels(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value) : value;
}

function roomFor(bubble: HTMLElement, aim: TipSelectors): TipRoom & Pick<BubblePlace, 'isOtherwise'> {
  const aimed = boxesOf(aim.at);
  const isOtherwise = aimed.length === 0 && aim.otherwise !== undefined;
  return {
    isOtherwise,
    bubble: { width: bubble.offsetWidth, height: bubble.offsetHeight },
    window: { width: innerWidth, height: innerHeight },
    targets: isOtherwise ? boxesOf(aim.otherwise) : aimed,
    things: boxesOf(aim.keepsFree),
    held: boxesOf(aim.neverOver),
    lit: boxesOf(aim.lights),
    read: boxesOf('.status'),
    uncrossed: boxesOf(aim.neverAcross),
  };
}

/** In window pixels, also for targets on the scaled stage of a television. */
function boxesOf(selector: string | undefined): Box[] {
  if (selector === undefined) return [];
  return [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .map(({ left, top, width, height }) => ({ left, top, width, height }))
    .filter(({ width, height }) => width > 0 && height > 0);
}
