import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { Bot, UserRoundX } from 'lucide-react';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { useMatchContext } from '../around/around.ts';
import { useSeatMarks } from '../around/seat-marks.ts';
import { SeatLine } from '../around/seat-ping.tsx';
import { teamOf } from '../teams.ts';
import { SeatRing, SeatSeconds } from '../time/seat-time.tsx';
import { Seconds } from '../time/seconds.tsx';
import { tableWords } from '../words.ts';
import { Avatar } from './avatar.tsx';
import { BotChip } from './bot-chip.tsx';
import { TeamMarks } from './team-marks.tsx';

interface SeatPlateProps {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly name: string;
  readonly locale: Locale;
  /** True for a seat whose turn it is. */
  readonly isActive: boolean;
  /** Second line, such as the cards in hand. */
  readonly children?: ReactNode;
  /** Large figure at the end of the plate, such as the points. */
  readonly score?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function SeatPlate({ seat, info, name, locale, isActive, children, score, ref }: SeatPlateProps) {
  const say = tableWords(locale);
  const { shape, colour } = useSeatMarks()(seat);
  const isAway = info.kind === 'person' && !info.online;
  const hasStandIn = isAway && info.away !== null && info.away.standIn !== null;
  const classes = ['seat', isActive && 'is-active', isAway && 'is-away'].filter(Boolean).join(' ');
  const gone = isAway && say(hasStandIn ? 'stand-in-for' : 'away', { name });
  const { teams, teamWords, viewer, isRunning } = useMatchContext();
  const team = teamOf(teams, teamWords, seat);
  const isPartner = viewer !== 'spectator' && team !== null && team.seats.length > 1 && team.seats.includes(viewer);
  const inTeam = team !== null && (isPartner ? say('your-team') : (team.name ?? say('team', { n: team.n })));
  const label = [say('seat', { name, mark: shape }), inTeam, isActive && say('to-play'), gone];
  return (
    <div
      className={classes}
      data-seat={seat}
      data-still={!isRunning || undefined}
      style={{ '--seat': colour } as CSSProperties}
      role="group"
      aria-label={label.filter(Boolean).join(', ')}
      ref={ref}
    >
      <Avatar seat={seat} name={avatarOf(info)}>
        <SeatRing seat={seat} info={info} />
      </Avatar>
      <div className="seat-words">
        <div className="seat-name">
          <span style={{ '--letters': Array.from(name).length } as CSSProperties}>{name}</span>
          {team !== null && (
            <span className="seat-team">
              {team.seats.length > 1 ? <TeamMarks seats={team.seats} isMine={isPartner} /> : <b>{team.name}</b>}
            </span>
          )}
          {info.kind === 'bot' && <BotChip locale={locale} />}
          <SeatSeconds seat={seat} locale={locale} />
          <SeatLine seat={seat} locale={locale} />
        </div>
        {children !== undefined && <div className="seat-sub">{children}</div>}
      </div>
      {score !== undefined && <span className="seat-score">{score}</span>}
      {isAway && <AwayTag info={info} name={name} locale={locale} />}
    </div>
  );
}

interface AwayTagProps {
  readonly info: Extract<SeatInfo, { kind: 'person' }>;
  readonly name: string;
  readonly locale: Locale;
}

/** Marks an absent player, with the time until a bot stands in or the bot that plays. */
function AwayTag({ info: { away }, name, locale }: AwayTagProps) {
  const say = tableWords(locale);
  if (away !== null && away.standIn !== null) {
    return (
      <span className="seat-tag" title={say('stand-in-for', { name })}>
        <Bot size={14} strokeWidth={2.6} aria-hidden="true" />
        {say('stand-in')}
      </span>
    );
  }
  return (
    <span className="seat-tag">
      <UserRoundX size={13} strokeWidth={2.8} aria-hidden="true" />
      {say(away === null ? 'away' : 'bot-in')}
      {away !== null && <Seconds until={away.standInAt} most={Infinity} locale={locale} />}
    </span>
  );
}

export function avatarOf(info: SeatInfo | undefined): string {
  return info === undefined || info.kind === 'open' ? '' : info.avatar;
}
