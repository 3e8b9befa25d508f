import { type Card, colourOf, HIGHEST, isJoker, numberOf } from '../card.ts';
import { MIN_MELD_SIZE } from '../melds.ts';
import type { Meld } from '../types.ts';
import { bitOf, CARDS_BY_BITS, COLOUR_BITS, cardAt, JOKER_BIT, NATURAL_BITS, type Rows, rowsOf } from './rows.ts';

/** Every combination among these cards, each once. */
export function meldsIn(cards: readonly Card[]): Card[][] {
  const rows = rowsOf(cards);
  const found: Card[][] = [];
  for (let first = 0; first <= HIGHEST; first += 1) {
    const here = rows[first] as number;
    if (here === 0) continue;
    for (const chosen of choicesAmong(first, here)) if (chosen.length >= MIN_MELD_SIZE) found.push([...chosen]);
    if ((rows[first + 1] ?? 0) === 0 || (rows[first + 2] ?? 0) === 0) continue;
    for (const colour of NATURAL_BITS) runsOfOne(rows, colour, first, [], 0, found);
    runsOfSeveral(rows, first, [], 0, found);
  }
  return found;
}

/** RM-8, RM-9, RM-13: every choice of one card or more with this number. */
function choicesAmong(number: number, bits: number): (readonly Card[])[] {
  const choices: (readonly Card[])[] = [];
  for (let some = bits; some > 0; some = (some - 1) & bits)
    choices.push(CARDS_BY_BITS[number]?.[some] as readonly Card[]);
  return choices;
}

/** RM-11: more natural cards than jokers. */
function runsOfOne(rows: Rows, colour: number, next: number, run: Card[], jokers: number, found: Card[][]): void {
  if (run.length >= MIN_MELD_SIZE && run.length > 2 * jokers) found.push([...run]);
  const here = rows[next] ?? 0;
  for (const bit of [colour, JOKER_BIT]) {
    if ((here & bit) === 0) continue;
    run.push(cardAt(next, bit));
    runsOfOne(rows, colour, next + 1, run, bit === JOKER_BIT ? jokers + 1 : jokers, found);
    run.pop();
  }
}

/** RM-9, RM-12: no colour twice, so at most one joker. */
function runsOfSeveral(rows: Rows, next: number, run: Card[], used: number, found: Card[][]): void {
  if (run.length >= MIN_MELD_SIZE) found.push([...run]);
  const here = (rows[next] ?? 0) & ~used;
  if (here === 0) return;
  for (const bit of COLOUR_BITS) {
    if ((here & bit) === 0) continue;
    run.push(cardAt(next, bit));
    runsOfSeveral(rows, next + 1, run, used | bit, found);
    run.pop();
  }
}

/** The properties of a combination that decide which cards it takes. */
interface MeldFrame {
  readonly kind: 'set' | 'one' | 'several';
  /** Colour bits, yellow included. */
  readonly colours: number;
  readonly jokers: number;
}

/** The cards must be a combination: it is not checked again. */
function frameOf(meld: readonly Card[]): MeldFrame {
  let [colours, jokers] = [0, 0];
  for (const card of meld) {
    colours |= bitOf(card);
    if (isJoker(card)) jokers += 1;
  }
  const naturals = colours & ~JOKER_BIT;
  if (numberOf(meld[0] as Card) === numberOf(meld[1] as Card)) return { kind: 'set', colours, jokers };
  return { kind: (naturals & (naturals - 1)) === 0 ? 'one' : 'several', colours, jokers };
}

/** RM-16, RM-A15: every choice of these cards that can be added together, each in the order of a combination. */
export function additionsTo(meld: readonly Card[], cards: readonly Card[]): Card[][] {
  const rows = rowsOf(cards);
  const frame = frameOf(meld);
  const numbers = meld.map(numberOf);
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  if (frame.kind === 'set') {
    return choicesAmong(lowest, (rows[lowest] as number) & ~frame.colours).map((chosen) => [...chosen]);
  }
  const found: Card[][] = [];
  const below = stretches(rows, frame, lowest - 1, -1);
  const above = stretches(rows, frame, highest + 1, 1);
  for (const low of below) {
    for (const high of above) {
      const added = [...low, ...high];
      if (added.length > 0 && suits(frame, meld.length, added)) found.push(added);
    }
  }
  return found;
}

/** Every extension at one end of a run, the empty one included. Colours and jokers are only checked card by card. */
function stretches(rows: Rows, frame: MeldFrame, next: number, step: 1 | -1): Card[][] {
  const allowed = frame.kind === 'one' ? frame.colours | JOKER_BIT : ~frame.colours;
  const here = (rows[next] ?? 0) & allowed;
  if (here === 0) return [[]];
  const further = stretches(rows, frame, next + step, step);
  const ways: Card[][] = [[]];
  for (const bit of COLOUR_BITS) {
    if ((here & bit) === 0) continue;
    const card = cardAt(next, bit);
    for (const rest of further) ways.push(step === 1 ? [card, ...rest] : [...rest, card]);
  }
  return ways;
}

/** RM-9, RM-11, RM-12: true if the run takes all these cards together; each fits alone. */
function suits({ kind, jokers }: MeldFrame, size: number, added: readonly Card[]): boolean {
  if (kind === 'one') return size + added.length > 2 * (jokers + added.filter(isJoker).length);
  return new Set(added.map(colourOf)).size === added.length;
}

/** RM-17: a card of the hand and the joker for which it can be exchanged. */
export interface Exchange {
  readonly card: Card;
  readonly joker: Card;
  /** Id of the combination. */
  readonly in: number;
}

/** RM-A12, RM-A13: every exchange that these cards allow, each once. */
export function exchangesIn(melds: readonly Meld[], cards: readonly Card[]): Exchange[] {
  const rows = rowsOf(cards);
  return melds.flatMap(({ id, cards: lying }) => {
    const jokers = lying.filter(isJoker);
    if (jokers.length === 0) return [];
    const { kind, colours } = frameOf(lying);
    const fitting = ~JOKER_BIT & (kind === 'one' ? colours : ~colours);
    return jokers.flatMap((joker) => {
      const number = numberOf(joker);
      const givable = CARDS_BY_BITS[number]?.[(rows[number] as number) & fitting] as readonly Card[];
      return givable.map((card) => ({ card, joker, in: id }));
    });
  });
}
