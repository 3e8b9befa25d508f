import type { Viewer } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { Avatar, avatarOf, useHasCome } from '@tablee/table-ui';
import { Bot, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { type SayPage, sayLevel } from '../../../locale/index.ts';
import { useSay } from '../../../locale/use-say.ts';
import { nameAt } from '../../lobby/lobby-status.ts';
import { SentOffRows } from '../../lobby/sent-off-rows.tsx';
import { mayReplaceAt, maySendOff, mayTakeOver } from '../rights.ts';
import type { Seating } from '../use-seating.ts';

interface PeopleProps {
  readonly table: TableInfo;
  readonly viewer: Viewer;
  readonly seating: Seating;
  readonly onSendOff: (seat: number) => void;
}

/** The seats, with actions for the maker and for spectators. */
export function People(props: PeopleProps) {
  const say = useSay();
  return (
    <section className="people" aria-labelledby="people-title">
      <h3 id="people-title">{say('menu.people')}</h3>
      <ul>
        {[...props.table.seats.entries()].map(([seat, info]) => (
          <Person key={seat} {...props} info={info} seat={seat} />
        ))}
      </ul>
      <SentOffRows
        table={props.table}
        isMaker={props.viewer === props.table.maker && props.table.status === 'playing'}
        onLetIn={({ who }) => props.seating.letIn(who)}
      />
    </section>
  );
}

type PersonProps = PeopleProps & { readonly info: SeatInfo; readonly seat: number };

function Person({ info, seat, table, viewer, seating, onSendOff }: PersonProps) {
  const say = useSay();
  const name = nameAt(table, seat);
  const canReplace = useHasCome(mayReplaceAt(table, viewer, seat, info));
  return (
    <li>
      <Avatar seat={seat} name={avatarOf(info)} size={40} />
      <span className="people-words">
        <b>{name}</b>
        <small>{stateOf(info, seat === viewer, name, say)}</small>
      </span>
      {mayTakeOver(table, viewer, info, seating.isBarred) && (
        <SeatButton label={say('menu.take-over', { name })} isBusy={seating.isBusy} onDo={() => seating.takeOver(seat)}>
          {say('menu.take-over-short')}
        </SeatButton>
      )}
      {canReplace && (
        <SeatButton label={say('menu.replace', { name })} isBusy={seating.isBusy} onDo={() => seating.replace(seat)}>
          <Bot size={20} aria-hidden="true" />
          {say('menu.replace-short')}
        </SeatButton>
      )}
      {maySendOff(table, viewer, seat, info) && (
        <SeatButton label={say('menu.send-off', { name })} isBusy={seating.isBusy} onDo={() => onSendOff(seat)}>
          <UserRoundX size={20} aria-hidden="true" />
        </SeatButton>
      )}
    </li>
  );
}

function stateOf(info: SeatInfo, isMine: boolean, name: string, say: SayPage): string {
  if (info.kind === 'open') return say('lobby.free');
  if (info.kind === 'bot') return `${say('menu.bot')} ${sayLevel(say, info.level)}`;
  if (isMine) return say('lobby.you');
  if (info.online) return say('lobby.here');
  return info.away !== null && info.away.standIn !== null ? say('away.stand-in', { name }) : say('menu.away');
}

interface SeatButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly onDo: () => void;
  readonly children: ReactNode;
}

function SeatButton({ label, isBusy, onDo, children }: SeatButtonProps) {
  return (
    <button type="button" className="people-do" aria-label={label} title={label} disabled={isBusy} onClick={onDo}>
      {children}
    </button>
  );
}
