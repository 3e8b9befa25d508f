import { type CSSProperties, memo } from 'react';
import styles from './deck.module.css';
import { Picture } from './picture.tsx';

interface DeckProps {
  readonly back: 'trials' | 'spells';
  /** In coarse steps: 0 is empty. How many cards there are is nobody's business, unless the table counts them. */
  readonly thickness: number;
  readonly count?: number | null;
}

const PICTURES = { trials: 'castle', spells: 'book' } as const;
/** How many edges are seen below the card on top, for each step. */
const EDGES_A_STEP = 2;

/** A deck face down, as large as its box: its edges stick out at the lower right. */
export const Deck = memo(function Deck({ back, thickness, count = null }: DeckProps) {
  const edges = Math.max(0, thickness * EDGES_A_STEP - 1);
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
