import type { Millis } from '@tablee/kernel';
import { diceAt, HERO_SPOTS, isCompleted, spotsOf } from '../../rules/board.ts';
import { pushOf, targetsOf } from '../../rules/targets.ts';
import type { RushView, Target } from '../../rules/types.ts';

/** RO-29: something to aim at, under a number that it keeps for as long as the sorcerer chooses. */
export interface Aim {
  readonly target: Target;
  readonly nth: number;
  /** Why it cannot be aimed at now; null where it can. */
  readonly lost: 'empty' | 'safe' | 'gone' | null;
}

/** One choice of a target, with all targets that it has offered so far, by number. */
export interface Choosing {
  readonly until: Millis;
  readonly targets: readonly Target[];
}

/**
 * What may be chosen now, after what could be chosen a moment ago. What comes new comes last, and what has vanished stays in
 * the row: the heroes play on meanwhile, and nothing may change its number under a finger.
 */
export function choosingIn(view: RushView, before: Choosing | null): Choosing | null {
  const { asking } = view;
  const pushes = pushOf(view);
  if (asking === null || pushes === null) return null;
  const known = before?.until === asking.until ? before.targets : [];
  const all = pushes === 'all' ? cardsIn(view) : targetsOf(view, pushes);
  const fresh = all
    .filter((target) => !known.some((other) => isSameTarget(target, other)))
    .toSorted((one, other) => placeOn(view, one) - placeOn(view, other));
  if (before?.until === asking.until && fresh.length === 0) return before;
  return { until: asking.until, targets: [...known, ...fresh] };
}

/** Numbers are read from card to card, and on each from square to square. */
function placeOn(view: RushView, { spot, die }: Target): number {
  const square =
    die === null ? 0 : diceAt(view, spot).find((one) => one.seat === die.seat && one.die === die.die)?.square;
  return HERO_SPOTS.indexOf(spot) * MOST_SQUARES + (square ?? 0);
}

/** No card has more. */
const MOST_SQUARES = 10;

/** Whole cards each have their number, whether or not there is something to push. */
function cardsIn(view: RushView): Target[] {
  return spotsOf(view, 'heroes').map((spot) => ({ spot, die: null }));
}

export function aimsOf(view: RushView, { targets }: Choosing): Aim[] {
  const pushes = pushOf(view);
  const open = pushes === null ? [] : targetsOf(view, pushes);
  return targets.map((target, index) => ({ target, nth: index + 1, lost: lossOf(view, open, target) }));
}

function lossOf(view: RushView, open: readonly Target[], target: Target): Aim['lost'] {
  if (open.some((other) => isSameTarget(target, other))) return null;
  if (isCompleted(view, target.spot)) return 'safe';
  return target.die === null ? 'empty' : 'gone';
}

export function isOpen({ lost }: Aim): boolean {
  return lost === null;
}

export function isSameTarget(one: Target, other: Target): boolean {
  return targetName(one) === targetName(other);
}

/** By which the elements of a target are found: "t2", or "t2 1/0" for the first die of the second seat. */
export function targetName({ spot, die }: Target): string {
  return die === null ? spot : `${spot} ${die.seat}/${die.die}`;
}

/** Whether single dice are aimed at, not whole cards. */
export function areDice(aims: readonly Aim[]): boolean {
  return aims.some(({ target }) => target.die !== null);
}
