import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { Avatar, avatarOf } from '@tablee/table-ui';
import { Ellipsis } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '../../locale/use-say.ts';
import type { HeardLine } from '../../session/heard-lines.ts';
import type { TableSession } from '../../session/table-session.ts';
import { ReportDialog } from './report-dialog.tsx';
import { Spoken } from './spoken.tsx';
import { hearPerson, mutePerson } from './unheard.ts';
import { useLines } from './use-talk.ts';

interface TalkLinesProps {
  readonly session: TableSession;
  readonly table: TableInfo;
  readonly viewer: Viewer | null;
  readonly nameOf: (seat: number | null) => string;
}

/** Recent messages with their speakers, the newest last and scrolled into view. */
export function TalkLines({ session, table, viewer, nameOf }: TalkLinesProps) {
  const say = useSay();
  const { heard, unheard } = useLines(session);
  const [reported, setReported] = useState<HeardLine | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const latest = heard.at(-1)?.n;
  /** The pressed button disappears, so the focus moves to the list. */
  const keepFocus = (act: () => void) => () => {
    act();
    list.current?.focus();
  };
  useEffect(() => {
    if (latest !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [latest]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the list scrollable by keyboard
    <div className="talk-lines" ref={list} tabIndex={0} role="region" aria-label={say('talk.lines')}>
      {heard.length === 0 && <p className="talk-note">{say('talk.silence')}</p>}
      <ol>
        {heard.map((line) => (
          <li key={line.n} className="talk-line">
            {line.seat !== null && <Avatar seat={line.seat} name={avatarOf(table.seats[line.seat])} size={30} />}
            <p>
              <b>{nameOf(line.seat)}</b> <Spoken what={line.what} />
            </p>
            {line.seat !== viewer && (
              <More
                name={nameOf(line.seat)}
                onMute={keepFocus(() => mutePerson(line.who))}
                onReport={() => setReported(line)}
              />
            )}
          </li>
        ))}
      </ol>
      {unheard.map(({ who, seat }) => (
        <p key={who} className="talk-unheard">
          <span>{say('talk.muted', { name: nameOf(seat) })}</span>
          <button type="button" onClick={keepFocus(() => hearPerson(who))}>
            {say('talk.unmute')}
          </button>
        </p>
      ))}
      {reported !== null && (
        <ReportDialog table={table.id} n={reported.n} name={nameOf(reported.seat)} onClose={() => setReported(null)} />
      )}
    </div>
  );
}

interface MoreProps {
  readonly name: string;
  readonly onMute: () => void;
  readonly onReport: () => void;
}

/** Mutes a speaker or reports the message. */
function More({ name, onMute, onReport }: MoreProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="talk-icon"
        aria-label={say('talk.more', { name })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Ellipsis aria-hidden="true" />
      </button>
      {isOpen && (
        <div className="talk-more" ref={(row) => row?.scrollIntoView({ block: 'nearest' })}>
          <button type="button" onClick={onMute}>
            {say('talk.mute', { name })}
          </button>
          <button type="button" onClick={onReport}>
            {say('talk.report')}
          </button>
        </div>
      )}
    </>
  );
}
