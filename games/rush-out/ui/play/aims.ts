import { diceAt, heroDiceAt, isCompleted } from '../../rules/board.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import { answerablePushOf, type PushTarget, targetsOf } from '../../rules/modules/confusion.ts';
import { campAt, placeAt, spotsOf } from '../../rules/places.ts';
import { answerableAbout } from '../../rules/questions.ts';
import type { RushCommand, RushView } from '../../rules/types.ts';

/** RO-29: a target with a number that stays the same during the whole choice. */
export interface NumberedTarget {
  readonly target: PushTarget;
  readonly nth: number;
  /** Why it is no target now; null if it is one. */
  readonly lost: 'empty' | 'safe' | 'gone' | null;
  /** RO-A84: chosen during the pause, and may still be changed. */
  readonly isChosen: boolean;
}

/** One choice, with all targets offered so far, in the order of their numbers. */
export interface OfferedTargets {
  /** The spell that asks. Its numbers are kept when the pause ends and the question opens (RO-A84). */
  readonly card: string;
  readonly targets: readonly PushTarget[];
}

/**
 * Targets of the current choice, from the completion of the spell on (RO-A84). New ones are appended and lost ones kept:
 * the heroes play on meanwhile, and a target must not change its number just before it is tapped.
 */
export function offeredTargetsIn(view: RushView, before: OfferedTargets | null): OfferedTargets | null {
  const question = answerableAbout(view, 'push');
  const pushes = answerablePushOf(view);
  if (question === null || pushes === null) return null;
  const card = cardOrTileAt(view, question.spot);
  const isSame = before?.card === card;
  const open = targetsOf(view, pushes);
  // RO-A26: a spell without a target asks nothing at the end of its pause.
  if (!isSame && open.length === 0) return null;
  const known = isSame ? before.targets : [];
  const all = pushes === 'all' ? cardsIn(view) : open;
  const fresh = all
    .filter((target) => !known.some((other) => isSameTarget(target, other)))
    .toSorted((one, other) => placeOn(view, one) - placeOn(view, other));
  if (isSame && fresh.length === 0) return before;
  return { card, targets: [...known, ...fresh] };
}

/** Orders targets by card and square. */
function placeOn(view: RushView, { spot, die }: PushTarget): number {
  const square =
    die === null
      ? 0
      : diceAt(view, spot, campAt(view, spot)).find((one) => one.seat === die.seat && one.die === die.die)?.square;
  return spotsOf(view, 'heroes').indexOf(spot) * MAX_SQUARES + (square ?? 0);
}

/** Greater than the number of squares of any card. */
const MAX_SQUARES = 10;

/** All trials and the tile, even without dice, so that their numbers do not change; of cards laid against heroes those with dice. */
function cardsIn(view: RushView): PushTarget[] {
  return spotsOf(view, 'heroes')
    .filter((spot) => placeAt(view, spot)?.kind !== 'laid' || heroDiceAt(view, spot).length > 0)
    .map((spot) => ({ spot, die: null }));
}

export function aimsOf(view: RushView, { targets }: OfferedTargets): NumberedTarget[] {
  const pushes = answerablePushOf(view);
  const open = pushes === null ? [] : targetsOf(view, pushes);
  const answer = answerIn(view);
  return targets.map((target, index) => ({
    target,
    nth: index + 1,
    lost: lossOf(view, open, target),
    isChosen: answer?.do === 'aim' && isSameTarget(answer, target),
  }));
}

function lossOf(view: RushView, open: readonly PushTarget[], target: PushTarget): NumberedTarget['lost'] {
  if (open.some((other) => isSameTarget(target, other))) return null;
  if (isCompleted(view, target.spot, campAt(view, target.spot))) return 'safe';
  return target.die === null ? 'empty' : 'gone';
}

/** RO-A84: the sorcerer's answer during the pause; null if there is none. */
export function answerIn({ completions }: Pick<RushView, 'completions'>): RushCommand | null {
  return completions.find(({ camp }) => camp === 'sorcerer')?.answer ?? null;
}

export function isOpen({ lost }: NumberedTarget): boolean {
  return lost === null;
}

export function isSameTarget(one: PushTarget, other: PushTarget): boolean {
  return targetName(one) === targetName(other);
}

/** Name of a target in the markup: "t2", or "t2 1/0" for the first die of the second seat. */
export function targetName({ spot, die }: PushTarget): string {
  return die === null ? spot : `${spot} ${die.seat}/${die.die}`;
}

/** True if single dice are chosen instead of whole cards. */
export function areDice(aims: readonly NumberedTarget[]): boolean {
  return aims.some(({ target }) => target.die !== null);
}
