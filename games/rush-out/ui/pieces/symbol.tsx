import { memo } from 'react';
import type { Face } from '../../rules/types.ts';
import { OUTLINES } from '../art/symbols.gen.ts';
import styles from './symbol.module.css';

/** Bolder than the stars of the icon set, to be legible at small sizes. */
const STAR = 'm128 12 33 77 83 7-63 55 19 81-72-43-72 43 19-81-63-55 83-7Z';

/** Symbol of a face or square in the current text colour, as large as its box. */
export const SymbolIcon = memo(function SymbolIcon({ of }: { readonly of: Face }) {
  return (
    <svg className={styles['symbol']} viewBox="0 0 256 256" aria-hidden="true">
      <path d={of === 'joker' ? STAR : OUTLINES[of]} data-of={of} />
    </svg>
  );
});
