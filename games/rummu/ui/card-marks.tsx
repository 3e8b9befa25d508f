import { CardChip } from './face.tsx';
import type { Card } from '../rules/card.ts';
import styles from './card-marks.module.css';

/** Cards in a line of text: number and shape of each on a scrap of paper. */
export function CardMarks({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles['marks']} aria-hidden="true">
      {cards.map((card, index) => (
        <CardChip key={`${card} ${index}`} card={card} />
      ))}
    </span>
  );
}
