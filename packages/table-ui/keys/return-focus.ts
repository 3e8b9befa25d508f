import { placeIn } from './place-in.ts';

/** Focuses an element that is not a control, such as a heading that screen readers should read. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Gives the focus back after a panel was closed. If the element before is gone, the first `data-home` of the table or the
 * title of the page gets it.
 */
export function returnFocus(before: Element | null): void {
  const isLeft = before instanceof HTMLElement && before.isConnected && before !== document.body;
  if (isLeft) before.focus();
  if (isLeft && document.activeElement === before) return;
  const { activeElement } = document;
  if (activeElement !== null && activeElement !== document.body) return; // something else has it already
  focusOn(placeIn(document.querySelector('.game [data-home]')) ?? document.querySelector('h1'));
}
