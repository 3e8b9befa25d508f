import type { ComponentProps } from 'react';
import styles from './whole-window.module.css';

/** A dialog as large as the window, on the felt of the table. */
export function WholeWindow({ className = '', ...dialog }: ComponentProps<'dialog'>) {
  return <dialog {...dialog} className={`${styles['whole']} ${className}`} />;
}
