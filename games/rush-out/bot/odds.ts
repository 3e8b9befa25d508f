/** Number of free squares for each of the five symbols of a camp. */
export type Need = readonly number[];

const FACES = 6;
/** Greater than the number of equal squares on a card, and than the number of dice of two heroes. */
const BASE = 16;

/** One outcome of a roll: dice for each wanted symbol, jokers, and its probability. */
interface RollOutcome {
  readonly symbols: readonly number[];
  readonly jokers: number;
  readonly chance: number;
}

const outcomesByKey = new Map<number, readonly RollOutcome[]>();

/** Outcomes for this number of wanted symbols. Other faces are equivalent and counted as wasted. */
function outcomesOf(dice: number, wanted: number): readonly RollOutcome[] {
  const key = dice * FACES + wanted;
  let known = outcomesByKey.get(key);
  if (known === undefined) {
    const others = FACES - 1 - wanted;
    known = [...countsOf(dice, wanted + 2)].map(([jokers = 0, wasted = 0, ...symbols]) => {
      const ways = multinomial([jokers, wasted, ...symbols]) * others ** wasted;
      return { symbols, jokers, chance: ways / FACES ** dice };
    });
    outcomesByKey.set(key, known);
  }
  return known;
}

/** All distributions of the dice over the faces. */
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

/** Free squares after all dice that fit are placed. */
function fill(need: Need, symbols: readonly number[], jokers: number, jokerAs: readonly boolean[]): number[] {
  const left = need.map((count, symbol) => count - Math.min(count, symbols[symbol] ?? 0));
  for (let joker = 0; joker < jokers; joker += 1) {
    const symbol = neediest(left, jokerAs);
    if (symbol === -1) break;
    left[symbol] = (left[symbol] as number) - 1;
  }
  return left;
}

/** Symbol with the most free squares that a joker may stand for; -1 if there is none. */
export function neediest(left: Need, jokerAs: readonly boolean[]): number {
  let best = -1;
  for (let symbol = 0; symbol < left.length; symbol += 1) {
    if (jokerAs[symbol] !== true || left[symbol] === 0) continue;
    if (best === -1 || (left[symbol] as number) > (left[best] as number)) best = symbol;
  }
  return best;
}

/** Free squares of one symbol; `takesJokers` if a joker may stand for it. */
interface WantedSymbol {
  readonly count: number;
  readonly takesJokers: boolean;
}

const expectedRollsByKey = new Map<number, number>();

/**
 * Expected number of rolls to fill these squares if all dice that fit are placed and the rest is rolled again; Infinity
 * with too few dice. `jokerAs` tells for each symbol if a joker may stand for it.
 */
export function expectedRolls(need: Need, dice: number, jokerAs: readonly boolean[]): number {
  const size = sizeOf(need);
  if (size === 0) return 0;
  if (size > dice) return Infinity;
  const wanted = wantedIn(need, jokerAs);
  const key = keyOf(wanted, dice);
  let known = expectedRollsByKey.get(key);
  if (known === undefined) {
    known = computeRolls(wanted, size, dice);
    expectedRollsByKey.set(key, known);
  }
  return known;
}

/** Sorted, because symbols with equal counts are equally likely: more questions share a result. */
function wantedIn(need: Need, jokerAs: readonly boolean[]): WantedSymbol[] {
  return need
    .flatMap((count, symbol) => (count === 0 ? [] : [{ count, takesJokers: jokerAs[symbol] === true }]))
    .toSorted((one, other) => rankOf(other) - rankOf(one));
}

function rankOf({ count, takesJokers }: WantedSymbol): number {
  return 2 * count + (takesJokers ? 1 : 0);
}

function keyOf(wanted: readonly WantedSymbol[], dice: number): number {
  return wanted.reduce((key, one) => key * 2 * BASE + rankOf(one), dice);
}

function computeRolls(wanted: readonly WantedSymbol[], size: number, dice: number): number {
  const need = wanted.map(({ count }) => count);
  const jokerAs = wanted.map(({ takesJokers }) => takesJokers);
  let [rolls, stays] = [1, 0];
  for (const { symbols, jokers, chance } of outcomesOf(dice, wanted.length)) {
    const left = fill(need, symbols, jokers, jokerAs);
    const laid = size - sizeOf(left);
    if (laid === 0) stays += chance;
    else rolls += chance * expectedRolls(left, dice - laid, jokerAs);
  }
  return rolls / (1 - stays);
}
