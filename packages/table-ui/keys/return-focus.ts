import { placeIn } from './place-in.ts';

/** A heading takes the focus only to be read aloud. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Something that lay over the page is gone: the focus goes back to where it was. Where that is gone too, it goes to the
 * first thing of the table, or to the title of the page, instead of to nowhere.
 */
export function returnFocus(before: Element | null): void {
  const isLeft = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isLeft) before.focus();
  if (isLeft && document.activeElement === before) return;
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return; // something else has it already
  focusOn(placeIn(document.querySelector('.game [data-home]')) ?? document.querySelector('h1'));
}
