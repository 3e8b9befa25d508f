import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../rules/types.ts';
import styles from './squares.module.css';
import { SymbolIcon } from './symbol.tsx';

interface SquaresProps {
  readonly squares: readonly Square[];
  /** What lies on each square, where something does: a RushDie, wrapped as the table needs it. */
  readonly laid?: readonly ReactNode[];
  /** Squares that light up: a die would fit there. */
  readonly fits?: readonly number[];
  readonly look: 'trial' | 'spell' | 'tile';
}

export const NONE: readonly never[] = [];

/** The squares of a card in as many rows as make them largest in their box. Each sets --w, the width of a die on it. */
export function Squares({ squares, laid = NONE, fits = NONE, look }: SquaresProps) {
  const columns = { '--one': squares.length, '--two': Math.ceil(squares.length / 2) } as CSSProperties;
  return (
    <span className={styles['room']} data-count={squares.length} style={columns}>
      <span className={styles['squares']} data-look={look}>
        {placesOf(squares).map(({ square, place, name }) => (
          <span
            key={name}
            className={styles['square']}
            data-square={square}
            data-fits={fits.includes(place) || undefined}
          >
            <span className={styles['asked']}>
              <SymbolIcon of={square} />
            </span>
            {laid[place] != null && <span className={styles['laid']}>{laid[place]}</span>}
          </span>
        ))}
      </span>
    </span>
  );
}

/** Squares never change places, and two may ask for the same: each is known by its place. */
function placesOf(squares: readonly Square[]) {
  return squares.map((square, place) => ({ square, place, name: `${square} ${place}` }));
}
