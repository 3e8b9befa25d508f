import { useEffect, useEffectEvent } from 'react';

type Close = () => void;

/** Closes the open panels over the table, latest last. */
const open: Close[] = [];

/**
 * Escape closes the panel that was opened last, even if the focus is outside of it, as after a click on the table. Inside
 * a dialog, Escape belongs to the dialog.
 */
export function closeByEscape(close: Close): () => void {
  if (open.length === 0) document.addEventListener('keydown', onKeyDown, { capture: true });
  open.push(close);
  return () => {
    open.splice(open.indexOf(close), 1);
    if (open.length === 0) document.removeEventListener('keydown', onKeyDown, { capture: true });
  };
}

/** Calls `onEscape` before any other use of Escape at the table, while the component is mounted and `isOpen`. */
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
