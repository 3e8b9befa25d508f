import type { CSSProperties } from 'react';
import type { Card } from '../rules/card.ts';
import styles from './cover.module.css';
import { CardFace } from './face.tsx';

/** Five of a kind, which nothing but a joker makes. */
const FAN: readonly Card[] = ['R5', 'B5', 'Y5', 'K5', 'G5'];

/** What is painted on the box. */
export function Cover() {
  return (
    <span className={`cover ${styles['painted']}`} aria-hidden="true">
      <span className="cover-art">
        {[...FAN.entries()].map(([place, card]) => (
          <span key={card} className={styles['card']} style={{ '--place': place - 2 } as CSSProperties}>
            <CardFace card={card} />
          </span>
        ))}
      </span>
    </span>
  );
}
