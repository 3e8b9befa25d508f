import { cardAt, isCompleted, isHeroSpot } from '../../rules/board.ts';
import type { Spot, Target } from '../../rules/types.ts';
import type { CardState } from '../pieces/card-state.ts';
import { type LaidDie, laidAt } from '../pieces/laid.ts';
import { type Aim, isOpen, isSameTarget, targetName } from './aims.ts';
import { type Badge, badgeOf, cardStateOf } from './badge.ts';
import { thingState } from './thing-state.ts';
import { thingName } from './things.ts';
import { squaresLit } from './touch.ts';
import type { RushGame } from './use-rush.ts';

/** All that a card or the dragon's tile shows of the match, as JSON: as long as it is the same, the card is not drawn again. */
export interface SpotLook {
  readonly spot: Spot;
  /** What lies there; null for the dragon's tile. */
  readonly card: string | null;
  /** The die on each square; null where it is free. */
  readonly laid: readonly (LaidLook | null)[];
  /** The squares that light up. */
  readonly lit: readonly number[];
  /** Every square has its die, and the card goes in a moment. */
  readonly isCompleted: boolean;
  readonly badge: Badge | null;
  readonly state: CardState | null;
  readonly mark: ReturnType<typeof thingState>;
  /** The card that I work on. */
  readonly isFocus: boolean;
  /** What a touch on it is; null for a spectator, who only looks. */
  readonly touch: CardTouch | null;
}

interface CardTouch {
  readonly thing: string;
  /** RO-29: its number, and its name, as a target that can be chosen. */
  readonly nth: number | null;
  readonly target: string | null;
  /** I work on it, or read what it does; null where it is a target. */
  readonly isPressed: boolean | null;
}

interface LaidLook extends LaidDie {
  /** What touching it is: taking it back or aiming at it; null where it is nothing but touching the card. */
  readonly touch: string | null;
  /** The host has not confirmed it yet. */
  readonly isSent: boolean;
  /** RO-29: its number as a single target. */
  readonly nth: number | null;
}

/** What of a player's table a card depends on. */
type Looked = Pick<
  RushGame,
  'shown' | 'me' | 'isPlaying' | 'counted' | 'lights' | 'aims' | 'focus' | 'read' | 'refused' | 'hinted'
>;

export function spotLookOf(game: Looked, spot: Spot): SpotLook {
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
    isCompleted: isCompleted(view, spot),
    badge,
    state: badge?.is === 'place' && lit.length === 0 ? null : cardStateOf(view, spot, badge),
    mark: thingState(game, aim === null ? thingName({ at: 'spot', spot }) : thingName({ at: 'aim', nth: aim.nth })),
    isFocus,
    touch: me === null ? null : touchOf(spot, aim, isFocus || game.read === spot),
  };
}

function isWorkedOn({ focus, isPlaying, aims }: Looked, spot: Spot): boolean {
  return focus === spot && isPlaying && aims === null;
}

function touchOf(spot: Spot, aim: Aim | null, isPressed: boolean): CardTouch {
  if (aim === null || !isOpen(aim))
    return { thing: thingName({ at: 'spot', spot }), nth: null, target: null, isPressed };
  const { nth, target } = aim;
  return { thing: thingName({ at: 'aim', nth }), nth, target: targetName(target), isPressed: null };
}

/** RO-29: the card as a target; null where it is none, or single dice are. */
function aimAt({ aims }: Looked, spot: Spot): Aim | null {
  if (!isHeroSpot(spot)) return null;
  return (aims ?? []).find(({ target }) => isSameTarget(target, { spot, die: null })) ?? null;
}

/** RO-29: single dice are numbered where they are aimed at. */
function laidOn({ shown, me, aims }: Looked, spot: Spot): (LaidLook | null)[] {
  return laidAt(shown.view, spot).map((one) => {
    if (one === null) return null;
    const { seat, die } = one;
    const isMine = seat === me;
    const nth = isHeroSpot(spot) ? numberIn(aims, { spot, die: { seat, die } }) : null;
    return { ...one, touch: touchName(isMine, die, nth), isSent: isMine && shown.sent.has(die), nth };
  });
}

/** Which key and which number stand for a target that can still be chosen. */
function numberIn(aims: Looked['aims'], target: Target): number | null {
  return (aims ?? []).find((aim) => isOpen(aim) && isSameTarget(aim.target, target))?.nth ?? null;
}

function touchName(isMine: boolean, die: number, nth: number | null): string | null {
  if (nth !== null) return thingName({ at: 'aim', nth });
  return isMine ? thingName({ at: 'die', die }) : null;
}
