import type { Face } from '../../rules/types.ts';
import { OUTLINES } from '../art/symbols.gen.ts';
import styles from './symbol.module.css';

/** Fuller than any star of the set: it is read at the size of a thumbnail. */
const STAR = 'm256 24 65 153 166 15-126 109 38 163-143-87-143 87 38-163L25 192l166-15Z';

/** What a die or a square shows, in the colour of the letters around it, as large as its box. */
export function SymbolIcon({ of }: { readonly of: Face }) {
  return (
    <svg className={styles['symbol']} viewBox="0 0 512 512" aria-hidden="true">
      <path d={of === 'joker' ? STAR : OUTLINES[of]} data-of={of} />
    </svg>
  );
}
