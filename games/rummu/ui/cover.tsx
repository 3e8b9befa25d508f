import type { CSSProperties } from 'react';
import styles from './cover.module.css';
import { CardPrint } from './print.tsx';

/** Five of one number: only a joker makes it possible. */
const FAN = { number: 5, colours: ['R', 'B', 'Y', 'K', 'G'] } as const;

/** The picture on the box. */
export function Cover() {
  return (
    <span className={`cover ${styles['painted']}`} aria-hidden="true">
      <span className="cover-art">
        {[...FAN.colours.entries()].map(([place, colour]) => (
          <span key={colour} className={styles['card']} style={{ '--place': place - 2 } as CSSProperties}>
            <CardPrint number={FAN.number} colour={colour} />
          </span>
        ))}
      </span>
    </span>
  );
}
