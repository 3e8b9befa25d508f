import type { Rounds } from '@tablee/kernel';
import { Glyph } from '../components/glyph.tsx';
import { markOf } from '../marks.ts';
import type { Standing } from './standings.ts';

const WIDTH = 500;
const HEIGHT = 150;
const MARK = 16;

interface ScoreLinesProps {
  readonly rounds: Rounds;
  /** Each seat, or each team. */
  readonly sides: readonly Standing['seats'][];
}

/** How the points grew, a line for each seat or team that ends in its shapes. */
export function ScoreLines({ rounds, sides }: ScoreLinesProps) {
  const totals = sides.map(([first]) => totalOf(rounds, first));
  const all = totals.flat();
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const place = (round: number, total: number): readonly [number, number] => [
    (round / rounds.length) * (WIDTH - MARK),
    HEIGHT - ((total - low) / (high - low)) * (HEIGHT - MARK) - MARK / 2,
  ];
  return (
    <svg className="sheet-lines" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {totals.map((line, index) => {
        const seats = sides[index] as Standing['seats'];
        const { colour } = markOf(seats[0]);
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
            {seats.map((seat, nth) => (
              <svg
                key={seat}
                x={x - MARK / 2 - (seats.length - 1 - nth) * MARK}
                y={y - MARK / 2}
                width={MARK}
                height={MARK}
              >
                <Glyph shape={markOf(seat).shape} isRimmed style={{ color: markOf(seat).colour }} />
              </svg>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** The points of a seat after no round, after the first, and so on; those of a team are the same at each of its seats. */
function totalOf(rounds: Rounds, seat: number): number[] {
  let total = 0;
  return [0, ...rounds.map((gains) => (total += gains[seat] as number))];
}
