import { after, leftOf, type Millis, type Seat, seatsOf, toMillis, type Viewer } from './brands.ts';
import {
  type GameDefinition,
  type GameTypes,
  type Moment,
  type Piece,
  type Refusal,
  type Rule,
  rankBy,
  type Step,
  type TableSetup,
} from './game.ts';
import { isRecord } from './json.ts';
import type { StoredMatch } from './log.ts';
import { storeMatch } from './log-file.ts';
import { advance, type Match, type Outcome, openMatch, type Played, submit, writeNote } from './match.ts';
import { mixSeed, type SeedParts, secretFromWord } from './seed.ts';
import { tableFor } from './table.ts';
import { undo } from './undo.ts';

/**
 * Minimal game with a case of everything that the kernel distinguishes: open and hidden pieces, chance, wakes,
 * refusals.
 */
const rulebook = {
  /**
   * Nine coins: three lie open, each hand holds one, the rest is in the sack. Seats play one command each, clockwise.
   */
  'CO-1': shown('refusal', 'event'),
  /** Take: an open coin into the hand. Nobody learns a face. */
  'CO-2': shown('refusal', 'event'),
  /** Show: a coin of the hand onto the table. The others learn it. */
  'CO-3': shown('refusal', 'event'),
  /** Lift: the top of the sack into the hand. Only its seat learns it, and no chance is drawn. */
  'CO-4': shown('refusal', 'event'),
  /** Dip: any coin of the sack into the hand, by chance. */
  'CO-5': shown('refusal', 'event'),
  /** The tide: at its time a coin of the sack falls onto the table, by chance. */
  'CO-6': shown('event'),
  /** A tide that finds the sack empty ends the match; the richest hand wins. */
  'CO-7': shown('refusal', 'end'),
} as const satisfies Record<string, Rule>;

function shown(...shows: Rule['shows']): Rule {
  return { source: 'ruling', section: 'toy', shows };
}

const WORTH = { copper: 1, silver: 2, gold: 5 } as const;
const COPIES = 3;
const OPEN = 3;

interface Coin {
  readonly id: number;
  readonly face: keyof typeof WORTH;
}

interface CoinState {
  readonly open: readonly Coin[];
  readonly hands: readonly (readonly Coin[])[];
  readonly sack: readonly Coin[];
  readonly turn: Seat;
  readonly tideAt: Millis;
  readonly tideMs: number;
  /** Worth of each hand at the end, public from then on; null while the match is played. */
  readonly over: readonly number[] | null;
}

interface CoinView extends Omit<CoinState, 'hands' | 'sack'> {
  readonly hand: readonly Coin[];
  readonly hands: readonly number[];
  readonly sack: number;
}

export type CoinCommand = { readonly do: 'take' | 'show'; readonly coin: number } | { readonly do: 'lift' | 'dip' };

interface CoinEvent {
  readonly rule: keyof typeof rulebook;
  readonly seat: Seat | null;
  readonly coin: Coin | null;
}

export interface CoinTypes extends GameTypes {
  state: CoinState;
  view: CoinView;
  command: CoinCommand;
  event: CoinEvent;
  sight: CoinEvent;
  options: { readonly mixed: boolean; readonly tideMs: 1000 | 5000 };
  seatOptions: { readonly rich: boolean };
  rule: keyof typeof rulebook;
}

function setup({ options, seatOptions }: TableSetup<CoinTypes>, { rng }: Moment): Step<CoinTypes> {
  const faces = Array.from({ length: COPIES }, () => ['copper', 'silver', 'gold'] as const).flat();
  const sack = (options.mixed ? rng.shuffle(faces) : faces).map((face, id): Coin => ({ id, face }));
  const open = sack.splice(0, OPEN);
  const hands = seatOptions.map(({ rich }) => sack.splice(0, rich ? 2 : 1));
  const { tideMs } = options;
  const [turn] = seatsOf(1) as [Seat];
  const state = { open, hands, sack, turn, tideAt: toMillis(tideMs), tideMs, over: null };
  return { state, events: [{ rule: 'CO-1', seat: null, coin: null }] };
}

function check(view: CoinView, seat: Seat, command: CoinCommand): Refusal<CoinTypes> | null {
  const refuse = (rule: CoinTypes['rule']): Refusal<CoinTypes> => ({ rule, facts: {} });
  if (view.over !== null) return refuse('CO-7');
  if (view.turn !== seat) return refuse('CO-1');
  switch (command.do) {
    case 'take':
      return view.open.some(({ id }) => id === command.coin) ? null : refuse('CO-2');
    case 'show':
      return view.hand.some(({ id }) => id === command.coin) ? null : refuse('CO-3');
    default:
      return view.sack > 0 ? null : refuse(command.do === 'lift' ? 'CO-4' : 'CO-5');
  }
}

