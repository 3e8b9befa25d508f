import { placed } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { allSpots, placeAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import { TableDie } from '../felt/table-die.tsx';
import { spotBox } from '../layout/spot-box.ts';
import type { Layout } from '../layout/types.ts';
import { laidAt } from '../pieces/laid.ts';
import { SpotCard } from '../pieces/spot-card.tsx';
import { Tag } from '../pieces/tag.tsx';
import { cardStateOf, openBadgeOf } from '../play/badge.ts';
import type { RushProps } from '../props.ts';
import { cardWords } from '../said/card-words.ts';
import styles from './big-cards.module.css';

interface BigCardsProps extends RushProps {
  readonly layout: Layout;
}

/** All cards and the dragon's tile, not interactive. */
export function BigCards({ view, layout, say, nameOf }: BigCardsProps) {
  const drawn = allSpots(view).flatMap((spot) => {
    const box = spotBox(layout, view, spot);
    return box === null || placeAt(view, spot)?.kind === 'laid' ? [] : [{ spot, box }];
  });
  return drawn.map(({ spot, box }) => (
    <div
      key={spot}
      className={styles['spot']}
      data-place={spot}
      data-hot={isHot(view, spot) || undefined}
      role="img"
      aria-label={cardWords(view, spot, { say, nameOf })}
      style={placed(box)}
    >
      <SpotCard
        view={view}
        spot={spot}
        say={say}
        laid={laidOn(view, spot)}
        state={cardStateOf(view, spot, openBadgeOf(view, spot))}
      >
        {isHot(view, spot) ? <Tag tone="danger">{say('ui.badge.last')}</Tag> : undefined}
      </SpotCard>
    </div>
  ));
}

/** True if one more die completes the card. */
function isHot(view: RushView, spot: Spot): boolean {
  return openBadgeOf(view, spot)?.is === 'last';
}

/** Dice fly between hand and square. */
function laidOn(view: RushView, spot: Spot): ReactNode[] {
  return laidAt(view, spot).map(
    (one) =>
      one && (
        <TableDie
          key={`${one.seat} ${one.die}`}
          seatOptions={view.seatOptions}
          seat={one.seat}
          die={one.die}
          face={one.face}
          zone={spot}
          roll={null}
        />
      ),
  );
}
