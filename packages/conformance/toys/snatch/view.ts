import type { Piece, Seat, Viewer } from '@tablee/kernel';
import type { Card, SnatchEvent, SnatchSight, SnatchState, SnatchView } from './types.ts';

export function viewSnatch(state: SnatchState, viewer: Viewer): SnatchView {
  return {
    options: state.options,
    pile: state.pile,
    scores: state.scores,
    readyAt: state.readyAt,
    turnAt: state.turnAt,
    over: state.over,
    hands: state.hands.map((hand) => hand.map(({ id }) => id)),
    hand: viewer === 'spectator' ? null : (state.hands[viewer] ?? null),
    deck: state.deck.length,
    spent: state.spent.length,
  };
}

export function sightSnatch(event: SnatchEvent, viewer: Viewer): SnatchSight {
  if (event.kind === 'dealt') {
    return { kind: 'dealt', rule: 'SN-1', hand: viewer === 'spectator' ? null : (event.hands[viewer] ?? null) };
  }
  if (event.kind !== 'drew') return event;
  const { kind, rule, seat, card } = event;
  return { kind, rule, seat, id: card.id, face: viewer === seat ? card.face : null };
}

export function piecesOfSnatch(state: SnatchState): Piece[] {
  const place = (name: string, cards: readonly Card[], knownTo: Piece['knownTo']): Piece[] =>
    cards.map(({ id, face }) => ({ id: `card ${id}`, face, place: name, knownTo }));
  return [
    ...state.hands.flatMap((hand, seat) => place(`hand ${seat}`, hand, [seat as Seat])),
    ...place('pile', state.pile, 'all'),
    ...place('deck', state.deck, []),
    ...place('spent', state.spent, []),
  ];
}

export function swapCards(state: SnatchState, a: string, b: string): SnatchState {
  const cards = [...state.hands.flat(), ...state.pile, ...state.deck, ...state.spent];
  const find = (id: string): Card | undefined => cards.find((card) => `card ${card.id}` === id);
  const [one, other] = [find(a), find(b)];
  const exchange = (card: Card): Card => {
    if (card === one) return { ...card, face: other?.face ?? card.face };
    return card === other ? { ...card, face: one?.face ?? card.face } : card;
  };
  return {
    ...state,
    hands: state.hands.map((hand) => hand.map(exchange)),
    pile: state.pile.map(exchange),
    deck: state.deck.map(exchange),
    spent: state.spent.map(exchange),
  };
}
