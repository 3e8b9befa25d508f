import { Glyph, type Shape } from '@tablee/table-ui';
import { memo } from 'react';
import { type Card, type Colour, colourOf, numberOf } from '../rules/card.ts';
import styles from './face.module.css';

/** A colour is never the only cue: each has its shape. */
export const SHAPES: Readonly<Record<Colour, Shape>> = {
  R: 'circle',
  B: 'diamond',
  K: 'triangle',
  G: 'square',
  Y: 'star',
};

/** A card as wide as --w. What it is called is said by whatever holds it. */
export const CardFace = memo(function CardFace({ card }: { readonly card: Card }) {
  const colour = colourOf(card);
  return (
    <span className={styles['card']} data-colour={colour} aria-hidden="true">
      <b className={styles['number']} data-number={numberOf(card)} />
      <span className={styles['corner']}>
        <Glyph shape={SHAPES[colour]} />
      </span>
      <span className={styles['sign']}>
        <Glyph shape={SHAPES[colour]} />
      </span>
    </span>
  );
});

export function CardBack() {
  return (
    <span className={styles['card']} data-back="" aria-hidden="true">
      <span className={styles['letter']} />
    </span>
  );
}

/** A card as small as a finger's nail: its number above its shape. It is a cell of a strip, see `Strip`. */
export function CardChip({ card }: { readonly card: Card }) {
  const colour = colourOf(card);
  return (
    <span className={styles['chip']} data-colour={colour} aria-hidden="true">
      {numberOf(card)}
      <Glyph shape={SHAPES[colour]} />
    </span>
  );
}
