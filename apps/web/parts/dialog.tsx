import { returnFocus } from '@tablee/table-ui';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../locale/use-say.ts';
import { useLayer } from '../router/use-layer.ts';
import { HeldNote, useReading } from './reading.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog; closed by Escape, Back or a tap on the backdrop. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const say = useSay();
  const dialog = useRef<HTMLDialogElement>(null);
  useReading();
  useLayer(onClose);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => returnFocus(before);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- closes on a tap beside it; so does the button
    <dialog
      ref={dialog}
      className="dialog"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className="dialog-paper">
        <div className="dialog-head">
          <h2>{title}</h2>
          <button type="button" className="dialog-close" aria-label={say('close')} onClick={onClose}>
            <X aria-hidden="true" />
          </button>
        </div>
        <HeldNote />
        {children}
      </div>
    </dialog>
  );
}
