import type { Locale } from '@tablee/words';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableWords } from '../words.ts';

interface TableScreenProps {
  readonly title: string;
  /** How far the match is. */
  readonly subtitle?: string;
  /** Said after it where there is room: the mode. */
  readonly aside?: string | null;
  readonly locale: Locale;
  /** Something lies over the bar: no key reaches it meanwhile. */
  readonly isCovered?: boolean;
  readonly onLeave: () => void;
  /** Buttons of the page: rules, talk, sound. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** The table that every game is laid on: felt and rim, with the top bar. */
export function TableScreen({
  title,
  subtitle,
  aside = null,
  locale,
  isCovered = false,
  onLeave,
  tools,
  children,
}: TableScreenProps) {
  return (
    <div className="table">
      <div className="rim" />
      <header className="topbar" inert={isCovered}>
        <button type="button" className="icon-button" aria-label={tableWords(locale)('leave')} onClick={onLeave}>
          <ChevronLeft aria-hidden="true" />
        </button>
        <div className="topbar-title">
          <h1>{title}</h1>
          {subtitle !== undefined && (
            <small>
              <span>{subtitle}</span>
              {aside !== null && <span> · {aside}</span>}
            </small>
          )}
        </div>
        <div className="topbar-tools">{tools}</div>
      </header>
      {children}
    </div>
  );
}
