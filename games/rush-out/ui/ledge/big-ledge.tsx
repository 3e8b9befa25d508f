import { placed } from '@tablee/table-ui';
import { laidDice } from '../felt/card-spot.tsx';
import type { Layout } from '../layout/types.ts';
import { spotLookOf } from '../play/spot-look.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { Chip } from './chip.tsx';
import { laidLabelOf, laidLookOf } from './laid-look.tsx';
import styles from './ledge-cards.module.css';

interface BigLedgeProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** Cards against the heroes, beside their dice on a television: pictures and squares, without words. */
export function BigLedge({ game, layout: { ledge }, say, nameOf }: BigLedgeProps) {
  const reader = { view: game.shown.view, say, nameOf, isMine: false };
  return (ledge?.slots ?? [])
    .filter(({ isHidden, isGone }) => !isHidden && !isGone)
    .map((slot) => {
      const { spot, box, more } = slot;
      const spotLook = spotLookOf(game, spot);
      const look = { ...laidLookOf(slot, spotLook, reader, laidDice(spotLook, reader.view)), tag: null };
      return (
        <div
          key={spot}
          className={styles['slot']}
          style={placed(box)}
          data-place={spot}
          role="img"
          aria-label={laidLabelOf(slot, look, spotLook, reader)}
        >
          {more > 0 ? <span className={styles['more']}>+{more}</span> : <Chip look={look} shows="squares" />}
        </div>
      );
    });
}
