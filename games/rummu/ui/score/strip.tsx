import type { Card } from '../../rules/card.ts';
import { CardFace } from '../face.tsx';
import styles from './strip.module.css';

/** Overlapping cards of width --w; they move closer if the room is narrow. */
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
