import { useEffect, useEffectEvent, useRef } from 'react';
import { useMatchContext } from '../around/around.ts';
import { areLetterKeysOn } from '../keys/letter-keys.ts';
import { digitOf } from '../keys/table-keys.ts';

const LIT = '[data-coached]';
/** Selector of elements that handle keys themselves while a tip is shown. */
const OWN_KEYS = 'dialog, .tip, input, textarea, select, [contenteditable]';

/**
 * Lets a player act while a tip stops the match: a touch of a lit element or a key of the game closes the tip, and is
 * repeated as soon as the match runs again.
 */
export function useTouchThrough(stands: boolean, close: () => void): void {
  const { isOpen } = useMatchContext();
  const awaited = useRef<(() => void) | null>(null);
  const isHeld = stands && !isOpen;
  const take = useEffectEvent((event: Event, action: (() => void) | null) => {
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'pointerdown') return; // the click follows
    awaited.current = action;
    close();
  });
  useEffect(() => {
    if (!isHeld) return undefined;
    const onTouch = (event: Event): void => {
      const thing = event.isTrusted ? litAt(event.target) : null;
      if (thing !== null) take(event, () => press(thing));
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
      if (event.key === ' ' || event.key === 'Enter') take(event, pressByKeys());
      else if (isGameKey(event)) take(event, () => pressAgain(event));
    };
    for (const kind of ['pointerdown', 'click']) addEventListener(kind, onTouch, { capture: true });
    addEventListener('keydown', onKey, { capture: true });
    return () => {
      for (const kind of ['pointerdown', 'click']) removeEventListener(kind, onTouch, { capture: true });
      removeEventListener('keydown', onKey, { capture: true });
    };
  }, [isHeld]);
  useEffect(() => {
    const action = awaited.current;
    if (stands || !isOpen || action === null) return;
    awaited.current = null;
    action();
  }, [stands, isOpen]);
}

function litAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(LIT) : null;
}

function press(thing: HTMLElement): void {
  if (thing.isConnected) thing.click();
}

/** Presses the lit button that has the focus, or the only lit one; null if there are several. */
function pressByKeys(): (() => void) | null {
  const lit = [...document.querySelectorAll<HTMLElement>(`button${LIT}`)];
  const thing = lit.find((one) => one === document.activeElement) ?? (lit.length === 1 ? lit[0] : undefined);
  return thing === undefined ? null : () => press(thing);
}

/** True for letters and digits, which games use as keys. */
function isGameKey(event: KeyboardEvent): boolean {
  if (!areLetterKeysOn() || event.ctrlKey || event.metaKey || event.altKey) return false;
  return digitOf(event) !== null || /^[\p{L}\d]$/u.test(event.key);
}

function pressAgain({ key, code }: KeyboardEvent): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key, code, bubbles: true }));
}