function play(state: CoinState, seat: Seat, command: CoinCommand, { rng }: Moment): Step<CoinTypes> {
  const next = { ...state, turn: leftOf(seat, state.hands.length) };
  const hand = state.hands[seat] ?? [];
  const holding = (cards: readonly Coin[]) => state.hands.map((other, index) => (index === seat ? cards : other));
  switch (command.do) {
    case 'take': {
      const [coin, open] = split(state.open, ({ id }) => id === command.coin);
      return { state: { ...next, open, hands: holding([...hand, coin]) }, events: [{ rule: 'CO-2', seat, coin }] };
    }
    case 'show': {
      const [coin, rest] = split(hand, ({ id }) => id === command.coin);
      const open = [...state.open, coin];
      return { state: { ...next, open, hands: holding(rest) }, events: [{ rule: 'CO-3', seat, coin }] };
    }
    default: {
      const chosen = command.do === 'dip' ? rng.pick(state.sack) : state.sack[0];
      const [coin, sack] = split(state.sack, (one) => one === chosen);
      const rule = command.do === 'dip' ? 'CO-5' : 'CO-4';
      return { state: { ...next, sack, hands: holding([...hand, coin]) }, events: [{ rule, seat, coin }] };
    }
  }
}

function wake(state: CoinState, { at, rng }: Moment): Step<CoinTypes> {
  if (state.sack.length === 0) return { state: { ...state, over: state.hands.map(worthOf) }, events: [] };
  const chosen = rng.pick(state.sack);
  const [coin, sack] = split(state.sack, (one) => one === chosen);
  const next = { ...state, open: [...state.open, coin], sack, tideAt: after(at, state.tideMs) };
  return { state: next, events: [{ rule: 'CO-6', seat: null, coin }] };
}

function split(coins: readonly Coin[], isIt: (coin: Coin) => boolean): [Coin, Coin[]] {
  const coin = coins.find(isIt);
  if (coin === undefined) throw new Error('no such coin');
  return [coin, coins.filter((other) => other !== coin)];
}

function viewCoins({ hands, sack, ...table }: CoinState, viewer: Viewer): CoinView {
  const hand = viewer === 'spectator' ? [] : (hands[viewer] ?? []);
  return { ...table, hand, hands: hands.map(({ length }) => length), sack: sack.length };
}

function parse(raw: unknown): CoinCommand | null {
  if (!isRecord(raw)) return null;
  const { do: action, coin } = raw;
  if (action === 'lift' || action === 'dip') return { do: action };
  return (action === 'take' || action === 'show') && Number.isSafeInteger(coin)
    ? { do: action, coin: coin as number }
    : null;
}

function pieces({ open, hands, sack }: CoinState): Piece[] {
  const place = (name: string, coins: readonly Coin[], knownTo: Piece['knownTo']): Piece[] =>
    coins.map(({ id, face }) => ({ id: `${id}`, face, place: name, knownTo }));
  const inHands = hands.flatMap((hand, seat) => place(`hand ${seat}`, hand, [seat as Seat]));
  return [...place('open', open, 'all'), ...inHands, ...place('sack', sack, [])];
}

function swap(state: CoinState, a: string, b: string): CoinState {
  const faceOf = new Map(pieces(state).map(({ id, face }) => [id, face as Coin['face']]));
  const exchange = ({ id, face }: Coin): Coin => {
    const other = `${id}` === a ? b : `${id}` === b ? a : null;
    return { id, face: (other === null ? undefined : faceOf.get(other)) ?? face };
  };
  const { open, hands, sack } = state;
  return {
    ...state,
    open: open.map(exchange),
    hands: hands.map((hand) => hand.map(exchange)),
    sack: sack.map(exchange),
  };
}

function* candidates({ open, hand }: CoinView): Generator<CoinCommand> {
  yield* [{ do: 'lift' }, { do: 'dip' }] as const;
  for (const { id } of open) yield { do: 'take', coin: id };
  for (const { id } of hand) yield { do: 'show', coin: id };
}

const legal = (seen: CoinView, seat: Seat): CoinCommand[] =>
  [...candidates(seen)].filter((command) => check(seen, seat, command) === null);

const worthOf = (coins: readonly Coin[]): number => coins.reduce((sum, { face }) => sum + WORTH[face], 0);

