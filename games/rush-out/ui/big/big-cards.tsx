import { type Box, lastOf, placed } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { CARD_SPOTS, diceAt, isCompleted, isUnderDragon, SPOTS } from '../../rules/board.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import { TableDie } from '../felt/table-die.tsx';
import { boxOf } from '../layout/box-of.ts';
import type { Layout } from '../layout/types.ts';
import type { CardState } from '../pieces/card-state.ts';
import { laidAt } from '../pieces/laid.ts';
import { SpotCard } from '../pieces/spot-card.tsx';
import { Tag } from '../pieces/tag.tsx';
import { isNearly } from '../play/danger.ts';
import type { RushProps } from '../props.ts';
import { cardWords } from '../said/card-words.ts';
import styles from './big-cards.module.css';

interface BigCardsProps extends RushProps {
  readonly layout: Layout;
}

/** All cards and the dragon's tile: to be looked at, never touched. */
export function BigCards({ view, layout, happenings, say, nameOf }: BigCardsProps) {
  const spots = view.dragon === null ? CARD_SPOTS : SPOTS;
  const struck = lastOf(happenings, 'pushed', 'revealed');
  return spots.map((spot) => (
    <div
      key={spot}
      className={styles['spot']}
      data-place={spot}
      data-hot={isHot(view, spot) || undefined}
      role="img"
      aria-label={cardWords(view, spot, { say, nameOf })}
      style={placed(boxOf(layout, spot) satisfies Box)}
    >
      <SpotCard
        view={view}
        spot={spot}
        say={say}
        laid={laidOn(view, spot)}
        state={stateOf(view, spot, struck?.sight.kind === 'pushed' && struck.sight.spot === spot)}
      >
        {isHot(view, spot) ? <Tag tone="danger">{say('ui.badge.last')}</Tag> : undefined}
      </SpotCard>
    </div>
  ));
}

/** One more die completes it. */
function isHot(view: RushView, spot: Spot): boolean {
  return spot !== 'dragon' && isNearly(view, spot) && !isUnderDragon(view, spot);
}

function stateOf(view: RushView, spot: Spot, isStruck: boolean): CardState | null {
  if (isCompleted(view, spot)) return 'done';
  if (isUnderDragon(view, spot)) return 'held';
  if (isHot(view, spot)) return 'hot';
  return isStruck && diceAt(view, spot).length === 0 ? 'struck' : null;
}

/** Dice fly from a hand to a square and back. */
function laidOn(view: RushView, spot: Spot): ReactNode[] {
  return laidAt(view, spot).map(
    (one) =>
      one && (
        <TableDie
          key={`${one.seat} ${one.die}`}
          table={view}
          seat={one.seat}
          die={one.die}
          face={one.face}
          zone={spot}
          isLaid
        />
      ),
  );
}
