import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { Situation as AnySituation } from '@tablee/table-ui/why-not';
import { countIn, pairIn } from '../rules/family.ts';
import { legalRuckus, pileOf } from '../rules/legality.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes, RuckusView } from '../rules/types.ts';

/** A pile that a card may go to. */
export interface Target {
  readonly seat: Seat;
  readonly family: Family;
}

/** What a touch leads to: a command to be tried, or a card of this family that waits for its pile. */
export type Answer = { readonly command: RuckusCommand } | { readonly choose: Family };

/** What a player sees, as it will be when everything that was sent is played. */
export type Situation = Omit<AnySituation<RuckusTypes>, 'at'>;

export function isAmong(targets: readonly Target[], seat: number, family: Family): boolean {
  return targets.some((target) => target.seat === seat && target.family === family);
}

/** A pair is formed; a single goes where it can if there is one such place, else it waits for a choice. */
export function tapCard({ view, seat }: Situation, family: Family): Answer {
  const hand = view.hand ?? [];
  if (countIn(hand, family) > 1) return { command: { do: 'form', family } };
  const targets = targetsOf(view, seat, family);
  const isFree = view.phase === 'play' && pairIn(hand) === null;
  if (targets.length > 1 && isFree) return { choose: family };
  const [only] = targets;
  return { command: only === undefined ? stealSomewhere(view, seat, family) : layOn(only, seat) };
}

/** A pile is touched: the card of its family that I hold goes there. */
export function tapPile({ view, seat }: Situation, target: Target): RuckusCommand {
  const isPair = countIn(view.hand ?? [], target.family) > 1;
  return isPair && target.seat === seat ? { do: 'form', family: target.family } : layOn(target, seat);
}

/** RK-A23: the pile is for drawing while I hold cards, and for slapping when I hold none. */
export function tapDraw({ view }: Situation): RuckusCommand {
  return { do: view.hand?.length === 0 ? 'slap' : 'draw' };
}

/** A card is let go over a pile, or over what lies in front of somebody. */
export function dropCard({ view, seat }: Situation, family: Family, onto: Seat): RuckusCommand {
  if (onto !== seat) return { do: 'steal', family, from: onto };
  const isPair = countIn(view.hand ?? [], family) > 1;
  const isNew = pileOf(view.piles, seat, family) === undefined;
  return { do: isPair || isNew ? 'form' : 'complete', family };
}

/** RK-A11 speaks of a race; where nothing was there when it was tried, there was none. */
export function notThere(refusal: RuckusRefusal, command: RuckusCommand): RuckusRefusal {
  if (refusal.rule !== 'RK-A11' || command.do !== 'steal') return refusal;
  return { rule: 'RK-7', facts: { ...refusal.facts, why: 'there', seat: command.from } };
}

/** Every pile of this family, mine first. RK-A20: none has six, since one card is in this hand. */
export function targetsOf(view: RuckusView, seat: Seat, family: Family): Target[] {
  const owners = view.piles.map((_, index) => toSeat(index)).filter((one) => pileOf(view.piles, one, family));
  return owners.toSorted((a, b) => Number(b === seat) - Number(a === seat)).map((owner) => ({ seat: owner, family }));
}

function layOn({ seat: owner, family }: Target, seat: Seat): RuckusCommand {
  return owner === seat ? { do: 'complete', family } : { do: 'steal', family, from: owner };
}

/** Where it goes nowhere, the rules say why of any steal. */
function stealSomewhere(view: RuckusView, seat: Seat, family: Family): RuckusCommand {
  return { do: 'steal', family, from: toSeat((seat + 1) % view.piles.length) };
}

/** A hint is about what can be done when the pace allows it again. */
const LATER = toMillis(Number.MAX_SAFE_INTEGER);

/** What a friend would point at: the slap, a pair, the largest pile to be stolen, a pile of mine, the draw pile. */
export function hintFor({ view, seat }: Situation): RuckusCommand | null {
  const worth = (command: RuckusCommand): number => {
    if (command.do === 'steal') return 10 + spoils(view, command);
    return { slap: 100, form: 50, complete: 5, draw: 1 }[command.do];
  };
  const legal = [...legalRuckus(view, seat, LATER)];
  return legal.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}

type Steal = Extract<RuckusCommand, { do: 'steal' }>;

/** How many cards a theft brings. */
export function spoils({ piles }: RuckusView, { from, family }: Steal): number {
  return pileOf(piles, from, family)?.count ?? 0;
}
