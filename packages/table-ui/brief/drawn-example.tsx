import type { ReactNode } from 'react';
import styles from './drawn-example.module.css';

interface DrawnExampleProps {
  /** Moment of the match, if it matters. */
  readonly when: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A drawn example: the moment in words, then the pieces, in a column. */
export function DrawnExample({ when, className = '', children }: DrawnExampleProps) {
  return (
    <span className={`${styles['example']} ${className}`}>
      {when !== null && <span className={styles['when']}>{when}</span>}
      {children}
    </span>
  );
}
