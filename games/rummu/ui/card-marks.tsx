import type { Card } from '../rules/card.ts';
import styles from './card-marks.module.css';
import { CardChip } from './face.tsx';
import { cardIn, ownsOf } from './hand/order.ts';

/** Cards within a line of text: number and shape of each. */
export function CardMarks({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <span className={styles['marks']} aria-hidden="true">
      {ownsOf(cards).map((own) => (
        <CardChip key={own} card={cardIn(own)} />
      ))}
    </span>
  );
}
