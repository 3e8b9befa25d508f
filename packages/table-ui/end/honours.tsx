import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { Avatar } from '../components/avatar.tsx';
import { avatarOf } from '../components/seat-plate.tsx';
import { tableWords } from '../words.ts';
import type { Honour } from './honour.ts';
import styles from './honours.module.css';

interface HonoursProps {
  readonly honours: readonly Honour[];
  readonly seats: readonly SeatInfo[];
  readonly nameOf: (seat: number) => string;
  readonly locale: Locale;
}

/** Honours beside the faces of their players. */
export function Honours({ honours, seats, nameOf, locale }: HonoursProps) {
  if (honours.length === 0) return null;
  return (
    <ul className={styles['honours']} aria-label={tableWords(locale)('honours')}>
      {honours.map(({ seat, title, words }) => (
        <li key={`${seat} ${title}`} className={styles['honour']}>
          <Avatar seat={seat} name={avatarOf(seats[seat])} size={34} />
          <span>
            <span className="hidden-words">{nameOf(seat)}</span> <b>{title}</b> {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
