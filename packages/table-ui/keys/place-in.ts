/** What can take the focus: the thing itself, or the first button in it; null where nothing can. */
export function placeIn(thing: Element | null): HTMLElement | null {
  if (!(thing instanceof HTMLElement) || !thing.isConnected || thing.matches(':disabled')) return null;
  const isPlace = thing.tabIndex >= 0 || thing.hasAttribute('tabindex');
  return isPlace ? thing : thing.querySelector<HTMLElement>(':is(button, select, input):enabled');
}
