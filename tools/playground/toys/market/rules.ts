import {
  type GameDefinition,
  type GameTypes,
  isIndex,
  isRecord,
  leftOf,
  type Moment,
  type Notation,
  type Piece,
  type Refusal,
  rankBy,
  ruled,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
  type Viewer,
} from '@tablee/kernel';

/**
 * The smallest game with a composed turn: numbers lie on a stall, and every player holds some that nobody else sees. A
 * turn draws a number, then takes any number of numbers from the stall, each paid with an equal one from the hand, and
 * may throw one away, all in one command.
 */
const rulebook = {
  /** Players take turns. */
  'MA-1': ruled('turn', 'refusal'),
  /** Each number taken is paid with an equal one from the hand; nothing is used twice. */
  'MA-2': ruled('take', 'refusal', 'event'),
  /** When everybody has passed in a row with nothing left to draw, the player who took most has won. */
  'MA-3': ruled('end', 'refusal', 'end'),
  /** A turn begins with drawing one number, as long as there are some. */
  'MA-4': ruled('draw', 'refusal', 'event'),
};

/** A place of the hand and a place on the stall. */
export interface Trade {
  readonly mine: number;
  readonly stall: number;
}

/** The trades of a turn, and the place of the number to throw away. */
export interface Basket {
  readonly trades: readonly Trade[];
  readonly thrown: number | null;
}

/** Null if the number is gone: a place is never used again. */
type Numbers = readonly (number | null)[];

/** The public part of the state. */
interface Open {
  readonly stall: Numbers;
  /** Numbers that were paid, taken or thrown away, face up. */
  readonly out: readonly number[];
  readonly taken: readonly number[];
  readonly turn: Seat;
  readonly hasDrawn: boolean;
  readonly passes: number;
}

export interface MarketState extends Open {
  readonly hands: readonly Numbers[];
  readonly deck: readonly number[];
}

export interface MarketView extends Open {
  /** Mine; null for a spectator. */
  readonly hand: Numbers | null;
  readonly held: readonly number[];
  readonly left: number;
}

/** An empty basket is a pass. */
export type MarketCommand = { readonly do: 'draw' } | ({ readonly do: 'buy' } & Basket);

type Drew<Number> = { readonly kind: 'drew'; readonly rule: 'MA-4'; readonly seat: Seat; readonly number: Number };
type Bought = { readonly kind: 'bought'; readonly rule: 'MA-2'; readonly seat: Seat; readonly count: number };

export interface MarketTypes extends GameTypes {
  state: MarketState;
  view: MarketView;
  command: MarketCommand;
  event: Drew<number> | Bought;
  /** Only the player who drew it sees the number. */
  sight: Drew<number | null> | Bought;
  options: object;
  seatOptions: object;
  rule: keyof typeof rulebook;
}

const [HIGHEST, HELD, ON_STALL, TO_DRAW] = [6, 5, 10, 8];

function setup({ seats }: TableSetup<MarketTypes>, { rng }: Moment): Step<MarketTypes> {
  const deal = (count: number): number[] => Array.from({ length: count }, () => 1 + rng.below(HIGHEST));
  const hands = seatsOf(seats).map(() => deal(HELD));
  const open = { out: [], taken: hands.map(() => 0), turn: 0 as Seat, hasDrawn: false, passes: 0 };
  return { state: { ...open, stall: deal(ON_STALL), hands, deck: deal(TO_DRAW) }, events: [] };
}

function isOver({ passes, taken }: Open): boolean {
  return passes >= taken.length;
}

export function isFair({ stall, hand }: Pick<MarketView, 'stall' | 'hand'>, trade: Trade): boolean {
  const paid = hand?.[trade.mine] ?? null;
  return paid !== null && paid === stall[trade.stall];
}

export function isHeld({ hand }: Pick<MarketView, 'hand'>, place: number): boolean {
  return (hand?.[place] ?? null) !== null;
}

