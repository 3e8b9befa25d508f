import { useEffect, useEffectEvent, useRef } from 'react';
import { useAround } from '../around/around.ts';

const LIT = '[data-coached]';
/** What has keys of its own while a tip is read. */
const OWN_KEYS = 'dialog, .tip, input, textarea, select, [contenteditable]';

/** Match time runs a moment before the table is told that nobody pauses it any more: what is sent until then is refused. */
const SETTLES_MS = 150;

/** While the match stands for a tip, what the tip points at can be touched: that closes the tip, and is done as soon as the match goes on. */
export function useTouchThrough(stands: boolean, close: () => void): void {
  const { isRunning } = useAround();
  const touched = useRef<HTMLElement | null>(null);
  const isHeld = stands && !isRunning;
  const take = useEffectEvent((event: Event, thing: HTMLElement | null) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'pointerdown') return; // its click comes
    touched.current = thing;
    close();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const onTouch = (event: Event): void => {
      const thing = event.isTrusted ? litAt(event.target) : null;
      if (thing !== null) take(event, thing);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (!(event.target instanceof Element) || event.target.closest(OWN_KEYS) === null) take(event, litByKeys());
    };
    for (const kind of ['pointerdown', 'click']) addEventListener(kind, onTouch, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'click']) removeEventListener(kind, onTouch, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isHeld]);
  useEffect(() => {
    const thing = touched.current;
    if (stands || !isRunning || thing === null) return undefined;
    const timer = setTimeout(() => {
      touched.current = null;
      if (thing.isConnected) thing.click();
    }, SETTLES_MS);
    return () => clearTimeout(timer);
  }, [stands, isRunning]);
}

function litAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(LIT) : null;
}

/** The one that has the focus, or the only one there is. */
function litByKeys(): HTMLElement | null {
  const lit = [...document.querySelectorAll<HTMLElement>(`button${LIT}`)];
  const focused = lit.find((one) => one === document.activeElement);
  return focused ?? (lit.length === 1 ? (lit[0] as HTMLElement) : null);
}
