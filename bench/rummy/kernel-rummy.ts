import {
  type GameDefinition,
  isRecord,
  leftOf,
  type Moment,
  type Piece,
  type Refusal,
  type Result,
  type Rulebook,
  rankBy,
  type Seat,
  type Step,
  seatsOf,
  toSeat,
  type Verdict,
  type Viewer,
} from '@tablee/kernel';
import { type Card, DECK, faceOf, holdsAll, isCard, isMeld, without, worthOf } from './cards.ts';
import type { Rummy, RummyEvent, RummyRule, RummySight, RummyState } from './kernel-types.ts';
import { HAND_SIZE, legalPlays, type RummyPlay, type RummyView } from './plays.ts';

const SEATS = 2;
const TO_ACT: readonly (readonly Seat[])[] = seatsOf(SEATS).map((seat) => [seat]);
const NOBODY: readonly Seat[] = [];

const RULEBOOK: Rulebook<RummyRule> = {
  'BR-1': { source: 'ruling', section: 'deal', shows: ['event'] },
  'BR-2': { source: 'ruling', section: 'seats play in turn', shows: ['refusal'] },
  'BR-3': {
    source: 'ruling',
    section: 'a turn begins with one card, from the stock or the discards',
    shows: ['refusal', 'event'],
  },
  'BR-4': { source: 'ruling', section: 'only cards in hand are played', shows: ['refusal'] },
  'BR-5': { source: 'ruling', section: 'melds are sets or runs of three or more', shows: ['refusal', 'event'] },
  'BR-6': { source: 'ruling', section: 'a discard ends the turn', shows: ['event'] },
  'BR-7': { source: 'ruling', section: 'an empty hand wins', shows: ['event', 'end'] },
  'BR-8': { source: 'ruling', section: 'when the stock is spent the cheapest hand wins', shows: ['event', 'end'] },
  'BR-9': { source: 'ruling', section: 'nothing is played after the end', shows: ['refusal'] },
};

/** A small rummy over the kernel, complete, so that it costs what a real game costs. */
export const rummy = {
  id: 'bench-rummy',
  version: 1,
  traits: { pace: 'turns', hidden: true, chance: true, legal: 'all' },
  rulebook: RULEBOOK,
  options: {},
  seatOptions: {},
  presets: { standard: {} },
  notation: { command: writePlay, state: writeState, view: writeView },
  examples: [{ kind: 'draw' }, { kind: 'take' }, { kind: 'meld', cards: [0, 1, 2] }, { kind: 'discard', card: 0 }],
  seating: () => ({ counts: [SEATS] }),
  setup: (_table, moment) => deal(moment),
  parse: parsePlay,
  check: checkPlay,
  apply: applyPlay,
  wakeAt: () => null,
  wake: (state) => ({ state, events: [] }),
  toAct: (state) => (state.phase === 'over' ? NOBODY : (TO_ACT[state.turn] as readonly Seat[])),
  view: viewOf,
  sight: sightOf,
  legal: (view, seat) => (view.turn === seat ? legalPlays(view) : []),
  fallback: (view, seat) => (view.turn === seat ? fallbackOf(view) : null),
  pieces: piecesOf,
  swap: swapFaces,
  result: resultOf,
  bound: () => 1000,
} satisfies GameDefinition<Rummy>;

function deal(moment: Moment): Step<Rummy> {
  const deck = moment.rng.shuffle(DECK);
  const hands = [deck.slice(0, HAND_SIZE), deck.slice(HAND_SIZE, SEATS * HAND_SIZE)];
  const top = deck[SEATS * HAND_SIZE] as Card;
  const stock = deck.slice(SEATS * HAND_SIZE + 1);
  const state: RummyState = { hands, stock, discard: [top], melds: [], turn: toSeat(0), phase: 'draw', scores: null };
  return { state, events: [{ rule: 'BR-1', kind: 'dealt', hands, top }] };
}

function parsePlay(raw: unknown): RummyPlay | null {
  if (!isRecord(raw)) return null;
  const { kind, card, cards } = raw;
  if (kind === 'draw' || kind === 'take') return { kind };
  if (kind === 'discard') return isCard(card) ? { kind, card } : null;
  if (kind !== 'meld' || !Array.isArray(cards) || !cards.every(isCard)) return null;
  return new Set(cards).size === cards.length ? { kind, cards: cards.toSorted((a, b) => a - b) } : null;
}

