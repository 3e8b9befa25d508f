import type { Card } from '../../rules/card.ts';
import { CardFace } from '../face.tsx';
import styles from './strip.module.css';

/** Cards that lie over each other, as wide as they like (--w) where there is room and closer where there is none. */
export function Strip({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles['strip']} aria-hidden="true">
      {[...cards.entries()].map(([place, card]) => (
        <span key={place} className={styles['place']}>
          <CardFace card={card} />
        </span>
      ))}
    </span>
  );
}
