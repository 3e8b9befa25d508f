import type { Seat } from '@tablee/kernel';
import { formatPoints, Layers, MiniFan, SeatPlate, TeamMarks, useAnchor } from '@tablee/table-ui';
import { isToAct } from '../rules/phase.ts';
import { totalsOf } from '../rules/scoring.ts';
import trophy from './art/trophy.svg';
import { seatAnchor } from './origins.ts';
import type { RummuProps } from './props.ts';
import { sideOf } from './side-of.ts';

interface PlateProps extends RummuProps {
  readonly seat: Seat;
  /** Cards in hand, if it is not the number on the server: a composed turn has laid some. */
  readonly held?: number;
  /** For a row on a phone: no fan, and a small score or none. */
  readonly isCompact?: boolean;
  /** False where the score is beside the plate: partners have one together (RM-25). */
  readonly hasScore?: boolean;
}

/** A player's name, number of cards and score, and whether it is their turn. */
export function Plate({
  view,
  viewer,
  seats,
  say,
  locale,
  nameOf,
  seat,
  held,
  isCompact = false,
  hasScore = !isCompact,
}: PlateProps) {
  const anchor = useAnchor(seatAnchor(seat));
  const info = seats[seat];
  if (info === undefined) return null;
  const isActive = isToAct(view, seat);
  const count = held ?? view.hands[seat]?.count ?? 0;
  const side = sideOf(view, seat, viewer);
  const score = hasScore ? formatPoints(totalsOf(view, view.hands.length)[seat] ?? 0) : undefined;
  return (
    <SeatPlate
      {...{ seat, info, locale, isActive }}
      name={nameOf(seat)}
      score={isCompact ? undefined : score}
      ref={anchor}
    >
      {isCompact ? <Layers size={14} aria-hidden="true" /> : <MiniFan count={count} />}
      <strong aria-hidden="true">{count}</strong>
      <span className="hidden-words">{say('ui.cards.count', { count })}</span>
      {isCompact && score !== undefined && (
        <>
          {side.seats.length > 1 ? <TeamMarks {...side} /> : <img src={trophy} alt="" width={15} height={15} />}
          <strong>{score}</strong>
        </>
      )}
    </SeatPlate>
  );
}
