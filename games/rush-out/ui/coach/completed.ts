import { cardAt, isCompleted } from '../../rules/board.ts';
import type { EventOf, RushEvent } from '../../rules/types.ts';
import type { Coached } from './coached.ts';

type Completed = EventOf<'completed'>;

/** The last card that I had a part in completing, of those that are meant. */
export function lastCompleted({ happenings, game }: Coached, isMeant: (sight: Completed) => boolean): Completed | null {
  const mine = (sight: RushEvent): sight is Completed =>
    sight.kind === 'completed' && sight.seats.some((seat) => seat === game.me) && isMeant(sight);
  return happenings.flatMap(({ sights }) => sights).findLast(mine) ?? null;
}

/** RO-A70: the next card in its place would not be what is told. */
export function isStillThere({ view }: Coached, completed: Completed | null): boolean {
  return completed !== null && isCompleted(view, completed.spot) && cardAt(view, completed.spot) === completed.card;
}
