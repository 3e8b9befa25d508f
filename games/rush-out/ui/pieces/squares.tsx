import type { CSSProperties, ReactNode } from 'react';
import type { Square } from '../../rules/types.ts';
import styles from './squares.module.css';
import { SymbolIcon } from './symbol.tsx';

interface SquaresProps {
  readonly squares: readonly Square[];
  /** Element on each square, if any: a RushDie, wrapped as the table needs it. */
  readonly laid?: readonly ReactNode[];
  /** Indices of lit squares. */
  readonly fits?: readonly number[];
  readonly look: 'trial' | 'spell' | 'tile';
}

export const NO_SQUARES: readonly never[] = [];

/** Squares of a card in as many rows as make them largest. Each sets --w, the width of its die. */
export function Squares({ squares, laid = NO_SQUARES, fits = NO_SQUARES, look }: SquaresProps) {
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

/** Keys by index: squares never move and may be equal. */
function placesOf(squares: readonly Square[]) {
  return squares.map((square, place) => ({ square, place, name: `${square} ${place}` }));
}
