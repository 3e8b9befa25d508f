import type { Viewer } from '@tablee/kernel';
import type { TableInfo } from '@tablee/protocol';
import { Avatar, avatarOf, listOf, Seconds, useHasCome } from '@tablee/table-ui';
import { Bot, Hourglass, Pause, Play } from 'lucide-react';
import { useSay } from '../../../locale/use-say.ts';
import { useIsHeld } from '../../../parts/reading.tsx';
import { useSettings } from '../../../settings/settings.ts';
import { nameAt } from '../../lobby/lobby-status.ts';
import { mayPause, mayReplaceAt } from '../rights.ts';
import type { Seating } from '../use-seating.ts';
import { useMinutesLeft } from './use-minutes-left.ts';
import { useReadingWords } from './use-reading-words.ts';
import type { Standstill } from './waited-for.ts';

interface NoteProps<Why extends Standstill['why']> {
  readonly waiting: Extract<Standstill, { why: Why }>;
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly seating: Seating;
}

/** The status line while the match stands still. */
export function WaitingNote(props: NoteProps<Standstill['why']>) {
  const { waiting } = props;
  if (waiting.why === 'pause') return <PauseNote {...props} waiting={waiting} />;
  if (waiting.why === 'away') return <AwayNote {...props} waiting={waiting} />;
  if (waiting.why === 'reading') return <ReadingNote {...props} waiting={waiting} />;
  return <NobodyNote />;
}

function NobodyNote() {
  const say = useSay();
  return (
    <>
      <span className="status-sign is-calm">
        <Hourglass size={18} aria-hidden="true" />
      </span>
      <span className="status-words">{say('away.nobody')}</span>
    </>
  );
}

function ReadingNote({ waiting: { seats }, table, viewer }: NoteProps<'reading'>) {
  const words = useReadingWords(table, viewer);
  const seat = seats.find((one) => one === viewer) ?? (seats[0] as number);
  return (
    <>
      <Avatar seat={seat} name={avatarOf(table.seats[seat])} />
      <span className="status-words">{words}</span>
    </>
  );
}

function AwayNote({ waiting: { seats }, table, viewer, seating }: NoteProps<'away'>) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const seat = seats[0] as number;
  const info = table.seats[seat];
  const replaceAt = info === undefined ? null : mayReplaceAt(table, viewer, seat, info);
  const canReplace = useHasCome(replaceAt);
  const until = info?.kind === 'person' ? (info.away?.standInAt ?? null) : null;
  return (
    <>
      <Avatar seat={seat} name={avatarOf(info)} />
      <span className="status-words">
        <b>{say('away.waiting', { names: namesOf(table, seats, locale) })}</b>{' '}
        {until !== null && (
          <span className="status-until">
            {say('away.bot-in')} <Seconds until={until} most={Infinity} locale={locale} />
          </span>
        )}
      </span>
      {canReplace && (
        <button
          type="button"
          className="status-do"
          aria-label={say('away.replace')}
          disabled={seating.isBusy}
          onClick={() => seating.replace(seat)}
        >
          <Bot size={20} aria-hidden="true" />
          <span className="status-do-long">{say('away.replace')}</span>
          <span className="status-do-short">{say('away.replace-short')}</span>
        </button>
      )}
    </>
  );
}

function PauseNote({ waiting: { pause, seats }, table, viewer, seating }: NoteProps<'pause'>) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const minutes = useMinutesLeft(pause.leftMs);
  const isHeld = useIsHeld();
  const title = pause.by === null ? say('pause.on') : pauseBy(pause.by);
  const why = seats.length > 0 ? say('away.waiting', { names: namesOf(table, seats, locale) }) : '';
  return (
    <>
      <span className="status-sign is-calm">
        <Pause size={18} strokeWidth={3} aria-hidden="true" />
      </span>
      <span className="status-words">
        {isHeld ? say('pause.held') : <b>{title}</b>} {why}{' '}
        {!isHeld && <span className="status-until">{say('pause.most', { minutes })}</span>}
      </span>
      {/* An open window has a button of its own that ends the pause. */}
      {!isHeld && mayPause(table, viewer) && (
        <button type="button" className="status-do" disabled={seating.isBusy} onClick={seating.resume}>
          <Play size={18} strokeWidth={2.8} aria-hidden="true" />
          {say('pause.resume')}
        </button>
      )}
    </>
  );

  function pauseBy(by: number): string {
    return by === viewer ? say('pause.by-me') : say('pause.by', { name: nameAt(table, by) });
  }
}

function namesOf(table: TableInfo, seats: readonly number[], locale: Parameters<typeof listOf>[1]): string {
  return listOf(
    seats.map((seat) => nameAt(table, seat)),
    locale,
  );
}
