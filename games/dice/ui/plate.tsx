import type { Seat } from '@tablee/kernel';
import { formatPoints, SeatPlate, useAnchor } from '@tablee/table-ui';
import { totalsOf } from '../rules/scoring.ts';
import { seatAnchor } from './origins.ts';
import type { DiceProps } from './props.ts';

interface PlateProps extends Pick<DiceProps, 'view' | 'seats' | 'say' | 'locale' | 'nameOf'> {
  readonly seat: Seat;
  /** Number of dice left. */
  readonly count: number;
}

/** Name, score and turn of a seat. Dice that go to the seat fly to it. */
export function Plate({ view, seats, say, locale, nameOf, seat, count }: PlateProps) {
  const anchor = useAnchor(seatAnchor(seat));
  const info = seats[seat];
  if (info === undefined) return null;
  const isActive = view.turn === seat && view.phase !== 'over' && view.phase !== 'sheet';
  return (
    <SeatPlate
      {...{ seat, info, locale, isActive }}
      name={nameOf(seat)}
      score={formatPoints(totalsOf(view)[seat] ?? 0)}
      ref={anchor}
    >
      {say('ui.dice.count', { count })}
    </SeatPlate>
  );
}
