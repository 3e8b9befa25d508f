import { usePassFocus } from '@tablee/table-ui';
import { Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useSay } from '../../locale/use-say.ts';

/** Rendered only while an undo is possible; passes the focus on when it disappears. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const say = useSay();
  const button = useRef<HTMLButtonElement>(null);
  usePassFocus(button);
  return (
    <button type="button" className="button ghost in-bar" aria-label={say('play.undo')} ref={button} onClick={onUndo}>
      <Undo2 size={22} aria-hidden="true" />
      <span>{say('play.undo')}</span>
    </button>
  );
}
