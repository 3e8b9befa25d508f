import type { Rounds } from '@tablee/kernel';
import { Glyph } from '../components/glyph.tsx';
import { markOf } from '../marks.ts';

const WIDTH = 500;
const HEIGHT = 150;
const MARK = 16;

/** How the points grew, a line for each seat that ends in its shape. */
export function ScoreLines({ rounds }: { readonly rounds: Rounds }) {
  const totals = totalsOf(rounds);
  const all = totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const place = (round: number, total: number): readonly [number, number] => [
    (round / rounds.length) * (WIDTH - MARK),
    HEIGHT - ((total - low) / (high - low)) * (HEIGHT - MARK) - MARK / 2,
  ];
  return (
    <svg className="sheet-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {totals.map((line, seat) => {
        const { colour, shape } = markOf(seat);
        const [x, y] = place(rounds.length, line.at(-1) as number);
        return (
          <g key={colour} style={{ color: colour }}>
            <polyline
              points={line.map((total, round) => place(round, total).join()).join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinejoin="round"
            />
            <svg x={x - MARK / 2} y={y - MARK / 2} width={MARK} height={MARK}>
              <Glyph shape={shape} isRimmed />
            </svg>
          </g>
        );
      })}
    </svg>
  );
}

/** For each seat its points after no round, after the first, and so on. */
function totalsOf(rounds: Rounds): number[][] {
  const seats = rounds[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    let total = 0;
    return [0, ...rounds.map((gains) => (total += gains[seat] as number))];
  });
}
