import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import { type Situation as AnySituation, whyNot } from '@tablee/table-ui/why-not';
import { countIn, pairIn } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import { legalRuckus, pileOf } from '../rules/legality.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes, RuckusView } from '../rules/types.ts';

/** A pile that a card may go to. */
export interface Target {
  readonly seat: Seat;
  readonly family: Family;
}

/** What a touch leads to. */
export type Answer =
  | { readonly kind: 'play'; readonly command: RuckusCommand }
  | { readonly kind: 'choose'; readonly family: Family; readonly targets: readonly Target[] }
  | { readonly kind: 'refuse'; readonly refusal: RuckusRefusal };

export type Situation = AnySituation<RuckusTypes>;

export function isAmong(targets: readonly Target[], seat: number, family: Family): boolean {
  return targets.some((target) => target.seat === seat && target.family === family);
}

function answerTo(situation: Situation, command: RuckusCommand): Answer {
  const refusal = whyNot(ruckus, situation, command);
  return refusal === null ? { kind: 'play', command } : { kind: 'refuse', refusal };
}

/** A pair is formed; a single goes where it can if there is one such place, else it waits for a choice. */
export function tapCard(situation: Situation, family: Family): Answer {
  const { view, seat } = situation;
  const hand = view.hand ?? [];
  if (countIn(hand, family) > 1) return answerTo(situation, { do: 'form', family });
  const targets = targetsOf(view, seat, family);
  const isFree = view.phase === 'play' && pairIn(hand) === null;
  if (targets.length > 1 && isFree) return { kind: 'choose', family, targets };
  const [only] = targets;
  return answerTo(situation, only === undefined ? stealSomewhere(view, seat, family) : layOn(only, seat));
}

/** A pile is touched: whatever card of its family I hold goes there. */
export function tapPile(situation: Situation, target: Target): Answer {
  const { view, seat } = situation;
  const isPair = countIn(view.hand ?? [], target.family) > 1;
  const command: RuckusCommand =
    isPair && target.seat === seat ? { do: 'form', family: target.family } : layOn(target, seat);
  return answerTo(situation, command);
}

/** RK-A23: the pile is for drawing while I hold cards, and for slapping when I hold none. */
export function tapDraw(situation: Situation): Answer {
  const isEmpty = situation.view.hand?.length === 0;
  return answerTo(situation, { do: isEmpty ? 'slap' : 'draw' });
}

/** A card is let go over a pile, or over what lies in front of somebody. */
export function dropCard(situation: Situation, family: Family, onto: { readonly seat: Seat }): Answer {
  const { view, seat } = situation;
  if (onto.seat !== seat) return notThere(answerTo(situation, { do: 'steal', family, from: onto.seat }), onto.seat);
  const isPair = countIn(view.hand ?? [], family) > 1;
  if (isPair || pileOf(view.piles, seat, family) === undefined) return answerTo(situation, { do: 'form', family });
  return answerTo(situation, { do: 'complete', family });
}

/** RK-A11 tells of a race; what was not there when the card was let go was none. */
function notThere(answer: Answer, seat: Seat): Answer {
  if (answer.kind !== 'refuse' || answer.refusal.rule !== 'RK-A11') return answer;
  const facts = { ...answer.refusal.facts, why: 'there', seat };
  return { kind: 'refuse', refusal: { rule: 'RK-7', facts } };
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
export function hintFor({ view, seat }: Pick<Situation, 'view' | 'seat'>): RuckusCommand | null {
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
