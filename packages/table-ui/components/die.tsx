import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { useDeck } from '../motion/flights.tsx';
import { STILLNESS } from '../motion/reduced.ts';
import { spinOf } from '../motion/tumble.ts';
import { useMedia } from '../use-media.ts';
import styles from './die.module.css';

/** Identity of the die: dice of one throw turn in different ways. Absent for dice that are never thrown. */
export type DieThrow =
  | { readonly name?: never; readonly roll: null }
  | {
      readonly name: string;
      /**
       * The throw that the die shows: it tumbles when this changes, but not for the throw on the table at first sight.
       * Null: it never tumbles.
       */
      readonly roll: string | number | null;
    };

interface DieLook {
  readonly children: ReactNode;
  /** Contents of the other sides, visible while tumbling. */
  readonly sides: readonly ReactNode[];
  readonly look?: 'cream' | 'blue' | 'green' | 'brown' | 'black';
}

/** The sides around the one that lands on top. */
const SIDES = [0, 1, 2, 3, 4];

/**
 * A die, --w wide. It tumbles briefly and lands on the face given by the rules, which is in the page from the start.
 */
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
        {/* Another throw gets a new key and so a new animation. A die that only stops keeps its element. */}
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
