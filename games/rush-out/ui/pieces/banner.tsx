import { memo } from 'react';
import type { Element } from '../../rules/content/symbols.ts';
import styles from './banner.module.css';
import { SymbolIcon } from './symbol.tsx';

/** Pennant of a card: the sorcerer's joker may stand for its element. As wide as its box. */
export const Banner = memo(function Banner({ element }: { readonly element: Element }) {
  return (
    <span className={styles['banner']} data-element={element}>
      <span className={styles['symbol']}>
        <SymbolIcon of={element} />
      </span>
    </span>
  );
});
