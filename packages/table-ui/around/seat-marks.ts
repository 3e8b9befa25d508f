import { createContext, use } from 'react';
import { markOf, type SeatMark } from '../marks.ts';

/** Colours and shapes of the seats at this table; games in which players choose colours bring their own. */
export const SeatMarksContext = createContext<(seat: number) => SeatMark>(markOf);

export function useSeatMarks(): (seat: number) => SeatMark {
  return use(SeatMarksContext);
}