function check(view: MarketView, seat: Seat, command: MarketCommand): Refusal<MarketTypes> | null {
  const refuse = (rule: MarketTypes['rule']): Refusal<MarketTypes> => ({ rule, facts: {} });
  if (isOver(view)) return refuse('MA-3');
  if (view.turn !== seat) return refuse('MA-1');
  if ((command.do === 'draw') === view.hasDrawn) return refuse('MA-4');
  return command.do === 'draw' || canPay(view, command) ? null : refuse('MA-2');
}

function canPay(view: MarketView, basket: Basket): boolean {
  const { trades, thrown } = basket;
  const isOnce = isDistinct(givenIn(basket)) && isDistinct(trades.map(({ stall }) => stall));
  return isOnce && trades.every((trade) => isFair(view, trade)) && (thrown === null || isHeld(view, thrown));
}

/** The places of the hand that a basket uses. */
function givenIn({ trades, thrown }: Basket): number[] {
  return [...trades.map(({ mine }) => mine), ...(thrown === null ? [] : [thrown])];
}

function isDistinct(places: readonly number[]): boolean {
  return new Set(places).size === places.length;
}

function draw(state: MarketState, seat: Seat): Step<MarketTypes> {
  const number = state.deck.at(-1) as number;
  const hands = state.hands.with(seat, [...(state.hands[seat] as Numbers), number]);
  const next = { ...state, hands, deck: state.deck.slice(0, -1), hasDrawn: true };
  return { state: next, events: [{ kind: 'drew', rule: 'MA-4', seat, number }] };
}

function buy(state: MarketState, seat: Seat, basket: Basket): Step<MarketTypes> {
  const { trades } = basket;
  const given = givenIn(basket);
  const [stall, bought] = without(
    state.stall,
    trades.map((trade) => trade.stall),
  );
  const [hand, paid] = without(state.hands[seat] as Numbers, given);
  const isPass = given.length === 0 && state.deck.length === 0;
  const next: MarketState = {
    ...state,
    stall,
    hands: state.hands.with(seat, hand),
    out: [...state.out, ...bought, ...paid],
    taken: state.taken.with(seat, (state.taken[seat] ?? 0) + trades.length),
    turn: leftOf(seat, state.hands.length),
    hasDrawn: state.deck.length === 0,
    passes: isPass ? state.passes + 1 : 0,
  };
  return { state: next, events: [{ kind: 'bought', rule: 'MA-2', seat, count: trades.length }] };
}

/** The remaining numbers, and those that are gone. */
function without(numbers: Numbers, places: readonly number[]): readonly [Numbers, number[]] {
  const gone = places.flatMap((place) => numbers[place] ?? []);
  return [numbers.map((number, place) => (places.includes(place) ? null : number)), gone];
}

function* legal(view: MarketView, seat: Seat): Generator<MarketCommand> {
  if (view.turn !== seat || isOver(view)) return;
  if (!view.hasDrawn) return yield { do: 'draw' };
  for (const [mine] of view.hand?.entries() ?? []) {
    for (const [stall] of view.stall.entries()) {
      if (isFair(view, { mine, stall })) yield { do: 'buy', trades: [{ mine, stall }], thrown: null };
    }
  }
  yield { do: 'buy', trades: [], thrown: null };
  const thrown = view.hand?.findIndex((number) => number !== null) ?? -1;
  if (thrown !== -1) yield { do: 'buy', trades: [], thrown };
}

function viewOf({ hands, deck, ...open }: MarketState, viewer: Viewer): MarketView {
  const hand = viewer === 'spectator' ? null : (hands[viewer] ?? null);
  const held = hands.map((numbers) => numbers.filter((number) => number !== null).length);
  return { ...open, hand, held, left: deck.length };
}

function sightOf(event: MarketTypes['event'], viewer: Viewer): MarketTypes['sight'] {
  return event.kind === 'drew' && event.seat !== viewer ? { ...event, number: null } : event;
}

function parse(raw: unknown): MarketCommand | null {
  if (!isRecord(raw)) return null;
  if (raw['do'] === 'draw') return { do: 'draw' };
  const basket = raw['do'] === 'buy' ? readBasket(raw) : null;
  return basket && { do: 'buy', ...basket };
}

export function readBasket(raw: unknown): Basket | null {
  const trades = isRecord(raw) ? readTrades(raw['trades']) : null;
  if (trades === null || !isRecord(raw)) return null;
  const { thrown } = raw;
  return thrown === null || isIndex(thrown) ? { trades, thrown } : null;
}

