import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/** What lies open over the table, the last one on top. */
const open: Close[] = [];

/**
 * Escape puts away what was opened last, wherever the focus is: a click on the table, or the menu that it was opened from,
 * leaves it behind what lies open. Whoever is in a dialog has the Escape of that dialog.
 */
export function closeByEscape(close: Close): () => void {
  if (open.length === 0) document.addEventListener('keydown', onKeyDown, { capture: true });
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) document.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}

/** As long as this is drawn, or as long as `isOpen`, Escape means it before anything else at the table. */
export function useEscape(onEscape: Close, isOpen = true): void {
  const close = useEffectEvent(onEscape);
  useEffect(() => (isOpen ? closeByEscape(() => close()) : undefined), [isOpen]);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || document.querySelector('dialog:modal') !== null) return;
  if (event.target instanceof Element && event.target.closest('dialog') !== null) return;
  event.stopPropagation();
  open.at(-1)?.();
}
