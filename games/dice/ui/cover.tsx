import type { ReactNode } from 'react';
import joker from './art/joker.svg';
import styles from './cover.module.css';

interface CoverDie {
  readonly x: number;
  readonly y: number;
  readonly print: ReactNode;
  /** Rotation in degrees. */
  readonly turn?: number;
}

const CIRCLE = <circle r="3" />;
const DIAMOND = <path d="M0-3.7 3.7 0 0 3.7-3.7 0Z" />;
const TRIANGLE = <path d="M0-3.3 3.7 2.9H-3.7Z" />;

const RED = (number: number): ReactNode => <Numeral number={number} colour="#d23b2a" glyph={CIRCLE} />;

/** A row and a column that share a die, and a rolling joker. */
const DICE: readonly CoverDie[] = [
  { x: 36, y: 4, print: <Numeral number={4} colour="#2f6fd0" glyph={DIAMOND} /> },
  { x: 5, y: 35, print: RED(3) },
  { x: 36, y: 35, print: RED(4) },
  { x: 67, y: 35, print: RED(5) },
  { x: 36, y: 66, print: <Numeral number={4} colour="#22252e" glyph={TRIANGLE} /> },
  { x: 68, y: 70, turn: 16, print: <image href={joker} x="4" y="4" width="20" height="20" /> },
];

function Numeral({
  number,
  colour,
  glyph,
}: {
  readonly number: number;
  readonly colour: string;
  readonly glyph: ReactNode;
}) {
  return (
    <g fill={colour}>
      <text x="14" y="16.4" textAnchor="middle" className={styles['numeral']}>
        {number}
      </text>
      <g transform="translate(14 22)">{glyph}</g>
    </g>
  );
}

export function Cover() {
  return (
    <span className={`cover ${styles['painted']}`} aria-hidden="true">
      <span className="cover-art">
        <svg className={styles['cross']} viewBox="0 0 100 100">
          {DICE.map(({ x, y, print, turn = 0 }) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} 14 14)`}>
              <rect x="1.6" y="3" width="28" height="28" rx="6.4" fill="#0b2450" opacity="0.38" />
              <rect width="28" height="28" y="0.9" rx="6.2" fill="#cfc3a8" />
              <rect width="27.4" height="27.2" rx="6" fill="#fffaf0" />
              <rect x="0.7" y="0.7" width="26" height="25.8" rx="5.4" fill="none" stroke="#fff" strokeWidth="1.1" />
              {print}
            </g>
          ))}
        </svg>
      </span>
    </span>
  );
}
