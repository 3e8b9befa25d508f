import type { CSSProperties } from 'react';
import type { Cell, Face } from '../rules/types.ts';
import { DieFace } from './face.tsx';
import styles from './mini-grid.module.css';

export interface GridDie extends Cell {
  readonly face: Face;
  readonly look?: 'new' | 'faded' | undefined;
  /** Tried dice are ringed in the colour of the verdict. */
  readonly isTried?: boolean;
}

/** Dice of a line; `isFault` if they form no set. */
interface GridLine {
  readonly dice: readonly Cell[];
  readonly isFault?: boolean;
}

interface MiniGridProps {
  readonly dice: readonly GridDie[];
  readonly lines: readonly GridLine[];
}

/** A small crossword of dice of width --w. */
export function MiniGrid({ dice, lines }: MiniGridProps) {
  const [left, top] = [Math.min(...dice.map(({ x }) => x)), Math.min(...dice.map(({ y }) => y))];
  const areaOf = (cells: readonly Cell[]): CSSProperties => {
    const [first, last] = [cells[0] as Cell, cells.at(-1) as Cell];
    return {
      gridColumn: `${first.x - left + 1} / ${last.x - left + 2}`,
      gridRow: `${first.y - top + 1} / ${last.y - top + 2}`,
    };
  };
  return (
    <span className={styles['grid']}>
      {lines.map((line) => (
        <span
          key={JSON.stringify(areaOf(line.dice))}
          className={styles['line']}
          data-fault={line.isFault || undefined}
          style={areaOf(line.dice)}
        />
      ))}
      {dice.map((die) => (
        <span
          key={`${die.x} ${die.y}`}
          className={styles['cell']}
          data-tried={die.isTried || undefined}
          style={areaOf([die])}
        >
          <DieFace face={die.face} look={die.look} />
        </span>
      ))}
    </span>
  );
}
