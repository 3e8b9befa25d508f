import { type Match, openMatch, type Piece, seatsOf, seedFromWord, submit } from '@tablee/kernel';
import { describe, expect, test } from 'vitest';
import { mulberry } from '../mulberry.ts';
import { type Card, DECK, faceOf } from './cards.ts';
import { rummy } from './kernel-rummy.ts';
import type { Rummy } from './kernel-types.ts';
import type { RummyPlay } from './plays.ts';

const WORDS = ['ash', 'birch', 'cedar', 'elm', 'fir', 'oak', 'pine', 'yew'];
const SEATS = seatsOf(2);

function open(word: string): Match<Rummy> {
  const seed = seedFromWord(word);
  return openMatch<Rummy>(rummy, { seats: 2, options: {}, seatOptions: [{}, {}] }, seed).match;
}

/** All positions of a match that is played to its end by random legal plays. */
function positionsOf(word: string): Match<Rummy>[] {
  const random = mulberry(WORDS.indexOf(word));
  const positions = [open(word)];
  for (;;) {
    const match = positions.at(-1) as Match<Rummy>;
    const [seat] = rummy.toAct(match.state);
    if (seat === undefined || positions.length > rummy.bound()) return positions;
    const plays = rummy.legal(rummy.view(match.state, seat), seat);
    const outcome = submit(match, seat, plays[random(plays.length)] as RummyPlay, match.at);
    expect(outcome.refusal).toBeNull();
    positions.push(outcome.match);
  }
}

function everyPlay(hand: readonly Card[]): RummyPlay[] {
  const sorted = hand.toSorted((a, b) => a - b);
  const subset = (bits: number) => sorted.filter((_, index) => (bits >> index) & 1);
  const subsets = Array.from({ length: 2 ** sorted.length }, (_, bits) => subset(bits));
  return [
    { kind: 'draw' },
    { kind: 'take' },
    ...DECK.map((card): RummyPlay => ({ kind: 'discard', card })),
    ...subsets.map((cards): RummyPlay => ({ kind: 'meld', cards })),
  ];
}

describe.each(WORDS)('random play from seed %s', (word) => {
  const positions = positionsOf(word);

  test('[BR-7] [BR-8] the match ends by an empty hand or a spent stock', () => {
    const { state } = positions.at(-1) as Match<Rummy>;
    const result = rummy.result(state);
    const out = state.hands.some((hand) => hand.length === 0);
    expect(result?.rule).toBe(out ? 'BR-7' : 'BR-8');
    expect(rummy.result(rummy.view(state, 'spectator'))).toEqual(result);
    expect(out || state.stock.length === 0).toBe(true);
  });

  test('all 52 cards stay on the table at every move', () => {
    const deck = DECK.map(faceOf).toSorted();
    for (const { state } of positions) {
      const faces = rummy.pieces(state).map((piece) => piece.face);
      expect(faces.toSorted()).toEqual(deck);
    }
  });

  test('no view changes when pieces that its viewer does not know are exchanged', () => {
    for (const { state } of positions) {
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const knows = ({ knownTo }: Piece) => knownTo === 'all' || knownTo.some((seat) => seat === viewer);
        const hidden = rummy.pieces(state).filter((piece) => !knows(piece));
        const [first, last] = [hidden.at(0), hidden.at(-1)];
        if (first === undefined || last === undefined) continue;
        expect(rummy.view(rummy.swap(state, first.id, last.id), viewer)).toEqual(rummy.view(state, viewer));
      }
    }
  });

  test('the cards in a view are those of its own hand, the open discard and the melds', () => {
    for (const { state } of positions) {
      for (const seat of SEATS) {
        const { hand, top, melds, ...counts } = rummy.view(state, seat);
        expect([hand, top, melds]).toEqual([state.hands[seat], state.discard.at(-1) ?? null, state.melds]);
        expect(Object.keys(counts)).toEqual(['phase', 'turn', 'handSizes', 'stock', 'discards', 'scores']);
      }
    }
  });

  test('legal lists exactly the plays that check accepts', () => {
    for (const { state } of positions.filter((_, index) => index % 16 < 2)) {
      for (const seat of SEATS) {
        const view = rummy.view(state, seat);
        const accepted = everyPlay(view.hand ?? []).filter((play) => rummy.check(view, seat, play) === null);
        const written = (plays: readonly RummyPlay[]) => plays.map(rummy.notation.command).toSorted();
        expect(written(rummy.legal(view, seat))).toEqual(written(accepted));
      }
    }
  });
});

describe('refusals', () => {
  const { state } = open('ash');
  const [first, second] = SEATS as [(typeof SEATS)[0], (typeof SEATS)[0]];
  const card = state.hands[0]?.[0] as Card;

  test.each([
    ['[BR-2] a seat out of turn may not draw', second, { kind: 'draw' }, 'BR-2'],
    ['[BR-3] a discard is refused before a card was drawn', first, { kind: 'discard', card }, 'BR-3'],
  ] as const)('%s', (_name, seat, play, rule) => {
    expect(rummy.check(rummy.view(state, seat), seat, play)?.rule).toBe(rule);
  });

  test.each([
    ['[BR-3] a second card is refused in one turn', { kind: 'draw' }, 'BR-3'],
    ['[BR-4] a card of the other hand is refused', { kind: 'discard', card: state.hands[1]?.[0] as Card }, 'BR-4'],
    ['[BR-5] two cards are no meld', { kind: 'meld', cards: state.hands[0]?.slice(0, 2) ?? [] }, 'BR-5'],
  ] as const)('%s', (_name, play, rule) => {
    const drawn = submit(open('ash'), first, { kind: 'draw' }, open('ash').at).match.state;
    expect(rummy.check(rummy.view(drawn, first), first, play)?.rule).toBe(rule);
  });
});
