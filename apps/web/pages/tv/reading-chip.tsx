import type { TableInfo } from '@tablee/protocol';
import { useReadingWords } from '../play/around/use-reading-words.ts';
import styles from './reading-chip.module.css';

/** Whom everybody waits for before the match, large enough for a room. */
export function ReadingChip({ table }: { readonly table: TableInfo }) {
  const words = useReadingWords(table);
  return words !== null && <p className={styles['chip']}>{words}</p>;
}
