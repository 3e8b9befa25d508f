import type { TableInfo } from '@tablee/protocol';
import { Avatar, avatarOf, listOf, Seconds } from '@tablee/table-ui';
import { Hourglass, Pause } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { nameAt } from '../lobby/lobby-status.ts';
import { useMinutesLeft } from '../play/around/use-minutes-left.ts';
import { useReadingWords } from '../play/around/use-reading-words.ts';
import type { Standstill } from '../play/around/waited-for.ts';
import styles from './tv-note.module.css';

interface NoteProps<Why extends Standstill['why']> {
  readonly waiting: Extract<Standstill, { why: Why }>;
  readonly table: TableInfo;
}

/** The reason why the match stands still, readable across a room. */
export function TvNote({ waiting, table }: NoteProps<Standstill['why']>) {
  return (
    <div className={styles['note']} data-part="note" data-why={waiting.why} role="status">
      <Words waiting={waiting} table={table} />
    </div>
  );
}

function Words({ waiting, table }: NoteProps<Standstill['why']>) {
  const say = useSay();
  if (waiting.why === 'pause') return <PauseWords waiting={waiting} table={table} />;
  if (waiting.why === 'away') return <AwayWords waiting={waiting} table={table} />;
  if (waiting.why === 'reading') return <ReadingWords waiting={waiting} table={table} />;
  return (
    <>
      <Hourglass aria-hidden="true" />
      <p>{say('away.nobody')}</p>
    </>
  );
}

function PauseWords({ waiting: { pause, seats }, table }: NoteProps<'pause'>) {
  const say = useSay();
  const names = useNames(table, seats);
  const minutes = useMinutesLeft(pause.leftMs);
  return (
    <>
      <Pause strokeWidth={3} aria-hidden="true" />
      <p>
        <b>{pause.by === null ? say('pause.on') : say('pause.by', { name: nameAt(table, pause.by) })}</b>
        <small>{seats.length > 0 ? say('away.waiting', { names }) : say('pause.most', { minutes })}</small>
      </p>
    </>
  );
}

function AwayWords({ waiting: { seats }, table }: NoteProps<'away'>) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const names = useNames(table, seats);
  const [first] = seats;
  const info = first === undefined ? undefined : table.seats[first];
  const until = info?.kind === 'person' ? (info.away?.standInAt ?? null) : null;
  return (
    <>
      <Faces seats={seats} table={table} />
      <p>
        <b>{say('away.waiting', { names })}</b>
        {until !== null && (
          <small>
            {say('away.bot-in')} <Seconds until={until} most={Infinity} locale={locale} />
          </small>
        )}
      </p>
    </>
  );
}

function ReadingWords({ waiting: { seats }, table }: NoteProps<'reading'>) {
  const words = useReadingWords(table, 'spectator');
  return (
    <>
      <Faces seats={seats} table={table} />
      <p>
        <b>{words}</b>
      </p>
    </>
  );
}

function Faces({ seats, table }: { readonly seats: readonly number[]; readonly table: TableInfo }) {
  return seats.map((seat) => <Avatar key={seat} seat={seat} name={avatarOf(table.seats[seat])} />);
}

function useNames(table: TableInfo, seats: readonly number[]): string {
  const locale = useSettings((settings) => settings.locale);
  return listOf(
    seats.map((seat) => nameAt(table, seat)),
    locale,
  );
}
