import { useEffect, useEffectEvent } from 'react';
import { areLetterKeysOn } from './letter-keys.ts';

/** What has a use of its own for letters: fields, and windows above the table. A button of the bar has none: the focus stays there when the menu is closed. */
const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable], [data-part="end"]';

/** What the space bar and Enter press when it has the focus. */
const PRESSED = 'button, a, summary, [role="button"], [role="radio"], [role="menuitem"]';

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'repeat' | 'defaultPrevented'>;

/** Whether a key is the table's, or belongs to whatever has the focus. `isIn` says whether that lies in such a thing. */
export function isTableKey(press: KeyPress, isIn: (selector: string) => boolean): boolean {
  if (press.defaultPrevented || press.ctrlKey || press.metaKey || press.altKey || press.repeat) return false;
  if (isIn(WRITTEN_IN)) return false;
  return !((press.key === ' ' || press.key === 'Enter') && isIn(PRESSED));
}

/** The digit of the upper row, where it lies: a French keyboard has `&` and `é` there, and digits only with Shift. */
export function digitOf({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string | null {
  return shiftKey ? null : (/^Digit(\d)$/.exec(code)?.[1] ?? null);
}

/**
 * Letters, digits and the space bar, wherever the focus is, unless they are switched off. A focused control has its own
 * key first. `onKey` answers whether the key meant something; `code` says where it lies, whatever is printed on it.
 */
export function useTableKeys(onKey: (key: string, code: string) => boolean): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent): void => {
    const { target } = event;
    const isIn = (selector: string): boolean => target instanceof Element && target.closest(selector) !== null;
    if (!areLetterKeysOn() || document.querySelector('dialog:modal') !== null || !isTableKey(event, isIn)) return;
    if (onKey(digitOf(event) ?? event.key, event.code)) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
