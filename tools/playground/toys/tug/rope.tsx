import { TeamMarks } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import styles from './rope.module.css';

interface RopeProps {
  readonly seats: readonly number[];
  readonly far: number;
  readonly goal: number;
  readonly label: string;
}

/** The distance that one side has pulled, with the shapes of its seats. */
export function Rope({ seats, far, goal, label }: RopeProps) {
  return (
    <div className={styles['rope']} role="img" aria-label={label}>
      <span className={styles['run']} style={{ '--far': Math.min(1, far / goal) } as CSSProperties} />
      <span className={styles['end']}>
        <TeamMarks seats={seats} />
        {far} / {goal}
      </span>
    </div>
  );
}
