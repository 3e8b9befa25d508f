import type { Seat } from '@tablee/kernel';
import { checkRummu, startTurn } from './check.ts';
import { makeMove } from './compose.ts';
import { isToAct } from './phase.ts';
import { cardsIn, dearestOf } from './scoring.ts';
import { additionsTo, exchangesIn, meldsIn } from './search/finder.ts';
import type { Move, PlayCommand, RummuCommand, RummuView } from './types.ts';

/** Some of what can be done: any turn is one command, so nobody lists them all. Nothing only where nothing can be done. */
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

/** What can be done as the first thing of a turn, whether or not the player is out. */
function* movesIn({ hand, melds }: RummuView): Generator<Move> {
  const cards = hand ?? [];
  for (const laid of meldsIn(cards)) yield { do: 'lay', cards: laid };
  for (const { id, cards: lying } of melds) {
    for (const added of additionsTo(lying, cards)) yield { do: 'add', cards: added, to: id };
  }
  for (const { card, in: meld } of exchangesIn(melds, cards)) yield { do: 'swap', card, in: meld };
}

/** One move, then the dearest card is thrown away; where none is left, one is taken back. */
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
