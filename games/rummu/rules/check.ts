import type { Facts, Seat } from '@tablee/kernel';
import { type ComposeResult, type Composition, compose, openingFault, takeBack } from './compose.ts';
import { holds, ownHand, sizeOf } from './hand.ts';
import { cardsNeeded, isOut } from './opening.ts';
import type { RummuRule } from './rulebook.ts';
import { canDraw } from './stock.ts';
import type { PlayCommand, RummuCommand, RummuRefusal, RummuView } from './types.ts';

function refuse(rule: RummuRule, facts: Facts = {}): RummuRefusal {
  return { rule, facts };
}

export function checkRummu(view: RummuView, seat: Seat, command: RummuCommand): RummuRefusal | null {
  if (view.phase === 'over') return refuse('RM-26');
  if (view.phase === 'sheet') return refuse('RM-3', { round: view.round + 1 });
  if (view.turn !== seat) return refuse('RM-4', { seat: view.turn });
  switch (command.do) {
    case 'draw':
      return checkDraw(view);
    case 'take':
      return checkTake(view);
    case 'play': {
      const played = playTurn(view, seat, command);
      return played.ok ? null : played.refusal;
    }
  }
}

function checkDraw(view: RummuView): RummuRefusal | null {
  if (view.phase === 'taking') return refuse('RM-A20', { why: view.discards.length > 0 ? 'more' : 'took' });
  if (view.phase === 'play') return refuse('RM-6', { why: 'drew' });
  return canDraw(view) ? null : refuse('RM-A18');
}

function checkTake(view: RummuView): RummuRefusal | null {
  if (view.phase === 'play') return refuse('RM-A20', { why: 'drew' });
  return view.discards.length > 0 ? null : refuse('RM-6', { why: 'empty' });
}

/** The turn before its first move. */
export function startTurn(view: RummuView, seat: Seat): Composition {
  return {
    seat,
    opening: view.options.opening,
    needed: isOut(view.melds, seat) ? 0 : cardsNeeded(view, seat),
    laid: [],
    hand: ownHand(view, seat),
    melds: view.melds,
    nextMeld: view.nextMeld,
    events: [],
  };
}

/** RM-5, RM-A29: checks the whole turn, discard included; the result still has the discard in the hand. */
export function playTurn(view: RummuView, seat: Seat, command: PlayCommand): ComposeResult {
  if (view.phase === 'draw') return { ok: false, refusal: refuse('RM-5', { why: 'first' }) };
  const moved = compose(startTurn(view, seat), command.moves);
  if (!moved.ok) return moved;
  const fault = openingFault(moved.now);
  if (fault !== null) return { ok: false, refusal: fault };
  const composed = command.back === null ? moved : takeBack(moved.now, command.back);
  if (!composed.ok) return composed;
  const refusal = checkDiscard(view, command, composed.now);
  return refusal === null ? composed : { ok: false, refusal };
}

/** RM-19, RM-20, RM-A19. */
function checkDiscard(view: RummuView, { moves, discard }: PlayCommand, { hand }: Composition): RummuRefusal | null {
  if (sizeOf(hand) === 0) return refuse('RM-20', { why: 'empty' });
  if (discard === null) return refuse('RM-19', { why: 'none' });
  if (!holds(hand, discard)) return refuse('RM-19', { why: 'foreign', card: discard });
  const [taken, ...more] = view.taken;
  const isThrownBack = taken === discard && more.length === 0 && moves.length === 0;
  const copies = [...hand.open, ...hand.closed].filter((card) => card === discard).length;
  if (isThrownBack && copies === 1 && !view.options.throwBack) return refuse('RM-A19', { card: discard });
  return null;
}
