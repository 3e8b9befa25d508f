import { createContext, use } from 'react';
import { markOf, type SeatMark } from '../marks.ts';

/** How seats are marked at this table: a game whose players choose their colours has marks of its own. */
export const SeatMarksContext = createContext<(seat: number) => SeatMark>(markOf);

export function useSeatMarks(): (seat: number) => SeatMark {
  return use(SeatMarksContext);
}