function checkPlay(view: RummyView, seat: Seat, play: RummyPlay): Refusal<Rummy> | null {
  if (view.phase === 'over') return refuse('BR-9');
  if (view.turn !== seat || view.hand === null) return refuse('BR-2');
  const isDraw = play.kind === 'draw' || play.kind === 'take';
  if (isDraw !== (view.phase === 'draw')) return refuse('BR-3');
  if (play.kind === 'discard') return view.hand.includes(play.card) ? null : refuse('BR-4');
  if (play.kind !== 'meld') return null;
  if (!holdsAll(view.hand, play.cards)) return refuse('BR-4');
  return isMeld(play.cards) ? null : refuse('BR-5');
}

function refuse(rule: RummyRule): Refusal<Rummy> {
  return { rule, facts: {} };
}

function applyPlay(state: RummyState, seat: Seat, play: RummyPlay): Verdict<Rummy> {
  const refusal = checkPlay(viewOf(state, seat), seat, play);
  return refusal === null ? { ok: true, step: stepOf(state, seat, play) } : { ok: false, refusal };
}

function stepOf(state: RummyState, seat: Seat, play: RummyPlay): Step<Rummy> {
  switch (play.kind) {
    case 'draw':
      return draw(state, seat);
    case 'take':
      return take(state, seat);
    case 'meld':
      return meld(state, seat, play.cards);
    case 'discard':
      return discard(state, seat, play.card);
  }
}

function draw(state: RummyState, seat: Seat): Step<Rummy> {
  const card = state.stock.at(-1) as Card;
  const hands = withHand(state, seat, [...handOf(state, seat), card]);
  const { discard: pile, melds, turn } = state;
  const next: RummyState = {
    hands,
    stock: state.stock.slice(0, -1),
    discard: pile,
    melds,
    turn,
    phase: 'play',
    scores: null,
  };
  return { state: next, events: [{ rule: 'BR-3', kind: 'drew', seat, card }] };
}

function take(state: RummyState, seat: Seat): Step<Rummy> {
  const card = state.discard.at(-1) as Card;
  const hands = withHand(state, seat, [...handOf(state, seat), card]);
  const { stock, melds, turn } = state;
  const next: RummyState = {
    hands,
    stock,
    discard: state.discard.slice(0, -1),
    melds,
    turn,
    phase: 'play',
    scores: null,
  };
  return { state: next, events: [{ rule: 'BR-3', kind: 'took', seat, card }] };
}

function meld(state: RummyState, seat: Seat, cards: readonly Card[]): Step<Rummy> {
  const hand = without(handOf(state, seat), cards);
  const out = hand.length === 0;
  const { stock, discard: pile, turn } = state;
  const phase = out ? 'over' : 'play';
  const melds = [...state.melds, cards];
  const hands = withHand(state, seat, hand);
  const scores = out ? hands.map(worthOf) : null;
  const next: RummyState = { hands, stock, discard: pile, melds, turn, phase, scores };
  const melded: RummyEvent = { rule: 'BR-5', kind: 'melded', seat, cards };
  return { state: next, events: out ? [melded, { rule: 'BR-7', kind: 'ended' }] : [melded] };
}

function discard(state: RummyState, seat: Seat, card: Card): Step<Rummy> {
  const hand = without(handOf(state, seat), [card]);
  const end = hand.length === 0 ? 'BR-7' : state.stock.length === 0 ? 'BR-8' : null;
  const { stock, melds } = state;
  const turn = end === null ? leftOf(seat, SEATS) : seat;
  const phase = end === null ? 'draw' : 'over';
  const pile = [...state.discard, card];
  const hands = withHand(state, seat, hand);
  const scores = end === null ? null : hands.map(worthOf);
  const next: RummyState = { hands, stock, discard: pile, melds, turn, phase, scores };
  const discarded: RummyEvent = { rule: 'BR-6', kind: 'discarded', seat, card };
  return { state: next, events: end === null ? [discarded] : [discarded, { rule: end, kind: 'ended' }] };
}

function handOf(state: RummyState, seat: Seat): readonly Card[] {
  return state.hands[seat] as readonly Card[];
}

