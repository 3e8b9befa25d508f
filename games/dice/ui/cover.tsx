import type { ReactNode } from 'react';
import styles from './cover.module.css';

interface CoverDie {
  readonly x: number;
  readonly y: number;
  readonly number: number;
  readonly colour: string;
  readonly glyph: ReactNode;
}

const [RED, BLUE, BLACK] = ['#d2432a', '#2f6bc4', '#22252e'];
const CIRCLE = <circle cx="0" cy="0" r="2.6" />;
const DIAMOND = <path d="M0-3.2 3.2 0 0 3.2-3.2 0Z" />;
const TRIANGLE = <path d="M0-3 3.2 2.6H-3.2Z" />;

/** A run across and a group down, which share a die. */
const DICE: readonly CoverDie[] = [
  { x: 0, y: 0, number: 3, colour: RED, glyph: CIRCLE },
  { x: 1, y: 0, number: 4, colour: RED, glyph: CIRCLE },
  { x: 2, y: 0, number: 5, colour: RED, glyph: CIRCLE },
  { x: 0, y: 1, number: 3, colour: BLUE, glyph: DIAMOND },
  { x: 0, y: 2, number: 3, colour: BLACK, glyph: TRIANGLE },
];

/** What is painted on the box. */
export function Cover() {
  return (
    <span className={`cover ${styles['cover']}`} aria-hidden="true">
      <svg className="cover-art" viewBox="0 0 100 100">
        <g transform="rotate(-6 50 50)">
          {DICE.map(({ x, y, number, colour, glyph }) => (
            <g key={`${x} ${y}`} transform={`translate(${9 + 28 * x} ${9 + 28 * y})`}>
              <rect x="1.2" y="2.4" width="26" height="26" rx="6" fill="#08231f" opacity="0.45" />
              <rect width="26" height="26" rx="6" fill="#fffbf2" />
              <rect x="1.6" y="1.6" width="22.8" height="22.8" rx="4.8" fill="none" stroke="#eadfc6" />
              <text x="13" y="17.4" textAnchor="middle" className={styles['number']} fill={colour}>
                {number}
              </text>
              <g transform="translate(20.4 21)" fill={colour}>
                {glyph}
              </g>
            </g>
          ))}
        </g>
      </svg>
    </span>
  );
}
