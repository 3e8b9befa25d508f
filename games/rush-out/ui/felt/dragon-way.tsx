import { placed } from '@tablee/table-ui';
import { type CSSProperties, memo } from 'react';
import type { RushSay } from '../../locale/index.ts';
import { DRAGON_AT_DECK } from '../../rules/content/dragon.ts';
import type { Layout, Point } from '../layout/types.ts';
import { Pawn } from '../pieces/pawn.tsx';
import styles from './dragon-way.module.css';

interface DragonWayProps {
  readonly layout: Layout;
  readonly dragon: number;
  readonly say: RushSay;
}

/** Pixels of the pawn on its tile, where it must not cover squares or words. */
const ASLEEP: Readonly<Partial<Record<Layout['shape'], number>>> = { desk: 70, portrait: 30, landscape: 38 };

/** RO-33, RO-34: the dragon's path over the cards to the heroes' deck, and its breath on the card that it holds. */
export const DragonWay = memo(function DragonWay({ layout, dragon, say }: DragonWayProps) {
  const { way, floor, trials } = layout;
  const stop = way.stops[dragon] ?? { x: 0, y: 0 };
  const asleep = dragon === 0 ? ASLEEP[layout.shape] : undefined;
  const isBeside = asleep !== undefined && layout.shape !== 'desk';
  const at = isBeside ? { x: way.tile.left + asleep / 2 + 1, y: stop.y } : stop;
  const card = dragon > 0 && dragon < DRAGON_AT_DECK ? trials.cards[dragon - 1] : undefined;
  const isThick = layout.shape === 'desk' || layout.shape === 'tablet';
  const scale = (asleep ?? way.pawn) / way.pawn;
  const style: CSSProperties = {
    transform: `translate(${at.x - way.pawn / 2}px, ${at.y - way.pawn / 2}px) scale(${scale})`,
    width: way.pawn,
    height: way.pawn,
  };
  return (
    <>
      <svg
        className={styles['way']}
        width={floor.width}
        height={floor.height}
        data-thick={isThick || undefined}
        aria-hidden="true"
      >
        <path className={styles['bed']} d={drawn(way.line)} />
        <path className={styles['ahead']} d={drawn(way.line)} />
        {dragon > 0 && <path className={styles['walked']} d={drawn(walked(way.line, at))} />}
        {way.stops.slice(1, -1).map(({ x, y }, index) => (
          <circle
            key={x}
            className={styles['stop']}
            data-past={index < dragon - 1 || undefined}
            cx={x}
            cy={y}
            r={isThick ? 11 : 6}
          />
        ))}
      </svg>
      {card !== undefined && (
        <span key={dragon} className={styles['breath']} data-up={card.top < at.y || undefined} style={placed(card)} />
      )}
      <span
        className={styles['pawn']}
        data-part="dragon"
        role="img"
        aria-label={say('ui.dragon', { at: dragon })}
        style={style}
      >
        <Pawn />
      </span>
    </>
  );
});

function drawn(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The line from the start to the dragon. */
function walked(line: readonly Point[], at: Point): Point[] {
  const before = line.filter(({ x }) => x < at.x);
  return [...before, { x: at.x, y: before.at(-1)?.y ?? at.y }];
}
