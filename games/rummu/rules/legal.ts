import type { Seat } from '@tablee/kernel';
import { checkRummu, startTurn } from './check.ts';
import { makeMove } from './compose.ts';
import { isToAct } from './phase.ts';
import { cardsIn, dearestOf } from './scoring.ts';
import { additionsTo, exchangesIn, meldsIn } from './search/finder.ts';
import type { Move, PlayCommand, RummuCommand, RummuView } from './types.ts';

/** Some of the legal commands: a command is a whole turn, so there are too many to list. Empty only if none is legal. */
export function* legalRummu(view: RummuView, seat: Seat): Generator<RummuCommand> {
  for (const command of candidates(view, seat)) if (checkRummu(view, seat, command) === null) yield command;
}

function* candidates(view: RummuView, seat: Seat): Generator<RummuCommand> {
  if (!isToAct(view, seat)) return;
  if (view.phase === 'draw') yield { do: 'draw' };
  if (view.phase !== 'play') yield { do: 'take' };
  if (view.phase === 'draw') return;
  const hand = new Set(view.hand);
  for (const discard of hand) yield { do: 'play', moves: [], back: null, discard };
  for (const move of movesIn(view)) yield* endings(view, seat, move);
}

/** Possible first moves of a turn, also those that the rules refuse before an opening. */
function* movesIn({ hand, melds }: RummuView): Generator<Move> {
  const cards = hand ?? [];
  for (const laid of meldsIn(cards)) yield { do: 'lay', cards: laid };
  for (const { id, cards: lying } of melds) {
    for (const added of additionsTo(lying, cards)) yield { do: 'add', cards: added, to: id };
  }
  for (const { card, in: meld } of exchangesIn(melds, cards)) yield { do: 'swap', card, in: meld };
}

/** Turns of one move, with the discard that costs most in hand; if no card is left, with each card to take back. */
function* endings(view: RummuView, seat: Seat, move: Move): Generator<PlayCommand> {
  const composed = makeMove(startTurn(view, seat), move);
  if (!composed.ok) return;
  const { now } = composed;
  const left = cardsIn(now.hand);
  if (left.length > 0) {
    yield { do: 'play', moves: [move], back: null, discard: dearestOf(left) };
    return;
  }
  for (const { id, owner, cards } of now.melds) {
    if (owner !== seat) continue;
    for (const card of cards) yield { do: 'play', moves: [move], back: { card, from: id }, discard: card };
  }
}
