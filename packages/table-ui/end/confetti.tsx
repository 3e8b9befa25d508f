import type { CSSProperties } from 'react';
import { Glyph } from '../components/glyph.tsx';
import { markOf } from '../marks.ts';
import styles from './confetti.module.css';

const PIECES = 64;
const SEATS = 6;

/** Scatters evenly by a fixed stride, without a random generator. */
function scatter(index: number, stride: number, range: number): number {
  return (index * stride) % range;
}

/** Confetti in the shapes and colours of the seats, once. */
export function Confetti() {
  return (
    <div className={styles['confetti']} data-part="confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, index) => {
        const { shape, colour } = markOf(index % SEATS);
        const size = 9 + scatter(index, 5, 8);
        const style = {
          left: `${scatter(index, 61.8, 100)}%`,
          width: size,
          height: size,
          color: colour,
          '--fall': `${2200 + scatter(index, 377, 1800)}ms`,
          '--wait': `${scatter(index, 83, 1400)}ms`,
          '--drift': `${scatter(index, 47, 160) - 80}px`,
          '--spin': `${360 + scatter(index, 131, 720)}deg`,
        } as CSSProperties;
        return <Glyph key={index} shape={shape} style={style} />;
      })}
    </div>
  );
}
