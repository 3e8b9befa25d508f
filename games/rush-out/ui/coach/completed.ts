import { isCompleted } from '../../rules/board.ts';
import { campAt, cardAt } from '../../rules/places.ts';
import type { EventOf, RushEvent } from '../../rules/types.ts';
import type { TipContext } from './coached.ts';

type CompletedEvent = EventOf<'completed'>;

/** The last accepted completion in which this player took part. */
export function lastCompleted(
  { happenings, game }: TipContext,
  isMeant: (sight: CompletedEvent) => boolean,
): CompletedEvent | null {
  const mine = (sight: RushEvent): sight is CompletedEvent =>
    sight.kind === 'completed' && sight.seats.some((seat) => seat === game.me) && isMeant(sight);
  return happenings.flatMap(({ sights }) => sights).findLast(mine) ?? null;
}

/** RO-A70: false once the next card has replaced it. */
export function isStillThere({ view }: TipContext, completed: CompletedEvent | null): boolean {
  return (
    completed !== null &&
    isCompleted(view, completed.spot, campAt(view, completed.spot)) &&
    cardAt(view, completed.spot) === completed.card
  );
}
