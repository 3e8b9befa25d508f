import type { TableInfo } from '@tablee/protocol';
import { UserRoundCheck } from 'lucide-react';
import type { SayPage } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import styles from './place-menu.module.css';
import type { SentOffGuest } from './room.ts';

interface SentOffRowsProps {
  readonly table: Pick<TableInfo, 'sentOff'>;
  readonly isMaker: boolean;
  readonly onLetIn: (guest: SentOffGuest) => void;
}

/** For the maker: a button per removed guest that lets them in again. */
export function SentOffRows({ table: { sentOff }, isMaker, onLetIn }: SentOffRowsProps) {
  const say = useSay();
  if (!isMaker || sentOff === undefined) return null;
  return sentOff.map((guest) => (
    <button key={guest.who} type="button" className={styles['row']} onClick={() => onLetIn(guest)}>
      <UserRoundCheck size={20} strokeWidth={2.4} aria-hidden="true" />
      {say('lobby.let-in', { name: nameOfGuest(guest, say) })}
    </button>
  ));
}

/** The guest's name, or « somebody » if their data were deleted. */
export function nameOfGuest({ name }: SentOffGuest, say: SayPage): string {
  return name === '' ? say('somebody') : name;
}
