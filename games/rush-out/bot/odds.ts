/** How many squares are still to be filled, for each of the five symbols of a camp. */
export type Need = readonly number[];

const SYMBOLS = 5;
const FACES = 6;
/** More than any card has squares of one symbol, and more than any hero and partner have dice. */
const BASE = 7;

/** One way in which some dice may fall: how many show each symbol, how many the joker, and how likely that is. */
interface Fall {
  readonly symbols: readonly number[];
  readonly jokers: number;
  readonly chance: number;
}

const falls = new Map<number, readonly Fall[]>();

function fallsOf(dice: number): readonly Fall[] {
  let known = falls.get(dice);
  if (known === undefined) {
    known = [...countsOf(dice, FACES)].map(([jokers = 0, ...symbols]) => {
      return { symbols, jokers, chance: multinomial([jokers, ...symbols]) / FACES ** dice };
    });
    falls.set(dice, known);
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

/** What is left of a need when dice that fit are laid down. `jokerAs` says for each symbol whether a joker may stand for it. */
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
  for (let symbol = 0; symbol < SYMBOLS; symbol += 1) {
    if (jokerAs[symbol] !== true || left[symbol] === 0) continue;
    if (best === -1 || (left[symbol] as number) > (left[best] as number)) best = symbol;
  }
  return best;
}

const memo = new Map<number, number>();

/**
 * How many rolls it takes on average to fill these squares with so many dice, where everything that fits is laid down and
 * the rest rolled again; Infinity where there are too few dice.
 */
export function expectedRolls(need: Need, dice: number, jokerAs: readonly boolean[]): number {
  const size = sizeOf(need);
  if (size === 0) return 0;
  if (size > dice) return Infinity;
  const key = keyOf(need, dice, jokerAs);
  let known = memo.get(key);
  if (known === undefined) {
    known = computeRolls(need, size, dice, jokerAs);
    memo.set(key, known);
  }
  return known;
}

function keyOf(need: Need, dice: number, jokerAs: readonly boolean[]): number {
  let key = dice;
  for (const count of need) key = key * BASE + count;
  for (const isAllowed of jokerAs) key = key * 2 + (isAllowed ? 1 : 0);
  return key;
}

function computeRolls(need: Need, size: number, dice: number, jokerAs: readonly boolean[]): number {
  let [rolls, stays] = [1, 0];
  for (const { symbols, jokers, chance } of fallsOf(dice)) {
    const left = fill(need, symbols, jokers, jokerAs);
    const laid = size - sizeOf(left);
    if (laid === 0) stays += chance;
    else rolls += chance * expectedRolls(left, dice - laid, jokerAs);
  }
  return rolls / (1 - stays);
}
