import type { Locale } from '@tablee/words';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useEscape } from '../keys/escape.ts';
import { returnFocus } from '../keys/return-focus.ts';
import { tableWords } from '../words.ts';

interface DrawerProps {
  readonly title: string;
  /** Subtitle. */
  readonly subtitle?: string | null;
  readonly icon?: ReactNode;
  readonly locale: Locale;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A sheet at the right, full screen on a phone; the table stays usable beside it. */
export function Drawer({ title, subtitle = null, icon, locale, onClose, children, foot }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEscape(onClose);
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.show();
    return () => returnFocus(before);
  }, []);
  return (
    <dialog
      className="drawer"
      aria-label={title}
      ref={dialog}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        event.stopPropagation();
      }}
    >
      <div className="drawer-head">
        {icon}
        <h2>
          {title}
          {subtitle !== null && <small>{subtitle}</small>}
        </h2>
        <button type="button" className="drawer-close" aria-label={tableWords(locale)('close')} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it */}
      <div className="drawer-body" role="region" aria-label={title} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <div className="drawer-foot">{foot}</div>}
    </dialog>
  );
}
