import { Glyph, type Shape } from '@tablee/table-ui';
import type { Colour } from '../rules/card.ts';
import styles from './face.module.css';

/** A colour is never the only cue: each has its shape. */
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

/** What is printed on a card as wide as --w; the cover of the box shows it without the rules. */
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
