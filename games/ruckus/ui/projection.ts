import { type Seat, toMillis } from '@tablee/kernel';
import type { PendingCommand } from '@tablee/table-ui';
import { countIn, without } from '../rules/family.ts';
import { readyAt } from '../rules/timing.ts';
import type { Family, Pile, RuckusTypes, RuckusView } from '../rules/types.ts';
import { isAmong, type Target } from './touch.ts';

type Pending = PendingCommand<RuckusTypes>;

/** The table as drawn: pending commands are shown as if played (optimistic update), and marked. */
export interface Projection {
  readonly piles: readonly (readonly Pile[])[];
  readonly hand: readonly Family[];
  /** My piles that the host has not confirmed, and other players' piles that my card lies on. */
  readonly sent: readonly Target[];
  readonly isDrawing: boolean;
  readonly isSlapping: boolean;
  /** The view after all pending commands, for checking the next one. */
  readonly coming: RuckusView;
}

export function isSent({ sent }: Projection, seat: number, family: Family): boolean {
  return isAmong(sent, seat, family);
}

export function project(view: RuckusView, seat: Seat | null, pending: readonly Pending[]): Projection {
  const still: Projection = {
    piles: view.piles,
    hand: view.hand ?? [],
    sent: [],
    isDrawing: false,
    isSlapping: false,
    coming: view,
  };
  return seat === null ? still : pending.reduce((shown, sent) => projectTimed(shown, seat, sent), still);
}

/** RK-A14: the pace counts from the time of play, and the host keeps an early command until then. */
function projectTimed(shown: Projection, seat: Seat, sent: Pending): Projection {
  const playedAt = toMillis(Math.max(sent.at, readyAt(shown.coming, seat, sent.command.do)));
  const next = projectOne(shown, seat, sent);
  return { ...next, coming: { ...next.coming, actedAt: next.coming.actedAt.with(seat, playedAt) } };
}

function projectOne(shown: Projection, seat: Seat, { command }: Pending): Projection {
  switch (command.do) {
    case 'draw':
      return { ...shown, isDrawing: true };
    case 'slap':
      return { ...shown, isSlapping: true };
    case 'form':
    case 'complete':
      return projectLay(shown, seat, command.family);
    case 'steal':
      return projectSteal(shown, seat, command.family, command.from);
  }
}

function projectLay(shown: Projection, seat: Seat, family: Family): Projection {
  const cards = countIn(shown.hand, family);
  if (cards === 0) return shown;
  const hand = without(shown.hand, family);
  const piles = withCards(shown.piles, seat, family, cards);
  const coming = { ...shown.coming, hand, piles: withCards(shown.coming.piles, seat, family, cards) };
  return { ...shown, hand, piles, coming, sent: [...shown.sent, { seat, family }] };
}

/** A race may be lost: the card moves to the pile at once, but the pile only when the host confirms. */
function projectSteal(shown: Projection, seat: Seat, family: Family, from: Seat): Projection {
  const pile = shown.coming.piles[from]?.find((one) => one.family === family);
  if (pile === undefined || countIn(shown.hand, family) === 0) return shown;
  const hand = without(shown.hand, family);
  const left = shown.coming.piles.with(
    from,
    (shown.coming.piles[from] as readonly Pile[]).filter((one) => one !== pile),
  );
  const coming = { ...shown.coming, hand, piles: withCards(left, seat, family, pile.count + 1) };
  return { ...shown, hand, coming, sent: [...shown.sent, { seat: from, family }] };
}

function withCards(
  piles: readonly (readonly Pile[])[],
  seat: Seat,
  family: Family,
  cards: number,
): readonly (readonly Pile[])[] {
  const own = piles[seat] as readonly Pile[];
  const isNew = !own.some((pile) => pile.family === family);
  const made = isNew
    ? [...own, { family, count: cards }]
    : own.map((pile) => (pile.family === family ? { family, count: pile.count + cards } : pile));
  return piles.with(seat, made);
}
