import { useSize } from '@tablee/table-ui';
import type { RushSay } from '../../locale/index.ts';
import type { RoundCourse } from '../../rules/types.ts';
import styles from './chart.module.css';
import { linesOf } from './told-course.ts';

/** Margins in pixels: numbers at both sides, minutes below. */
const LEFT = 26;
const RIGHT = 24;
const ABOVE = 10;
const BELOW = 22;
/** Minimum distance of minute labels, in pixels. */
const MIN_LABEL_DISTANCE = 44;

interface ChartProps {
  readonly course: RoundCourse;
  readonly say: RushSay;
}

/** Both decks over time. Hidden from screen readers: the text beside it says the same. */
export function Chart({ course, say }: ChartProps) {
  const [ref, size] = useSize();
  return (
    <div className={styles['chart']} aria-hidden="true" ref={ref}>
      {size !== null && size.width > 0 && <Lines {...{ course, say }} {...size} />}
    </div>
  );
}

function Lines({ course, say, width, height }: ChartProps & { readonly width: number; readonly height: number }) {
  const { trials, spells, most, minutes } = linesOf(course);
  const x = (time: number): number => LEFT + time * (width - LEFT - RIGHT);
  const y = (cards: number): number => ABOVE + (1 - cards / most) * (height - ABOVE - BELOW);
  const every = Math.ceil((MIN_LABEL_DISTANCE * minutes.length) / (width - LEFT - RIGHT));
  return (
    <svg width={width} height={height}>
      {[0, most].map((cards) => (
        <g key={cards}>
          <line className={styles['level']} x1={LEFT} x2={width - RIGHT} y1={y(cards)} y2={y(cards)} />
          <text className={styles['cards']} x={LEFT - 7} y={y(cards)}>
            {cards}
          </text>
        </g>
      ))}
      {minutes
        .filter(({ minute }) => minute % every === 0)
        .map(({ at, minute }) => (
          <text key={minute} className={styles['minute']} x={x(at)} y={height - 4}>
            {say('end.minute', { minute })}
          </text>
        ))}
      {(['spells', 'trials'] as const).map((deck) => {
        const points = deck === 'trials' ? trials : spells;
        const [time, cards] = points.at(-1) ?? [1, 0];
        return (
          <g key={deck} data-deck={deck} className={styles['deck']}>
            <polyline className={styles['line']} points={points.map(([at, left]) => `${x(at)},${y(left)}`).join(' ')} />
            <circle cx={x(time)} cy={y(cards)} r="5" />
            <text className={styles['left']} x={x(time) + 10} y={y(cards)}>
              {cards}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
