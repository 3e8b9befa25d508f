import type { Seat } from '@tablee/kernel';
import { type GameTableProps, SeatPlate } from '@tablee/table-ui';
import type { ReactNode, Ref } from 'react';
import type { TilesSay, TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';

interface PlateProps extends Pick<GameTableProps<TilesTypes, TilesWords>, 'view' | 'seats' | 'locale' | 'nameOf'> {
  readonly seat: Seat;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The plate of a seat in both modes, highlighted during that player's turn. */
export function Plate({ seat, view, seats, locale, nameOf, children, ref = null }: PlateProps) {
  const info = seats[seat];
  if (info === undefined) return null;
  const isActive = view.turn === seat && view.phase !== 'over';
  return (
    <SeatPlate {...{ seat, info, locale, isActive, ref }} name={nameOf(seat)}>
      {children}
    </SeatPlate>
  );
}

/** Number of tiles: a digit on the screen, a sentence for screen readers. */
export function TileCount({ count, say }: { readonly count: number; readonly say: TilesSay }) {
  return (
    <>
      <strong aria-hidden="true">{count}</strong>
      <span className="hidden-words">{say('ui.rack.count', { count })}</span>
    </>
  );
}