function withHand(state: RummyState, seat: Seat, hand: readonly Card[]): (readonly Card[])[] {
  return seat === 0 ? [hand, state.hands[1] as readonly Card[]] : [state.hands[0] as readonly Card[], hand];
}

function viewOf(state: RummyState, viewer: Viewer): RummyView {
  const { hands, stock, discard: pile, melds, turn, phase, scores } = state;
  return {
    phase,
    turn,
    hand: viewer === 'spectator' ? null : handOf(state, viewer),
    handSizes: [(hands[0] as readonly Card[]).length, (hands[1] as readonly Card[]).length],
    stock: stock.length,
    top: pile.at(-1) ?? null,
    discards: pile.length,
    melds,
    scores,
  };
}

function sightOf(event: RummyEvent, viewer: Viewer): RummySight {
  if (event.kind === 'drew') return event.seat === viewer ? event : { ...event, card: null };
  if (event.kind !== 'dealt') return event;
  const { rule, kind, hands, top } = event;
  return { rule, kind, hand: viewer === 'spectator' ? null : (hands[viewer] as readonly Card[]), top };
}

function fallbackOf(view: RummyView): RummyPlay | null {
  if (view.phase === 'draw') return { kind: 'draw' };
  const card = view.hand?.[0];
  return view.phase === 'over' || card === undefined ? null : { kind: 'discard', card };
}

function resultOf({ scores }: Pick<RummyState, 'scores'>): Result<Rummy> | null {
  if (scores === null) return null;
  return { rule: scores.includes(0) ? 'BR-7' : 'BR-8', ranks: rankBy(scores, 'lowest'), scores };
}

function piecesOf(state: RummyState): Piece[] {
  const last = state.discard.length - 1;
  return [
    ...state.hands.flatMap((hand, seat) => lay(hand, `hand ${seat}`, () => [toSeat(seat)])),
    ...lay(state.stock, 'stock', () => NOBODY),
    ...lay(state.discard, 'discard', (index) => (index === last ? 'all' : NOBODY)),
    ...state.melds.flatMap((cards, index) => lay(cards, `meld ${index}`, () => 'all')),
  ];
}

function lay(cards: readonly Card[], place: string, knownTo: (index: number) => Piece['knownTo']): Piece[] {
  return cards.map((card, index) => ({ id: `${place}.${index}`, face: faceOf(card), place, knownTo: knownTo(index) }));
}

function swapFaces(state: RummyState, a: string, b: string): RummyState {
  const pieces = piecesOf(state);
  const [faceA, faceB] = [a, b].map((id) => pieces.find((piece) => piece.id === id)?.face);
  const cardA = DECK.find((card) => faceOf(card) === faceA);
  const cardB = DECK.find((card) => faceOf(card) === faceB);
  if (cardA === undefined || cardB === undefined) throw new RangeError(`no two pieces ${a} and ${b}`);
  const other = (card: Card) => (card === cardA ? cardB : card === cardB ? cardA : card);
  const { hands, stock, discard: pile, melds } = state;
  return {
    ...state,
    hands: hands.map((hand) => hand.map(other)),
    stock: stock.map(other),
    discard: pile.map(other),
    melds: melds.map((cards) => cards.map(other)),
  };
}

function writePlay(play: RummyPlay): string {
  if (play.kind === 'meld') return `meld ${write(play.cards)}`;
  return play.kind === 'discard' ? `discard ${faceOf(play.card)}` : play.kind;
}

function writeState(state: RummyState): string {
  const { hands, stock, discard: pile, melds, turn, phase } = state;
  const table = `discard ${write(pile)} | melds ${melds.map(write).join(', ')} | seat ${turn} to ${phase}`;
  return `hands ${hands.map(write).join(' / ')} | stock ${write(stock)} | ${table}`;
}

function writeView(view: RummyView): string {
  const { hand, handSizes, stock, top, discards, melds, turn, phase } = view;
  const open = `discards ${discards} ${top === null ? '' : faceOf(top)} | melds ${melds.map(write).join(', ')}`;
  return `hand ${hand === null ? '' : write(hand)} of ${handSizes.join(' / ')} | stock ${stock} | ${open} | seat ${turn} to ${phase}`;
}

function write(cards: readonly Card[]): string {
  return cards.map(faceOf).join(' ');
}
