import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './chip.module.css';
import { type SelectProps, UnseenSelect } from './unseen-select.tsx';

/** Something small to press on the felt. */
export function Chip(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles['chip']} {...props} />;
}

/** The same with several choices behind it; `children` is what it shows of the one that was made. */
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

/** A chip as a line of its own on a sheet of paper. */
export function ChipRow({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}
