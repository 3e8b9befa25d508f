import { Glyph } from '@tablee/table-ui';
import { memo } from 'react';
import { type Card, colourOf, numberOf } from '../rules/card.ts';
import styles from './face.module.css';
import { CardPrint, SHAPES } from './print.tsx';

/** The face of a card. Its parent gives the accessible name. */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  return <CardPrint colour={colourOf(card)} number={numberOf(card)} />;
});

export function CardBack() {
  return (
    <span className={styles['card']} data-back="" aria-hidden="true">
      <span className={styles['letter']} />
    </span>
  );
}

/** A tiny card: its number above its shape. A cell of a strip. */
export function CardChip({ card }: { readonly card: Card }) {
  const colour = colourOf(card);
  return (
    <span className={styles['chip']} data-colour={colour} aria-hidden="true">
      {numberOf(card)}
      <Glyph shape={SHAPES[colour]} />
    </span>
  );
}
