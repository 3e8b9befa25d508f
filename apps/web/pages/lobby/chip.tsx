import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { type SelectProps, UnseenSelect } from './unseen-select.tsx';

/** A small button on the felt. */
export function Chip(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles['chip']} {...props} />;
}

/** A chip that opens a select; `children` shows the current choice. */
export function SelectChip<V extends string | number | boolean>({
  children,
  ...select
}: SelectProps<V> & { readonly children: ReactNode }) {
  return (
    <label className={styles['chip']}>
      {children}
      <ChevronDown size={17} strokeWidth={2.8} aria-hidden="true" />
      <UnseenSelect {...select} />
    </label>
  );
}

/** A chip as a full-width row of a dialog. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
