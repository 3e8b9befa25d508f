import { Glyph, type Shape } from '@tablee/table-ui';
import type { Colour } from '../rules/card.ts';
import styles from './face.module.css';

/** A shape for each colour, so that colour is never the only cue. */
export const SHAPES: Readonly<Record<Colour, Shape>> = {
  R: 'circle',
  B: 'diamond',
  K: 'triangle',
  G: 'square',
  Y: 'star',
};

interface PrintProps {
  readonly colour: Colour;
  readonly number: number;
}

/** The print of a card as wide as --w. Separate from CardFace, because the cover is loaded without the rules. */
export function CardPrint({ colour, number }: PrintProps) {
  return (
    <span className={styles['card']} data-colour={colour} aria-hidden="true">
      <b className={styles['number']} data-number={number} />
      <span className={styles['corner']}>
        <Glyph shape={SHAPES[colour]} />
      </span>
      <span className={styles['sign']}>
        <Glyph shape={SHAPES[colour]} />
      </span>
    </span>
  );
}