export const coinGame: GameDefinition<CoinTypes> = {
  id: 'coin',
  version: 2,
  traits: { pace: 'turns', hidden: true, chance: true, legal: 'all' },
  rulebook,
  options: { mixed: { choices: [true, false], default: true }, tideMs: { choices: [1000, 5000], default: 1000 } },
  seatOptions: { rich: { choices: [true, false], default: false } },
  presets: { mixed: {}, sorted: { mixed: false }, slow: { tideMs: 5000 } },
  notation: {
    command: (command) => ('coin' in command ? `${command.do} ${command.coin}` : command.do),
    state: ({ open, hands }) => `${open.length} open, hands ${hands.map(({ length }) => length).join(' ')}`,
    view: ({ open, hands }) => `${open.length} open, hands ${hands.join(' ')}`,
  },
  examples: [{ do: 'take', coin: 0 }, { do: 'show', coin: 3 }, { do: 'lift' }, { do: 'dip' }],
  seating: () => ({ counts: [2, 3] }),
  setup,
  parse,
  check,
  apply(state, seat, command, moment) {
    const refusal = check(viewCoins(state, seat), seat, command);
    return refusal === null ? { ok: true, step: play(state, seat, command, moment) } : { ok: false, refusal };
  },
  wakeAt: ({ over, tideAt }) => (over === null ? tideAt : null),
  wake,
  toAct: ({ over, turn }) => (over === null ? [turn] : []),
  view: viewCoins,
  sight: (event, viewer) =>
    ['CO-4', 'CO-5'].includes(event.rule) && event.seat !== viewer ? { ...event, coin: null } : event,
  legal,
  fallback: (seen, seat) => legal(seen, seat)[0] ?? null,
  pieces,
  swap,
  result: ({ over }) => (over === null ? null : { rule: 'CO-7', ranks: rankBy(over, 'highest'), scores: over }),
  bound: () => 400,
};

const COIN_SEED: SeedParts = { secret: secretFromWord('coin'), nonces: ['c0ffee', '01'] };

/**
 * Sorted for two seats: 0 copper, 1 silver and 2 gold lie open, seat 0 holds 3 copper, seat 1 holds 4 silver, and the
 * sack is 5 gold, 6 copper, 7 silver, 8 gold from the top. Seat 0 begins; the first tide is at 1000.
 */
export function openCoin(preset: 'sorted' | 'mixed' = 'sorted', definition = coinGame): Match<CoinTypes> {
  return openMatch(definition, tableFor(definition, preset, 2) as TableSetup<CoinTypes>, mixSeed(COIN_SEED)).match;
}

interface CoinJourney {
  readonly start: Match<CoinTypes>;
  readonly end: Match<CoinTypes>;
  readonly played: readonly Played<CoinTypes>[];
}

/** A whole match with every kind of entry. */
export function playCoin(start = openCoin('mixed')): CoinJourney {
  const played: Played<CoinTypes>[] = [];
  const [ana, bo] = seatsOf(2) as [Seat, Seat];
  let match = start;
  const keep = (outcome: Pick<Outcome<CoinTypes>, 'match' | 'played'>): void => {
    match = outcome.match;
    played.push(...outcome.played);
  };
  const idOf = ([first]: readonly Coin[] = []): number => first?.id ?? -1;
  const origin = { id: 'ana-1', meta: { arrived: 90, held: 10 } };
  keep(submit(match, ana, { do: 'take', coin: idOf(match.state.open) }, toMillis(100), origin));
  keep(undo(match, ana, match.seq, toMillis(150)));
  keep(writeNote(match, { what: 'away', seat: bo }, toMillis(160)));
  keep(submit(match, ana, { do: 'dip' }, toMillis(200)));
  keep(writeNote(match, { what: 'bot', seat: bo, who: 'Robo' }, toMillis(900)));
  keep(submit(match, bo, { do: 'show', coin: idOf(match.state.hands[bo]) }, toMillis(1_000), { id: 'bo-1' }));
  keep(writeNote(match, { what: 'pause' }, toMillis(1_200)));
  keep(submit(match, ana, { do: 'lift' }, toMillis(2_500)));
  keep(advance(match, toMillis(60_000)));
  return { start, end: match, played };
}

/** A match as a host would store it. */
export function storeCoin({ end, played }: CoinJourney): StoredMatch {
  const entries = played.map(({ entry }) => entry);
  return storeMatch(end, entries, COIN_SEED, ['Ana', 'Bo']);
}
