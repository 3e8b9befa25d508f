import type { ReactNode } from 'react';
import styles from './drawn-example.module.css';

interface DrawnExampleProps {
  /** At which moment of a match, where that matters. */
  readonly when: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A rule as it is met at the table: the moment in words, then what lies there, one below the other. */
export function DrawnExample({ when, className = '', children }: DrawnExampleProps) {
  return (
    <span className={`${styles['example']} ${className}`}>
      {when !== null && <span className={styles['when']}>{when}</span>}
      {children}
    </span>
  );
}
