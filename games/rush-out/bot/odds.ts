/** How many squares are still to be filled, for each of the five symbols of a camp. */
export type Need = readonly number[];

const FACES = 6;
/** More than any card has squares of one symbol, or any hero and their partners have dice. */
const BASE = 16;

/** One way in which some dice may fall: how many show each symbol that is wanted, how many the joker, and how likely that is. */
interface Fall {
  readonly symbols: readonly number[];
  readonly jokers: number;
  readonly chance: number;
}

const falls = new Map<number, readonly Fall[]>();

/** Where so many symbols are wanted: it does not matter which of the other faces a die shows. */
function fallsOf(dice: number, wanted: number): readonly Fall[] {
  const key = dice * FACES + wanted;
  let known = falls.get(key);
  if (known === undefined) {
    const others = FACES - 1 - wanted;
    known = [...countsOf(dice, wanted + 2)].map(([jokers = 0, wasted = 0, ...symbols]) => {
      const ways = multinomial([jokers, wasted, ...symbols]) * others ** wasted;
      return { symbols, jokers, chance: ways / FACES ** dice };
    });
    falls.set(key, known);
  }
  return known;
}

/** All ways to share so many dice out to so many faces. */
function* countsOf(dice: number, faces: number): Generator<number[]> {
  if (faces === 1) {
    yield [dice];
    return;
  }
  for (let first = 0; first <= dice; first += 1) {
    for (const rest of countsOf(dice - first, faces - 1)) yield [first, ...rest];
  }
}

function multinomial(counts: readonly number[]): number {
  let ways = 1;
  let placed = 0;
  for (const count of counts) {
    for (let index = 1; index <= count; index += 1) {
      placed += 1;
      ways = (ways * placed) / index;
    }
  }
  return Math.round(ways);
}

export function sizeOf(need: Need): number {
  return need.reduce((sum, count) => sum + count, 0);
}

/** What is left of a need when dice that fit are laid down. */
function fill(need: Need, symbols: readonly number[], jokers: number, jokerAs: readonly boolean[]): number[] {
  const left = need.map((count, symbol) => count - Math.min(count, symbols[symbol] ?? 0));
  for (let joker = 0; joker < jokers; joker += 1) {
    const symbol = neediest(left, jokerAs);
    if (symbol === -1) break;
    left[symbol] = (left[symbol] as number) - 1;
  }
  return left;
}

/** The symbol for which a joker helps most, where most squares are still free; -1 where it helps nowhere. */
export function neediest(left: Need, jokerAs: readonly boolean[]): number {
  let best = -1;
  for (let symbol = 0; symbol < left.length; symbol += 1) {
    if (jokerAs[symbol] !== true || left[symbol] === 0) continue;
    if (best === -1 || (left[symbol] as number) > (left[best] as number)) best = symbol;
  }
  return best;
}

/** Squares of one symbol, and whether a joker may stand for it. */
interface Wanted {
  readonly count: number;
  readonly takesJokers: boolean;
}

const memo = new Map<number, number>();

/**
 * How many rolls it takes on average to fill these squares with so many dice, where everything that fits is laid down and
 * the rest rolled again; Infinity where there are too few dice. `jokerAs` says for each symbol whether a joker may stand
 * for it.
 */
export function expectedRolls(need: Need, dice: number, jokerAs: readonly boolean[]): number {
  const size = sizeOf(need);
  if (size === 0) return 0;
  if (size > dice) return Infinity;
  const wanted = wantedIn(need, jokerAs);
  const key = keyOf(wanted, dice);
  let known = memo.get(key);
  if (known === undefined) {
    known = computeRolls(wanted, size, dice);
    memo.set(key, known);
  }
  return known;
}

/** In one order, whichever symbols they are: what is wanted as often is as likely. */
function wantedIn(need: Need, jokerAs: readonly boolean[]): Wanted[] {
  return need
    .flatMap((count, symbol) => (count === 0 ? [] : [{ count, takesJokers: jokerAs[symbol] === true }]))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

function rankOf({ count, takesJokers }: Wanted): number {
  return 2 * count + (takesJokers ? 1 : 0);
}

function keyOf(wanted: readonly Wanted[], dice: number): number {
  return wanted.reduce((key, one) => key * 2 * BASE + rankOf(one), dice);
}

function computeRolls(wanted: readonly Wanted[], size: number, dice: number): number {
  const need = wanted.map(({ count }) => count);
  const jokerAs = wanted.map(({ takesJokers }) => takesJokers);
  let [rolls, stays] = [1, 0];
  for (const { symbols, jokers, chance } of fallsOf(dice, wanted.length)) {
    const left = fill(need, symbols, jokers, jokerAs);
    const laid = size - sizeOf(left);
    if (laid === 0) stays += chance;
    else rolls += chance * expectedRolls(left, dice - laid, jokerAs);
  }
  return rolls / (1 - stays);
}
