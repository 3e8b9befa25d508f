import type { Facts } from '@tablee/kernel';
import { type Card, type Colour, colourOf, HIGHEST, isJoker, numberOf, sortCards } from './card.ts';
import type { RummuRule } from './rulebook.ts';

/** RM-8. */
export const MIN_MELD_SIZE = 3;

/** The kind of a combination; `colour` is null for a run of several colours. */
export type MeldKind =
  | { readonly kind: 'set'; readonly number: number }
  | { readonly kind: 'run'; readonly colour: Colour | null };

/** The rule that cards break as a combination, with its facts. */
export interface MeldFault {
  readonly rule: RummuRule;
  readonly facts: Facts;
}

export type MeldReading =
  | { readonly ok: true; readonly shape: MeldKind }
  | { readonly ok: false; readonly fault: MeldFault };

export function isMeld(cards: readonly Card[]): boolean {
  return readMeld(cards).ok;
}

/** RM-8 to RM-13. */
export function readMeld(cards: readonly Card[]): MeldReading {
  const sorted = sortCards(cards);
  const text = sorted.join(' ');
  const fault = (rule: RummuRule, facts: Facts): MeldReading => ({
    ok: false,
    fault: { rule, facts: { ...facts, cards: text } },
  });
  if (sorted.length < MIN_MELD_SIZE) return fault('RM-8', { why: 'short' });
  const twin = sorted.find((card, index) => card === sorted[index + 1]);
  if (twin !== undefined) return fault('RM-9', { why: 'twin', card: twin });
  const first = numberOf(sorted[0] as Card);
  // Different cards of one number have different colours, so at most one is yellow (RM-9, RM-12, RM-13).
  if (sorted.every((card) => numberOf(card) === first)) return { ok: true, shape: { kind: 'set', number: first } };
  const order = disorderOf(sorted);
  if (order !== null) return fault(order.rule, order.facts);
  const colours = colourFault(sorted);
  return 'rule' in colours ? fault(colours.rule, colours.facts) : { ok: true, shape: { kind: 'run', ...colours } };
}

/** RM-8, RM-A16: the fault in the numbers of a run; they are consecutive, from 0 to 9. */
function disorderOf(sorted: readonly Card[]): MeldFault | null {
  const numbers = sorted.map(numberOf);
  if (new Set(numbers).size < numbers.length) return { rule: 'RM-8', facts: doubleIn(numbers) };
  const [gap, ...others] = gapsIn(numbers);
  if (gap === undefined) return null;
  const isWide = others.length > 0 || gap.length > 1;
  if (!isWide) return { rule: 'RM-8', facts: { why: 'gap', number: gap[0] as number } };
  const isRound = others.length === 0 && numbers[0] === 0 && numbers.at(-1) === HIGHEST;
  return isRound ? { rule: 'RM-A16', facts: {} } : { rule: 'RM-8', facts: { why: 'far' } };
}

/** Names the number in which a run has two cards; otherwise the cards are neither a run nor a set. */
function doubleIn(numbers: readonly number[]): Facts {
  const distinct = [...new Set(numbers)];
  const twice = distinct.find((number) => numbers.filter((one) => one === number).length === 2);
  const isRun = distinct.length >= MIN_MELD_SIZE && gapsIn(distinct).length === 0;
  return isRun && twice !== undefined ? { why: 'double', number: twice } : { why: 'neither' };
}

/** The missing numbers, a list for each gap. */
function gapsIn(numbers: readonly number[]): number[][] {
  return numbers.slice(1).flatMap((next, index) => {
    const number = numbers[index] as number;
    return next === number + 1 ? [] : [Array.from({ length: next - number - 1 }, (_, step) => number + 1 + step)];
  });
}

/** The colour of a run, or the fault in its colours and jokers (RM-9, RM-11, RM-12). */
function colourFault(run: readonly Card[]): MeldFault | { readonly colour: Colour | null } {
  const colours = run.filter((card) => !isJoker(card)).map(colourOf);
  const jokers = run.length - colours.length;
  const [colour] = colours;
  if (colour === undefined || colours.every((one) => one === colour)) {
    const most = Math.floor((run.length - 1) / 2);
    return jokers > most || colour === undefined
      ? { rule: 'RM-11', facts: { jokers, most, extra: jokers - most, size: run.length } }
      : { colour };
  }
  const twice = colours.find((one, index) => colours.indexOf(one) !== index);
  if (twice !== undefined) return { rule: 'RM-9', facts: { why: 'colour', colour: twice } };
  return jokers > 1 ? { rule: 'RM-12', facts: { jokers, extra: jokers - 1 } } : { colour: null };
}
