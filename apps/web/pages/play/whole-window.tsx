import type { ComponentProps } from 'react';
import styles from './whole-window.module.css';

/** A full-screen dialog on the felt. */
export function WholeWindow({ className = '', ...dialog }: ComponentProps<'dialog'>) {
  return <dialog {...dialog} className={`${styles['whole']} ${className}`} />;
}
