import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useDeck } from '../motion/flights.tsx';
import { STILLNESS } from '../motion/reduced.ts';
import { spinOf } from '../motion/tumble.ts';
import { useMedia } from '../use-media.ts';
import styles from './die.module.css';

/** Which die of the table it is: dice thrown together each turn their own way. What is never thrown needs no name. */
export type DieThrow =
  | { readonly name?: never; readonly roll: null }
  | {
      readonly name: string;
      /**
       * The throw that it lies from: it tumbles when this changes, also if it has moved. The throw from which it lies when the table is
       * first seen is not shown. Null: it lies still, whatever was thrown before.
       */
      readonly roll: string | number | null;
    };

interface DieLook {
  /** What lies on top. */
  readonly children: ReactNode;
  /** What is on its other sides: seen while it tumbles. */
  readonly sides: readonly ReactNode[];
  readonly look?: 'cream' | 'blue' | 'green' | 'brown' | 'black';
}

/** Left, right, top, bottom and behind of what comes to lie on top. */
const SIDES = [0, 1, 2, 3, 4];

/** A die as wide as --w. It tumbles for a moment and lands on what the rules said, which is there from the beginning. */
export function Die({ name = '', roll, children, sides, look = 'cream' }: DieThrow & DieLook) {
  const rolls = useDeck()?.rolls;
  const [landed, setLanded] = useState(() => rolls?.get(name) ?? roll);
  useEffect(() => {
    if (roll !== null) rolls?.set(name, roll);
  }, [rolls, name, roll]);
  const isStill = useMedia(STILLNESS);
  const isTumbling = roll !== null && roll !== landed && !isStill;
  const { x, y, z } = spinOf(`${name} ${roll}`);
  const style = { '--spin-x': `${x}deg`, '--spin-y': `${y}deg`, '--spin-z': `${z}deg` } as CSSProperties;
  return (
    <span className={styles['die']} data-look={look} data-tumbling={isTumbling || undefined} style={style}>
      <span className={styles['hop']}>
        {/* Another throw is another animation; a die that only comes to lie still is drawn on. */}
        <span key={roll ?? landed} className={styles['cube']} onAnimationEnd={() => setLanded(roll)}>
          <span className={styles['face']}>{children}</span>
          {isTumbling &&
            SIDES.map((side) => (
              <span key={side} className={styles['face']} data-side={side} aria-hidden="true">
                {sides[side % Math.max(1, sides.length)]}
              </span>
            ))}
        </span>
      </span>
    </span>
  );
}