function readTrades(raw: unknown): readonly Trade[] | null {
  if (!Array.isArray(raw)) return null;
  const trades = raw.map((one) =>
    isRecord(one) && isIndex(one['mine']) && isIndex(one['stall']) ? { mine: one['mine'], stall: one['stall'] } : null,
  );
  return trades.every((trade) => trade !== null) ? trades : null;
}

function line(numbers: Numbers): string {
  return numbers.map((number) => number ?? '-').join(' ');
}

function writeOpen({ stall, out, taken, turn, hasDrawn, passes }: Open): string {
  const whose = `turn ${turn}${hasDrawn ? ' drawn' : ''} passes ${passes}`;
  return `stall ${line(stall)}, out ${line(out)}, taken ${line(taken)}, ${whose}`;
}

const notation: Notation<MarketTypes> = {
  command: (command) => {
    if (command.do === 'draw') return 'draw';
    const trades = command.trades.map(({ mine, stall }) => ` ${mine}=${stall}`).join('');
    return `buy${trades}${command.thrown === null ? '' : ` throw ${command.thrown}`}`;
  },
  state: ({ hands, deck, ...open }) => `${writeOpen(open)}, hands ${hands.map(line).join(' | ')}, deck ${line(deck)}`,
  view: ({ hand, held, left, ...open }) =>
    `${writeOpen(open)}, hand ${line(hand ?? [])}, held ${line(held)}, left ${left}`,
};

function piecesOf({ stall, hands, deck, out }: MarketState): Piece[] {
  return [
    ...lying('stall', stall, 'all'),
    ...hands.flatMap((hand, seat) => lying(`hand ${seat}`, hand, [seat as Seat])),
    ...lying('deck', deck, []),
    ...lying('out', out, 'all'),
  ];
}

function lying(place: string, numbers: Numbers, knownTo: Piece['knownTo']): Piece[] {
  return numbers.flatMap((number, index) =>
    number === null ? [] : [{ id: `${place}/${index}`, face: String(number), place, knownTo }],
  );
}

/** Only hidden numbers are exchanged. */
function swap(state: MarketState, a: string, b: string): MarketState {
  const faces = new Map(piecesOf(state).map(({ id, face }) => [id, Number(face)]));
  const other = new Map([
    [a, faces.get(b)],
    [b, faces.get(a)],
  ]);
  return {
    ...state,
    hands: state.hands.map((hand, seat) => hand.map((number, place) => other.get(`hand ${seat}/${place}`) ?? number)),
    deck: state.deck.map((number, place) => other.get(`deck/${place}`) ?? number),
  };
}

export const market: GameDefinition<MarketTypes> = {
  id: 'market',
  version: 1,
  traits: { pace: 'turns', hidden: true, chance: true, legal: 'some' },
  rulebook,
  options: {},
  seatOptions: {},
  presets: { plain: {} },
  notation,
  examples: [{ do: 'draw' }, { do: 'buy', trades: [{ mine: 0, stall: 0 }], thrown: 1 }],
  seating: () => ({ counts: [2, 3, 4] }),
  setup,
  parse,
  check,
  apply: (state, seat, command) => {
    const refusal = check(viewOf(state, seat), seat, command);
    if (refusal !== null) return { ok: false, refusal };
    return { ok: true, step: command.do === 'draw' ? draw(state, seat) : buy(state, seat, command) };
  },
  wakeAt: () => null,
  wake: (state) => ({ state, events: [] }),
  toAct: (state) => (isOver(state) ? [] : [state.turn]),
  view: viewOf,
  sight: sightOf,
  legal,
  fallback: (view, seat) => {
    if (view.turn !== seat || isOver(view)) return null;
    return view.hasDrawn ? { do: 'buy', trades: [], thrown: null } : { do: 'draw' };
  },
  pieces: piecesOf,
  swap,
  result: (position) =>
    isOver(position) ? { rule: 'MA-3', ranks: rankBy(position.taken, 'highest'), scores: position.taken } : null,
  bound: () => 300,
};
