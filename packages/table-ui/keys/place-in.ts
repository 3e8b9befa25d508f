/** The element that can take the focus: the thing itself, or the first control in it; null if there is none. */
export function placeIn(thing: Element | null): HTMLElement | null {
  if (!(thing instanceof HTMLElement) || !thing.isConnected || thing.matches(':disabled')) return null;
  const isPlace = thing.tabIndex >= 0 || thing.hasAttribute('tabindex');
  return isPlace ? thing : thing.querySelector<HTMLElement>(':is(button, select, input):enabled');
}
