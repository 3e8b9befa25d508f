import type { TableInfo } from '@tablee/protocol';
import { UserRoundCheck } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import styles from './place-menu.module.css';

interface SentOffRowsProps {
  readonly table: Pick<TableInfo, 'sentOff'>;
  readonly isMaker: boolean;
  readonly onLetIn: (who: string) => void;
}

/** For the maker: everybody who was sent off, to be let in again. */
export function SentOffRows({ table: { sentOff }, isMaker, onLetIn }: SentOffRowsProps) {
  const say = useSay();
  if (!isMaker || sentOff === undefined) return null;
  return sentOff.map(({ who, name }) => (
    <button key={who} type="button" className={styles['row']} onClick={() => onLetIn(who)}>
      <UserRoundCheck size={20} strokeWidth={2.4} aria-hidden="true" />
      {say('lobby.let-in', { name: name === '' ? say('somebody') : name })}
    </button>
  ));
}
