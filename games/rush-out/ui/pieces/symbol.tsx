import type { Face } from '../../rules/types.ts';
import { OUTLINES } from '../art/symbols.gen.ts';
import styles from './symbol.module.css';

/** What a die or a square shows, in the colour of the letters around it, as large as its box. */
export function SymbolIcon({ of }: { readonly of: Face }) {
  return (
    <svg className={styles['symbol']} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <path d={OUTLINES[of]} />
    </svg>
  );
}
