import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { Avatar, TeamMarks, type TeamWords, tableWords, useSeatMarks } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import type { PlaceGroup } from '../lobby/place-groups.ts';
import styles from './tv-seats.module.css';

interface TvSeatsProps {
  readonly seats: TableInfo['seats'];
  /** Null if there are no teams. */
  readonly groups: readonly PlaceGroup[] | null;
  /** Names of the teams; empty if they have none. */
  readonly teamWords: readonly TeamWords[];
}

/** The seats before the match, grouped by team. */
export function TvSeats({ seats, groups, teamWords }: TvSeatsProps) {
  if (groups === null) return <Seats seats={seats} places={[...seats.keys()]} />;
  return (
    <div className={styles['teams']} data-many={seats.length > 4 || undefined}>
      {groups.map(({ kind, n, places }) => (
        <div key={n} className={styles['team']}>
          <TeamTitle n={n} name={teamWords[n - 1]?.name} places={kind === 'spare' ? [] : places} />
          <Seats seats={seats} places={places} />
        </div>
      ))}
    </div>
  );
}

interface TeamTitleProps {
  readonly n: number;
  readonly name: string | undefined;
  readonly places: readonly number[];
}

function TeamTitle({ n, name, places }: TeamTitleProps) {
  const say = useSay();
  return (
    <h2 className={styles['title']}>
      {places.length > 0 && <TeamMarks seats={places} />}
      {n === 0 ? say('lobby.spare') : (name ?? say('lobby.team', { n }))}
    </h2>
  );
}

interface SeatsProps {
  readonly seats: TableInfo['seats'];
  readonly places: readonly number[];
}

function Seats({ seats, places }: SeatsProps) {
  return (
    <ul className="tv-seats">
      {places.map((seat) => (
        <Place key={seat} seat={seat} info={seats[seat] ?? { kind: 'open' }} />
      ))}
    </ul>
  );
}

function Place({ seat, info }: { readonly seat: number; readonly info: SeatInfo }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const isComing = info.kind === 'person' && !info.online;
  return (
    <li
      data-seat={seat}
      data-kind={info.kind}
      data-coming={isComing || undefined}
      style={{ '--seat': useSeatMarks()(seat).colour } as CSSProperties}
    >
      {info.kind === 'open' ? <i aria-hidden="true" /> : <Avatar seat={seat} name={info.avatar} />}
      <span className="tv-name" data-speaker={info.kind === 'person' || undefined}>
        {info.kind === 'open' ? say('lobby.free') : info.name}
      </span>
      {info.kind === 'bot' && <span className="bot-chip">{tableWords(locale)('bot')}</span>}
      {isComing && <span className="bot-chip">{say('lobby.coming')}</span>}
    </li>
  );
}
