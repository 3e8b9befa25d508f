import { markOf } from '../marks.ts';
import styles from './end-screen.module.css';

const WIDTH = 1440;
const SAG = 72;
const BULBS = 22;
const SEATS = 6;

function dip(x: number): number {
  const half = WIDTH / 2;
  const along = (x % half) / half;
  return 18 + SAG * 4 * along * (1 - along);
}

/** A string of lights over the table. */
export function Lights() {
  const bulbs = Array.from({ length: BULBS }, (_, index) => ((index + 0.5) * WIDTH) / BULBS);
  return (
    <svg
      className={styles['lights']}
      viewBox={`0 0 ${WIDTH} 110`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path
        d={`M0 18 Q${WIDTH / 4} ${18 + SAG * 2} ${WIDTH / 2} 18 Q${(WIDTH * 3) / 4} ${18 + SAG * 2} ${WIDTH} 18`}
        fill="none"
        stroke="#0a1f21"
        strokeWidth="2.5"
      />
      {bulbs.map((x, index) => (
        <g key={x} style={{ color: markOf(index % SEATS).colour }} fill="currentColor">
          <circle cx={x} cy={dip(x) + 9} r="17" opacity="0.22" />
          <rect x={x - 2.5} y={dip(x) - 4} width="5" height="8" fill="#0a1f21" />
          <circle cx={x} cy={dip(x) + 9} r="7" />
          <circle cx={x - 2} cy={dip(x) + 7} r="2" fill="#fff" opacity="0.8" />
        </g>
      ))}
    </svg>
  );
}
