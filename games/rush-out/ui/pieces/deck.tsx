import { type CSSProperties, memo } from 'react';
import styles from './deck.module.css';
import { Picture } from './picture.tsx';

interface DeckProps {
  readonly back: 'trials' | 'spells';
  /** In coarse steps: 0 is empty (RO-A67). */
  readonly thickness: number;
  readonly count?: number | null;
}

const PICTURES = { trials: 'castle', spells: 'book' } as const;
/** Visible edges below the top card for each step of thickness. */
const EDGES_PER_STEP = 2;

/** A deck face down, as large as its box. Its edges show at the lower right. */
export const Deck = memo(function Deck({ back, thickness, count = null }: DeckProps) {
  const edges = Math.max(0, thickness * EDGES_PER_STEP - 1);
  return (
    <span className={styles['deck']} data-back={back} data-empty={thickness === 0 || undefined}>
      {Array.from({ length: edges }, (_, index) => edges - index).map((depth) => (
        <span key={depth} className={styles['edge']} style={{ '--depth': depth } as CSSProperties} />
      ))}
      {thickness > 0 && (
        <span className={styles['back']}>
          <span className={styles['picture']}>
            <Picture of={PICTURES[back]} />
          </span>
        </span>
      )}
      {count !== null && <span className={styles['count']}>{count}</span>}
    </span>
  );
});
