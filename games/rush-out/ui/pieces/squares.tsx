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

/** The squares of a card in as many rows as make them largest in their box. Each sets --w, the width of a die on it. */
export function Squares({ squares, laid = [], fits = [], look }: SquaresProps) {
  const columns = { '--one': squares.length, '--two': Math.ceil(squares.length / 2) } as CSSProperties;
  return (
    <span className={styles['room']} data-count={squares.length} style={columns}>
      <span className={styles['squares']} data-look={look}>
        {squares.map((square, index) => (
          // Squares never change places, and two may ask for the same.
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place on the card
          <span key={index} className={styles['square']} data-fits={fits.includes(index) || undefined}>
            <span className={styles['asked']}>
              <SymbolIcon of={square} />
            </span>
            {laid[index] != null && <span className={styles['laid']}>{laid[index]}</span>}
          </span>
        ))}
      </span>
    </span>
  );
}
