import type { Rounds } from '@tablee/kernel';
import { Glyph } from '../components/glyph.tsx';
import { markOf } from '../marks.ts';
import { useSize } from '../use-size.ts';
import { axisOf, totalsOf } from './chart.ts';
import styles from './score-lines.module.css';
import type { Standing } from './standings.ts';

const MARK_PX = 17;
/** Space for scores at the left and rounds below, in px. */
const LEFT_PX = 34;
const BELOW_PX = 24;

interface ScoreLinesProps {
  readonly rounds: Rounds;
  /** By seat or team. */
  readonly sides: readonly Standing['seats'][];
  /** The score that ends a match; null if there is none. */
  readonly goal: number | null;
}

/** Chart of the points by round, one line per seat or team. The table below has the same in words. */
export function ScoreLines({ rounds, sides, goal }: ScoreLinesProps) {
  const [ref, size] = useSize();
  const totals = sides.map(([first]) => totalsOf(rounds, first));
  return (
    <div className={styles['chart']} aria-hidden="true" ref={ref}>
      {size !== null && size.width > 0 && <Chart {...{ totals, sides, goal }} {...size} />}
    </div>
  );
}

interface ChartProps extends Pick<ScoreLinesProps, 'sides' | 'goal'> {
  readonly totals: readonly (readonly number[])[];
  readonly width: number;
  readonly height: number;
}

function Chart({ totals, sides, goal, width, height }: ChartProps) {
  const axis = axisOf(totals, goal);
  const count = (totals[0]?.length ?? 1) - 1;
  const x = (round: number): number => LEFT_PX + (round / count) * (width - LEFT_PX - MARK_PX / 2 - 2);
  const y = (score: number): number =>
    MARK_PX / 2 + (1 - (score - axis.low) / (axis.high - axis.low)) * (height - BELOW_PX - MARK_PX / 2);
  return (
    <svg width={width} height={height}>
      {axis.scores.map((score) => (
        <g key={score}>
          <line
            className={score === goal ? styles['goal'] : styles['level']}
            x1={LEFT_PX}
            x2={width - 2}
            y1={y(score)}
            y2={y(score)}
          />
          <text className={styles['score']} x={LEFT_PX - 8} y={y(score)}>
            {score}
          </text>
        </g>
      ))}
      {axis.rounds.map((round) => (
        <text key={round} className={styles['round']} x={x(round)} y={height - 4}>
          {round}
        </text>
      ))}
      {/* Reversed, so that the winner is drawn on top where marks overlap. */}
      {[...totals.entries()].toReversed().map(([index, line]) => (
        <Line
          key={markOf((sides[index] as Standing['seats'])[0]).colour}
          seats={sides[index] as Standing['seats']}
          points={line.map((total, round) => [x(round), y(total)])}
        />
      ))}
    </svg>
  );
}

interface LineProps {
  readonly seats: Standing['seats'];
  readonly points: readonly (readonly [x: number, y: number])[];
}

function Line({ seats, points }: LineProps) {
  const [x, y] = points.at(-1) as readonly [number, number];
  return (
    <g>
      <polyline className={styles['line']} points={points.join(' ')} style={{ color: markOf(seats[0]).colour }} />
      {seats.map((seat, nth) => (
        <svg
          key={seat}
          x={x - MARK_PX / 2 - (seats.length - 1 - nth) * MARK_PX}
          y={y - MARK_PX / 2}
          width={MARK_PX}
          height={MARK_PX}
        >
          <Glyph shape={markOf(seat).shape} isRimmed style={{ color: markOf(seat).colour }} />
        </svg>
      ))}
    </g>
  );
}
