import type { ReactNode } from 'react';
import styles from './card-box.module.css';
import type { CardState } from './card-state.ts';

interface CardBoxProps {
  /** Class of the kind of card. */
  readonly className: string | undefined;
  readonly state: CardState | null;
  /** Words at its lower edge; undefined for none. */
  readonly tag: ReactNode;
  readonly children: ReactNode;
}

/** Frame of a card or tile, as large as its box, with a ring for its state. */
export function CardBox({ className, state, tag, children }: CardBoxProps) {
  return (
    <span className={styles['box']}>
      <span className={`${styles['card']} ${className}`} data-state={state ?? undefined}>
        {children}
        {tag !== undefined && <span className={styles['tag']}>{tag}</span>}
      </span>
    </span>
  );
}
