import type { ReactNode } from 'react';
import styles from './card-box.module.css';
import type { CardState } from './card-state.ts';

interface CardBoxProps {
  /** What it looks like. */
  readonly className: string | undefined;
  readonly state: CardState | null;
  /** Words at its lower edge; absent where there are none. */
  readonly tag: ReactNode;
  readonly children: ReactNode;
}

/** Anything with squares, as large as its box: its own sizes follow it, and a ring says how it stands. */
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
