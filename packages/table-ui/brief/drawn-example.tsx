import type { ReactNode } from 'react';
import styles from './drawn-example.module.css';

interface DrawnExampleProps {
  /** Moment of the match in words; null if it does not matter. */
  readonly when: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A column: the moment, then the pieces. */
export function DrawnExample({ when, className = '', children }: DrawnExampleProps) {
  return (
    <span className={`${styles['example']} ${className}`}>
      {when !== null && <span className={styles['when']}>{when}</span>}
      {children}
    </span>
  );
}
