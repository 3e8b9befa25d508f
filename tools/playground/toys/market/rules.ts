import {
  type GameDefinition,
  type GameTypes,
  isRecord,
  leftOf,
  type Moment,
  type Refusal,
  rankBy,
  ruled,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
} from '@tablee/kernel';

/**
 * The smallest game with a turn that is composed: numbers lie on a stall, everybody holds some, and a turn takes as many
 * from the stall as the player wants, each with an equal one from the hand, all at once. Nothing is hidden.
 */
const rulebook = {
  /** Players take turns. */
  'MA-1': ruled('turn', 'refusal'),
  /** Each number taken is paid with an equal one from the hand; nothing is used twice. */
  'MA-2': ruled('take', 'refusal', 'event'),
  /** When everybody has passed in a row, the player who took most has won. */
  'MA-3': ruled('end', 'refusal', 'end'),
};

/** A place of the hand and a place on the stall. */
export interface Trade {
  readonly mine: number;
  readonly stall: number;
}

/** Null where it is taken. */
type Numbers = readonly (number | null)[];

export interface MarketState {
  readonly stall: Numbers;
  readonly hands: readonly Numbers[];
  readonly taken: readonly number[];
  readonly turn: Seat;
  readonly passes: number;
}

/** No trade at all is a pass. */
export interface MarketCommand {
  readonly trades: readonly Trade[];
}

export interface MarketTypes extends GameTypes {
  state: MarketState;
  view: MarketState;
  command: MarketCommand;
  event: { readonly rule: 'MA-2'; readonly seat: Seat; readonly count: number };
  sight: MarketTypes['event'];
  options: object;
  seatOptions: object;
  rule: keyof typeof rulebook;
}

const [HIGHEST, HELD, ON_STALL] = [6, 5, 10];

function setup({ seats }: TableSetup<MarketTypes>, { rng }: Moment): Step<MarketTypes> {
  const deal = (count: number): number[] => Array.from({ length: count }, () => 1 + rng.below(HIGHEST));
  const hands = seatsOf(seats).map(() => deal(HELD));
  const state = { stall: deal(ON_STALL), hands, taken: hands.map(() => 0), turn: 0 as Seat, passes: 0 };
  return { state, events: [] };
}

function isOver({ passes, hands }: MarketState): boolean {
  return passes >= hands.length;
}

export function isFair({ stall, hands }: MarketState, seat: Seat, trade: Trade): boolean {
  const paid = hands[seat]?.[trade.mine] ?? null;
  return paid !== null && paid === stall[trade.stall];
}

function check(view: MarketState, seat: Seat, { trades }: MarketCommand): Refusal<MarketTypes> | null {
  const refuse = (rule: MarketTypes['rule']): Refusal<MarketTypes> => ({ rule, facts: {} });
  if (isOver(view)) return refuse('MA-3');
  if (view.turn !== seat) return refuse('MA-1');
  const places = trades.flatMap(({ mine, stall }) => [`mine ${mine}`, `stall ${stall}`]);
  const isOnce = new Set(places).size === places.length;
  return isOnce && trades.every((trade) => isFair(view, seat, trade)) ? null : refuse('MA-2');
}

function play(state: MarketState, seat: Seat, { trades }: MarketCommand): Step<MarketTypes> {
  const count = trades.length;
  const without = (numbers: Numbers, gone: readonly number[]): Numbers =>
    numbers.map((number, place) => (gone.includes(place) ? null : number));
  const hand = state.hands[seat] as Numbers;
  const next: MarketState = {
    stall: without(
      state.stall,
      trades.map(({ stall }) => stall),
    ),
    hands: state.hands.with(
      seat,
      without(
        hand,
        trades.map(({ mine }) => mine),
      ),
    ),
    taken: state.taken.with(seat, (state.taken[seat] ?? 0) + count),
    turn: leftOf(seat, state.hands.length),
    passes: count === 0 ? state.passes + 1 : 0,
  };
  return { state: next, events: [{ rule: 'MA-2', seat, count }] };
}

function* legal(view: MarketState, seat: Seat): Generator<MarketCommand> {
  if (view.turn !== seat || isOver(view)) return;
  for (const [mine] of view.hands[seat]?.entries() ?? []) {
    for (const [stall] of view.stall.entries()) {
      if (isFair(view, seat, { mine, stall })) yield { trades: [{ mine, stall }] };
    }
  }
  yield { trades: [] };
}

function parse(raw: unknown): MarketCommand | null {
  const trades = readTrades(isRecord(raw) ? raw['trades'] : null);
  return trades === null ? null : { trades };
}

export function readTrades(raw: unknown): readonly Trade[] | null {
  if (!Array.isArray(raw)) return null;
  const trades = raw.map((one) =>
    isRecord(one) && Number.isSafeInteger(one['mine']) && Number.isSafeInteger(one['stall'])
      ? { mine: one['mine'] as number, stall: one['stall'] as number }
      : null,
  );
  return trades.every((trade) => trade !== null) ? trades : null;
}

const write = ({ stall, hands }: MarketState): string => `stall ${stall.join(' ')} hands ${hands.join(' | ')}`;

export const market: GameDefinition<MarketTypes> = {
  id: 'market',
  version: 1,
  traits: { pace: 'turns', hidden: false, chance: true, legal: 'some' },
  rulebook,
  options: {},
  seatOptions: {},
  presets: { plain: {} },
  notation: { command: ({ trades }) => `take ${trades.length}`, state: write, view: write },
  examples: [{ trades: [{ mine: 0, stall: 0 }] }],
  seating: () => ({ counts: [2, 3, 4] }),
  setup,
  parse,
  check,
  apply: (state, seat, command) => {
    const refusal = check(state, seat, command);
    return refusal === null ? { ok: true, step: play(state, seat, command) } : { ok: false, refusal };
  },
  wakeAt: () => null,
  wake: (state) => ({ state, events: [] }),
  toAct: (state) => (isOver(state) ? [] : [state.turn]),
  view: (state) => state,
  sight: (event) => event,
  legal,
  fallback: (view, seat) => (view.turn === seat && !isOver(view) ? { trades: [] } : null),
  pieces: () => [],
  swap: (state) => state,
  result: (position) =>
    isOver(position) ? { rule: 'MA-3', ranks: rankBy(position.taken, 'highest'), scores: position.taken } : null,
  bound: () => 200,
};
