import type { Locale } from '@tablee/words';
import { BookOpen, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMatchContext } from '../around/around.ts';
import type { Connection } from '../game-ui.ts';
import { useSpokenStatus } from '../speech/spoken-status.ts';
import { StatusTime } from '../time/seat-time.tsx';
import { tableWords } from '../words.ts';
import { Ping } from './ping.tsx';

interface StatusLineProps {
  readonly locale: Locale;
  readonly connection: Connection;
  /** Face of the player whose turn it is, or who has acted. */
  readonly avatar?: ReactNode;
  readonly title: string;
  readonly children?: ReactNode;
  /** A refusal, shown in place of the rest; `openRule` is null if no rule is behind it. */
  readonly refused?: { readonly sentence: string; readonly openRule: (() => void) | null } | null;
}

/** One line with the turn, the expected action and the state of the connection. */
export function StatusLine({ locale, connection, avatar, title, children, refused = null }: StatusLineProps) {
  const say = tableWords(locale);
  const { note, late } = useMatchContext();
  const line = useSpokenStatus(refused !== null);
  if (refused !== null) {
    return (
      <div className="status is-refused" ref={line}>
        <span className="status-sign">
          <X size={19} strokeWidth={3.4} aria-hidden="true" />
        </span>
        <span className="status-words">
          <b>{say('refused')}</b> {refused.sentence} {late}
        </span>
        <StatusTime locale={locale} />
        {refused.openRule !== null && (
          <button type="button" className="status-action" aria-label={say('the-rule')} onClick={refused.openRule}>
            <span>{say('the-rule')}</span>
            <BookOpen size={24} aria-hidden="true" />
          </button>
        )}
      </div>
    );
  }
  if (note !== null) {
    return (
      <div className="status is-waiting" ref={line}>
        {note}
      </div>
    );
  }
  return (
    <div className="status" ref={line}>
      {avatar}
      <span className="status-words">
        <b>{title}</b> {children}
      </span>
      <StatusTime locale={locale} />
      <Ping connection={connection} locale={locale} />
    </div>
  );
}
