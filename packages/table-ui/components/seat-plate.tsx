import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import type { CSSProperties, ReactNode, Ref } from 'react';
import { markOf } from '../marks.ts';
import { tableWords } from '../words.ts';
import { Avatar } from './avatar.tsx';

interface SeatPlateProps {
  readonly seat: number;
  readonly info: SeatInfo;
  readonly name: string;
  readonly locale: Locale;
  /** Whose move it is. */
  readonly isActive: boolean;
  /** A second line: what this player holds. */
  readonly children?: ReactNode;
  /** At the end, large: what this player has won. */
  readonly score?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

export function SeatPlate({ seat, info, name, locale, isActive, children, score, ref }: SeatPlateProps) {
  const say = tableWords(locale);
  const { shape, colour } = markOf(seat);
  const isAway = info.kind === 'person' && !info.online;
  const classes = ['seat', isActive && 'is-active', isAway && 'is-away'].filter(Boolean).join(' ');
  const label = [say('seat', { name, mark: shape }), isActive && say('to-play'), isAway && say('away')];
  return (
    <div
      className={classes}
      data-seat={seat}
      style={{ '--seat': colour } as CSSProperties}
      role="group"
      aria-label={label.filter(Boolean).join(', ')}
      ref={ref}
    >
      <Avatar seat={seat} name={avatarOf(info)} />
      <div className="seat-words">
        <div className="seat-name">
          <span>{name}</span>
          {info.kind === 'bot' && <span className="bot-chip">{say('bot')}</span>}
          {isAway && <span className="bot-chip">{say('away')}</span>}
        </div>
        {children !== undefined && <div className="seat-sub">{children}</div>}
      </div>
      {score !== undefined && <span className="seat-score">{score}</span>}
    </div>
  );
}

export function avatarOf(info: SeatInfo | undefined): string {
  return info === undefined || info.kind === 'open' ? '' : info.avatar;
}
