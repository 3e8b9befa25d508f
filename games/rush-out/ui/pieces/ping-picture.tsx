import { Hand, LifeBuoy } from '@tablee/table-ui';
import { type PingWord } from '../../rules/modules/calls.ts';
import { Picture } from './picture.tsx';
import styles from './ping-picture.module.css';

/** Picture of a ping: help, the dragon, or a claim. */
export function PingPicture({ word }: { readonly word: PingWord }) {
  if (word === 'help') return <LifeBuoy aria-hidden="true" />;
  if (word === 'mine') return <Hand aria-hidden="true" />;
  return (
    <span className={styles['dragon']}>
      <Picture of="dracology" />
    </span>
  );
}
