import type { Seat } from '@tablee/kernel';
import { Layers, MiniFan, SeatPlate, useAnchor } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import { totalsOf } from '../rules/scoring.ts';
import { seatAnchor } from './origins.ts';
import type { RummuProps } from './props.ts';

interface PlateProps extends RummuProps {
  readonly seat: Seat;
  /** Said below the name instead of how many cards there are. */
  readonly children?: ReactNode;
  /** Whether the number of cards is drawn as a fan. */
  readonly hasFan?: boolean;
}

/** Who sits there, how many cards they hold, what they have, and whether it is their move. */
export function Plate({ view, seats, say, locale, nameOf, seat, children, hasFan = false }: PlateProps) {
  const anchor = useAnchor(seatAnchor(seat));
  const info = seats[seat];
  if (info === undefined) return null;
  const isActive = view.turn === seat && view.phase !== 'over' && view.phase !== 'sheet';
  const count = view.hands[seat]?.count ?? 0;
  const score = view.options.sides === 'alone' ? totalsOf(view, view.hands.length)[seat] : undefined;
  return (
    <SeatPlate {...{ seat, info, locale, isActive }} name={nameOf(seat)} score={score} ref={anchor}>
      {children ?? (
        <>
          {hasFan ? <MiniFan count={count} /> : <Layers size={14} aria-hidden="true" />}
          <strong aria-hidden="true">{count}</strong>
          <span className="hidden-words">{say('ui.cards.count', { count })}</span>
        </>
      )}
    </SeatPlate>
  );
}
