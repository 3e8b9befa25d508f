import type { Locale } from '@tablee/words';
import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { tableWords } from '../words.ts';

interface TableScreenProps {
  readonly title: string;
  /** Progress of the match. */
  readonly subtitle?: string;
  /** Name of the variant, shown after the subtitle if there is room. */
  readonly aside?: string | null;
  /** Standing of a match of several rounds. */
  readonly standing?: ReactNode;
  readonly locale: Locale;
  /** True while something covers the bar: it then takes no focus. */
  readonly isCovered?: boolean;
  readonly onLeave: () => void;
  /** Buttons of the page: rules, talk, sound. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

/** Felt, rim and top bar, the same for every game. */
export function TableScreen({
  title,
  subtitle,
  aside = null,
  standing,
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
              {standing}
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
