import { useEffect, useEffectEvent } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';

/** Selector of elements in which letters have another use. Not buttons of the bar: a closed menu leaves the focus there. */
const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable], [data-part="end"]';

/** Selector of elements that the space bar and Enter press. */
const PRESSED = 'button, a, summary, [role="button"], [role="radio"], [role="menuitem"]';

type Modifiers = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;
type KeyPress = Modifiers & Pick<KeyboardEvent, 'repeat' | 'defaultPrevented'>;

/** True for the undo of every other program. */
export function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: Modifiers): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}

/** False if the browser or the focused element uses the key. `isIn` tells if the focus is within a selector. */
export function isTableKey(press: KeyPress, isIn: (selector: string) => boolean): boolean {
  const isOfBrowser = (press.ctrlKey || press.metaKey || press.altKey) && !isUndoKey(press);
  if (press.defaultPrevented || isOfBrowser || press.repeat) return false;
  if (isIn(WRITTEN_IN)) return false;
  return !((press.key === ' ' || press.key === 'Enter') && isIn(PRESSED));
}

/** Digit of the upper row by position: a French keyboard has `&` and `é` there, and digits only with Shift. */
export function digitOf({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string | null {
  return shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
}

/**
 * Handles letters, digits and the space bar at any focus, unless they are switched off. A focused control comes first.
 * `onKey` answers true if it has used the key; `code` is the position of the key, independent of the layout. Ctrl or Cmd
 * with Z is the key `Undo`, which has no position: games may play a card by the place of the letter.
 */
export function useTableKeys(onKey: (key: string, code: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
    const isOn = areLetterKeysOn() || isUndoKey(event); // the switch is about keys without a modifier
    if (!isOn || document.querySelector('dialog:modal') !== null || !isTableKey(event, isIn)) return;
    const isUsed = isUndoKey(event) ? onKey('Undo', '') : onKey(digitOf(event) ?? event.key, event.code);
    if (isUsed) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
