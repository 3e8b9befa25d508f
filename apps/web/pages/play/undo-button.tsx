import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** There only while something can be taken back; the focus that it had goes to what can be done at the table. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) document.querySelector<HTMLElement>('[data-home]')?.focus();
    };
  }, []);
  return (
    <button type="button" className="button ghost undo" aria-label={say('play.undo')} ref={button} onClick={onUndo}>
      <Undo2 size={22} aria-hidden="true" />
      <span>{say('play.undo')}</span>
    </button>
  );
}
