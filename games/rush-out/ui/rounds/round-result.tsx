import type { Seat } from '@tablee/kernel';
import { Avatar, avatarOf, type Box, clamp, type FloorShape, placed } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { campOf } from '../../rules/camps.ts';
import type { RoundWin } from '../../rules/types.ts';
import { STATUS_HALF_HEIGHT } from '../layout/shape.ts';
import type { Layout } from '../layout/types.ts';
import type { RushProps } from '../props.ts';
import { sayRound } from './round.ts';
import styles from './round-result.module.css';
import { Shelf } from './shelf.tsx';

interface RoundResultProps extends Pick<RushProps, 'view' | 'seats' | 'say'> {
  readonly layout: Pick<Layout, 'shape' | 'floor' | 'edge'>;
  /** Default: all of the felt above the status line. */
  readonly box?: Box;
}

/** Size of the drawing in design pixels, by shape of the floor. */
const DESIGNS: Readonly<Record<FloorShape, { readonly width: number; readonly height: number }>> = {
  desk: { width: 700, height: 490 },
  tablet: { width: 620, height: 600 },
  portrait: { width: 364, height: 400 },
  landscape: { width: 880, height: 200 },
};

/** RO-39, RO-A72: who won the round, why, and the cups; in place of the cards while the match rests. */
export function RoundResult({ view, seats, say, layout, box = feltOf(layout) }: RoundResultProps) {
  const { shape } = layout;
  const won = view.rounds?.won.at(-1);
  if (won === undefined) return null;
  const { width, height } = DESIGNS[shape];
  const px = clamp(Math.min(box.width / width, box.height / height), 0.78, 1.6);
  const winners = view.seatOptions.flatMap((_, seat) => (campOf(view, seat as Seat) === won.camp ? [seat] : []));
  return (
    <section
      className={styles['result']}
      data-part="round-result"
      data-shape={shape}
      data-camp={won.camp}
      aria-label={sayRound(view, say)}
      style={{ ...placed(box), '--px': `${px}px` } as CSSProperties}
    >
      <div className={styles['words']}>
        <h2 className={styles['title']}>{say('ui.result.won', { camp: won.camp })}</h2>
        <div className={styles['reason']}>
          <span className={styles['faces']}>
            {winners.map((seat) => (
              <Avatar key={seat} seat={seat} name={avatarOf(seats[seat])} />
            ))}
          </span>
          <p>{say('ui.result.by', { by: reasonOf(won) })}</p>
        </div>
      </div>
      <div className={styles['cups']}>
        <Shelf view={view} say={say} />
        <p className={styles['home']}>{say('ui.result.home')}</p>
      </div>
    </section>
  );
}

function feltOf({ floor, edge }: RoundResultProps['layout']): Box {
  return { left: 0, top: 0, width: floor.width, height: edge - STATUS_HALF_HEIGHT };
}

/** RO-6, RO-35. */
function reasonOf({ camp, rule }: RoundWin): 'dragon' | RoundWin['camp'] {
  return rule === 'RO-35' ? 'dragon' : camp;
}
