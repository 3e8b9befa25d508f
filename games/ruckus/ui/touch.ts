import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { Situation } from '@tablee/table-ui/why-not';
import { countIn, pairIn } from '../rules/family.ts';
import { legalRuckus, pileOf } from '../rules/legality.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes, RuckusView } from '../rules/types.ts';

/** A pile that a card may go to. */
export interface Target {
  readonly seat: Seat;
  readonly family: Family;
}

/** Result of a touch: a command to try, or a card that waits for the choice of a pile. */
export type TapResult = { readonly command: RuckusCommand } | { readonly choose: Family };

/** The view after all pending commands, and the seat. */
export type TouchSituation = Omit<Situation<RuckusTypes>, 'at'>;

export function isAmong(targets: readonly Target[], seat: number, family: Family): boolean {
  return targets.some((target) => target.seat === seat && target.family === family);
}

/** Forms a pair. A single card goes to the only possible pile, or waits for a choice if there are several. */
export function tapCard({ view, seat }: TouchSituation, family: Family): TapResult {
  const hand = view.hand ?? [];
  if (countIn(hand, family) > 1) return { command: { do: 'form', family } };
  const targets = targetsOf(view, seat, family);
  const isFree = view.phase === 'play' && pairIn(hand) === null;
  if (targets.length > 1 && isFree) return { choose: family };
  const [only] = targets;
  return { command: only === undefined ? stealSomewhere(view, seat, family) : layOn(only, seat) };
}

/** A tap on a pile plays the card of its family. */
export function tapPile({ view, seat }: TouchSituation, target: Target): RuckusCommand {
  const isPair = countIn(view.hand ?? [], target.family) > 1;
  return isPair && target.seat === seat ? { do: 'form', family: target.family } : layOn(target, seat);
}

/** RK-A23: the draw pile is for drawing while I have cards, and for slapping when I have none. */
export function tapDraw({ view }: TouchSituation): RuckusCommand {
  return { do: view.hand?.length === 0 ? 'slap' : 'draw' };
}

/** A card is dropped on the mat of a seat. */
export function dropCard({ view, seat }: TouchSituation, family: Family, onto: Seat): RuckusCommand {
  if (onto !== seat) return { do: 'steal', family, from: onto };
  const isPair = countIn(view.hand ?? [], family) > 1;
  const isNew = pileOf(view.piles, seat, family) === undefined;
  return { do: isPair || isNew ? 'form' : 'complete', family };
}

/** RK-A11 is about lost races; if the pile was not there when the player tried, RK-7 is the reason. */
export function notThere(refusal: RuckusRefusal, command: RuckusCommand): RuckusRefusal {
  if (refusal.rule !== 'RK-A11' || command.do !== 'steal') return refusal;
  return { rule: 'RK-7', facts: { ...refusal.facts, why: 'there', seat: command.from } };
}

/** All piles of this family, mine first. RK-A20: none of them is complete, since one card is in this hand. */
export function targetsOf(view: RuckusView, seat: Seat, family: Family): Target[] {
  const owners = view.piles.map((_, index) => toSeat(index)).filter((one) => pileOf(view.piles, one, family));
  return owners.toSorted((a, b) => Number(b === seat) - Number(a === seat)).map((owner) => ({ seat: owner, family }));
}

function layOn({ seat: owner, family }: Target, seat: Seat): RuckusCommand {
  return owner === seat ? { do: 'complete', family } : { do: 'steal', family, from: owner };
}

/** With no possible target, any steal yields the refusal to show. */
function stealSomewhere(view: RuckusView, seat: Seat, family: Family): RuckusCommand {
  return { do: 'steal', family, from: toSeat((seat + 1) % view.piles.length) };
}

/** A hint ignores the pace: it tells what will be possible when the next move is allowed. */
const PACE_IGNORED = toMillis(Number.MAX_SAFE_INTEGER);

/** The most valuable command: the slap, a pair, the largest theft, an own pile, the draw pile. */
export function hintFor({ view, seat }: TouchSituation): RuckusCommand | null {
  const worth = (command: RuckusCommand): number => {
    if (command.do === 'steal') return 10 + sizeOfTarget(view, command);
    return { slap: 100, form: 50, complete: 5, draw: 1 }[command.do];
  };
  const legal = [...legalRuckus(view, seat, PACE_IGNORED)];
  return legal.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

type Steal = Extract<RuckusCommand, { do: 'steal' }>;

export function sizeOfTarget({ piles }: RuckusView, { from, family }: Steal): number {
  return pileOf(piles, from, family)?.count ?? 0;
}
