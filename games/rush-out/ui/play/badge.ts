import type { Seat } from '@tablee/kernel';
import { diceAt, isCompleted, isUnderDragon, seatsAt, spotOf } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import { MAX_COLOURS } from '../../rules/check-place.ts';
import { answerablePushOf } from '../../rules/modules/confusion.ts';
import { campAt, cardAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import type { CardState } from '../pieces/card-state.ts';
import { isOpen, type NumberedTarget } from './aims.ts';
import { isNearly } from './danger.ts';
import { type LegalSpots, squaresLit } from './touch.ts';

/** A few words at the lower edge of a card with its current state. */
export type Badge =
  | { readonly is: 'done' | 'awaited' | 'held' | 'mine' | 'last' | 'no-push' | 'safe' | 'asleep' }
  | { readonly is: 'colours'; readonly seats: readonly Seat[] }
  | { readonly is: 'place' | 'push' | 'pick'; readonly count: number };

interface BadgeContext {
  readonly view: RushView;
  /** Null for a spectator. */
  readonly me: Seat | null;
  readonly fits: LegalSpots;
  /** Targets of the player; null if there is no choice. */
  readonly aims: readonly NumberedTarget[] | null;
}

export function badgeOf(question: BadgeContext, spot: Spot): Badge | null {
  const { view, me, aims } = question;
  if (aims !== null && campAt(view, spot) === 'heroes') return aimBadge(view, aims, spot);
  if (isCompleted(view, spot, campAt(view, spot))) return { is: 'done' };
  if (view.questions.some(({ about, seat }) => about === 'lock' && spotOf(view, seat) === spot))
    return { is: 'awaited' };
  if (isUnderDragon(view, spot)) return { is: 'held' };
  if (me !== null && campOf(view, me) === campAt(view, spot)) return myBadge(question, me, spot);
  return cardAt(view, spot) !== null && isNearly(view, spot) ? { is: 'last' } : null;
}

const STATE_BY_BADGE: Partial<Readonly<Record<Badge['is'], CardState>>> = {
  place: 'legal',
  push: 'legal',
  pick: 'legal',
  done: 'done',
  safe: 'done',
  held: 'held',
  last: 'hot',
};

/** Frame of a card by its badge. RO-34: a card under the dragon is held if its badge sets no frame. */
export function cardStateOf(view: RushView, spot: Spot, badge: Badge | null): CardState | null {
  const state = badge === null ? undefined : STATE_BY_BADGE[badge.is];
  return state ?? (isUnderDragon(view, spot) ? 'held' : null);
}

/** Badge for spectators. */
export function openBadgeOf(view: RushView, spot: Spot): Badge | null {
  return badgeOf({ view, me: null, fits: [], aims: null }, spot);
}

/** RO-29, RO-30: number of dice to push or pick from, or the reason why there are none. */
function aimBadge(view: RushView, aims: readonly NumberedTarget[], spot: Spot): Badge | null {
  if (isCompleted(view, spot, campAt(view, spot))) return { is: 'safe' };
  const count = diceAt(view, spot, campAt(view, spot)).length;
  if (count === 0) return cardAt(view, spot) === null ? null : { is: 'no-push' };
  if (!aims.some((aim) => isOpen(aim) && aim.target.spot === spot)) return null;
  return { is: answerablePushOf(view) === 'one' ? 'pick' : 'push', count };
}

function myBadge({ view, fits }: BadgeContext, me: Seat, spot: Spot): Badge | null {
  const others = seatsAt(view, spot, campAt(view, spot)).filter((seat) => seat !== me);
  if (others.length >= MAX_COLOURS) return { is: 'colours', seats: others };
  const count = squaresLit({ view, seat: me }, fits, spot).length;
  if (count > 0) return { is: 'place', count };
  if (spotOf(view, me) === spot) return { is: 'mine' };
  return cardAt(view, spot) === null && view.dragon === 0 ? { is: 'asleep' } : null;
}
