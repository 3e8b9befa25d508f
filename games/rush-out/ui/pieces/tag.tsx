import type { ReactNode } from 'react';
import styles from './tag.module.css';

interface TagProps {
  readonly tone?: 'dark' | 'danger' | 'legal';
  readonly children: ReactNode;
}

/** A few words on the lower edge of a card. */
export function Tag({ tone = 'dark', children }: TagProps) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {children}
    </span>
  );
}
