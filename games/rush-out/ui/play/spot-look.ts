import type { Seat } from '@tablee/kernel';
import { isCompleted } from '../../rules/board.ts';
import { refusalOfSymbol } from '../../rules/check-place.ts';
import { type PushTarget } from '../../rules/modules/confusion.ts';
import { campAt, cardAt, isHeroSpot, squaresAt } from '../../rules/places.ts';
import type { RushView, Spot, Square } from '../../rules/types.ts';
import type { CardState } from '../pieces/card-state.ts';
import { type LaidDie, laidAt } from '../pieces/laid.ts';
import { isOpen, isSameTarget, type NumberedTarget, targetName } from './aims.ts';
import { type Badge, badgeOf, cardStateOf } from './badge.ts';
import { thingState } from './thing-state.ts';
import { thingName } from './things.ts';
import { squaresLit } from './touch.ts';
import type { RushGame } from './use-rush.ts';

/** Everything a card or the dragon's tile shows of the match, as plain data: an equal look is not rendered again. */
export interface SpotLook {
  readonly spot: Spot;
  /** Null for the dragon's tile. */
  readonly card: string | null;
  /** Dice by square; null for free squares. */
  readonly laid: readonly (LaidLook | null)[];
  /** Indices of lit squares. */
  readonly lit: readonly number[];
  /** RO-43: symbols of its squares that are forbidden to the player. */
  readonly barred: readonly Square[];
  /** All squares are filled; the card will be replaced after a pause. */
  readonly isCompleted: boolean;
  readonly badge: Badge | null;
  readonly state: CardState | null;
  readonly mark: ReturnType<typeof thingState> | 'selected';
  /** The player works on this card. */
  readonly isFocus: boolean;
  /** Effect of a touch; null for spectators. */
  readonly touch: CardTouch | null;
}

interface CardTouch {
  readonly thing: string;
  /** RO-29: number and name as a target. */
  readonly nth: number | null;
  readonly target: string | null;
  /** The player works on it, reads its effect, or has chosen it as the target; null for other targets. */
  readonly isPressed: boolean | null;
}

interface LaidLook extends LaidDie {
  /** Name of the die as a thing: it can be taken back or aimed at. Null if a touch means the card. */
  readonly touch: string | null;
  /** Placement not confirmed by the host. */
  readonly isSent: boolean;
  /** RO-29: number as a single target. */
  readonly nth: number | null;
}

/** Parts of a player's table that a card depends on. */
type LookSource = Pick<
  RushGame,
  'shown' | 'me' | 'isPlaying' | 'canPing' | 'counted' | 'lights' | 'aims' | 'focus' | 'read' | 'refused' | 'hinted'
>;

export function spotLookOf(game: LookSource, spot: Spot): SpotLook {
  const { view } = game.shown;
  const { me, counted, lights, aims } = game;
  const badge = badgeOf({ view, me, fits: counted, aims }, spot);
  const lit = me === null || aims !== null ? [] : squaresLit({ view, seat: me }, lights, spot);
  const aim = aimAt(game, spot);
  const isFocus = isWorkedOn(game, spot);
  return {
    spot,
    card: cardAt(view, spot),
    laid: laidOn(game, spot),
    lit,
    barred: me === null ? [] : barredAt(view, me, spot),
    isCompleted: isCompleted(view, spot, campAt(view, spot)),
    badge,
    state: badge?.is === 'place' && lit.length === 0 ? null : cardStateOf(view, spot, badge),
    mark: markOf(game, spot, aim),
    isFocus,
    touch: me === null ? null : touchOf(spot, aim, isFocus || game.read === spot),
  };
}

/** Only dissipations forbid symbols, and only skills, which no square of the sorcerer shows. */
function barredAt(view: RushView, me: Seat, spot: Spot): Square[] {
  const symbols = new Set(squaresAt(view, spot, campAt(view, spot)));
  return [...symbols].filter((symbol) => refusalOfSymbol(view, me, symbol) !== null);
}

function markOf(game: LookSource, spot: Spot, aim: NumberedTarget | null): SpotLook['mark'] {
  const mark = thingState(game, thingName(aim === null ? { at: 'spot', spot } : { at: 'aim', nth: aim.nth }));
  return mark === 'idle' && aim?.isChosen === true ? 'selected' : mark;
}

function isWorkedOn({ focus, isPlaying, canPing, aims }: LookSource, spot: Spot): boolean {
  return focus === spot && (isPlaying || canPing) && aims === null;
}

function touchOf(spot: Spot, aim: NumberedTarget | null, isPressed: boolean): CardTouch {
  if (aim === null || !isOpen(aim))
    return { thing: thingName({ at: 'spot', spot }), nth: null, target: null, isPressed };
  const { nth, target } = aim;
  return {
    thing: thingName({ at: 'aim', nth }),
    nth,
    target: targetName(target),
    isPressed: aim.isChosen ? true : null,
  };
}

/** RO-29: the whole card as a target, if it is one. */
function aimAt({ aims }: LookSource, spot: Spot): NumberedTarget | null {
  if (!isHeroSpot(spot)) return null;
  return (aims ?? []).find(({ target }) => isSameTarget(target, { spot, die: null })) ?? null;
}

/** RO-29: dice are numbered if they are single targets. */
function laidOn({ shown, me, aims }: LookSource, spot: Spot): (LaidLook | null)[] {
  return laidAt(shown.view, spot).map((one) => {
    if (one === null) return null;
    const { seat, die } = one;
    const isMine = seat === me;
    const nth = isHeroSpot(spot) ? numberIn(aims, { spot, die: { seat, die } }) : null;
    return { ...one, touch: touchName(isMine, die, nth), isSent: isMine && shown.sent.has(die), nth };
  });
}

/** Number of an available target, also its key. */
function numberIn(aims: LookSource['aims'], target: PushTarget): number | null {
  return (aims ?? []).find((aim) => isOpen(aim) && isSameTarget(aim.target, target))?.nth ?? null;
}

function touchName(isMine: boolean, die: number, nth: number | null): string | null {
  if (nth !== null) return thingName({ at: 'aim', nth });
  return isMine ? thingName({ at: 'die', die }) : null;
}
