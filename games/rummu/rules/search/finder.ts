import { type Card, COLOURS, type Colour, cardOf, HIGHEST, isJoker, numberOf, YELLOW } from '../card.ts';
import { isMeld, readMeld, SHORTEST } from '../melds.ts';
import type { Meld } from '../types.ts';

const NATURAL_COLOURS: readonly Colour[] = COLOURS.filter((colour) => colour !== YELLOW);
const NUMBERS: readonly number[] = Array.from({ length: HIGHEST + 1 }, (_, number) => number);

/** Every combination that these cards make, each once. */
export function* meldsIn(cards: readonly Card[]): Generator<Card[]> {
  const have = new Set(cards);
  for (const number of NUMBERS) yield* setsOf(have, number);
  for (const first of NUMBERS) {
    for (const colour of NATURAL_COLOURS) yield* runsOfOne(have, colour, first, [], 0);
    yield* runsOfSeveral(have, first, [], false);
  }
}

/** RM-8, RM-9, RM-13. */
function* setsOf(have: ReadonlySet<Card>, number: number): Generator<Card[]> {
  const some = COLOURS.map((colour) => cardOf(colour, number)).filter((card) => have.has(card));
  for (const chosen of subsetsOf(some)) if (chosen.length >= SHORTEST) yield chosen;
}

export function subsetsOf<T>(list: readonly T[]): T[][] {
  const subsets: T[][] = [[]];
  for (const item of list) subsets.push(...subsets.map((subset) => [...subset, item]));
  return subsets;
}

/** RM-11: more natural cards than jokers. */
function* runsOfOne(
  have: ReadonlySet<Card>,
  colour: Colour,
  next: number,
  run: readonly Card[],
  jokers: number,
): Generator<Card[]> {
  if (run.length >= SHORTEST && run.length > 2 * jokers) yield [...run];
  if (next > HIGHEST) return;
  const [natural, joker] = [cardOf(colour, next), cardOf(YELLOW, next)];
  if (have.has(natural)) yield* runsOfOne(have, colour, next + 1, [...run, natural], jokers);
  if (have.has(joker)) yield* runsOfOne(have, colour, next + 1, [...run, joker], jokers + 1);
}

/** RM-9, RM-12: no colour twice, and at most one joker. */
function* runsOfSeveral(
  have: ReadonlySet<Card>,
  next: number,
  run: readonly Card[],
  hasJoker: boolean,
): Generator<Card[]> {
  if (run.length >= SHORTEST) yield [...run];
  if (next > HIGHEST) return;
  for (const colour of COLOURS) {
    const card = cardOf(colour, next);
    const isTaken = colour === YELLOW ? hasJoker : run.some((one) => one[0] === colour);
    if (have.has(card) && !isTaken) {
      yield* runsOfSeveral(have, next + 1, [...run, card], hasJoker || colour === YELLOW);
    }
  }
}

/** Every choice of these cards that can be added to the combination at once (RM-16, RM-A15). */
export function* additionsTo(meld: readonly Card[], cards: readonly Card[]): Generator<Card[]> {
  const reading = readMeld(meld);
  if (!reading.ok) return;
  const have = new Set(cards);
  if (reading.shape.kind === 'set') {
    const { number } = reading.shape;
    const missing = COLOURS.map((colour) => cardOf(colour, number)).filter(
      (card) => have.has(card) && !meld.includes(card),
    );
    for (const chosen of subsetsOf(missing)) if (chosen.length > 0) yield chosen;
    return;
  }
  const colours = reading.shape.colour === null ? NATURAL_COLOURS : [reading.shape.colour];
  const numbers = meld.map(numberOf);
  const below = stretches(have, colours, Math.min(...numbers) - 1, -1);
  const above = stretches(have, colours, Math.max(...numbers) + 1, 1);
  for (const low of below) {
    for (const high of above) {
      const added = [...low, ...high];
      if (added.length > 0 && isMeld([...meld, ...added])) yield added;
    }
  }
}

/** Every way to go on from one end of a run, not at all included; whether colours and jokers suit is not asked yet. */
function stretches(have: ReadonlySet<Card>, colours: readonly Colour[], next: number, step: 1 | -1): Card[][] {
  if (next < 0 || next > HIGHEST) return [[]];
  const here = [...colours, YELLOW as Colour].map((colour) => cardOf(colour, next)).filter((card) => have.has(card));
  if (here.length === 0) return [[]];
  const further = stretches(have, colours, next + step, step);
  return [[], ...here.flatMap((card) => further.map((rest) => [card, ...rest]))];
}

/** A card of the hand and the joker that it can be exchanged for (RM-17). */
export interface Exchange {
  readonly card: Card;
  readonly joker: Card;
  /** The combination, by its id. */
  readonly in: number;
}

/** Every exchange that these cards allow, each once (RM-A12, RM-A13). */
export function exchangesIn(melds: readonly Meld[], cards: readonly Card[]): Exchange[] {
  const naturals = [...new Set(cards)].filter((card) => !isJoker(card));
  return melds.flatMap(({ id, cards: lying }) =>
    lying.filter(isJoker).flatMap((joker) => {
      const others = lying.filter((card) => card !== joker);
      const fitting = naturals.filter((card) => numberOf(card) === numberOf(joker) && isMeld([...others, card]));
      return fitting.map((card) => ({ card, joker, in: id }));
    }),
  );
}
