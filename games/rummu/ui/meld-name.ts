import { nameCards, type RummuSay } from '../locale/index.ts';
import { type Card, isJoker, numberOf } from '../rules/card.ts';
import { readMeld } from '../rules/melds.ts';
import { countMeld, type MeldScore } from '../rules/scoring.ts';

/** For instance « Suite rouge de 4 » or « Quatre 9 ». Cards that are no combination are named one by one. */
export function nameMeld(cards: readonly Card[], say: RummuSay): string {
  const reading = readMeld(cards);
  if (!reading.ok) return nameCards(cards, say);
  const { shape } = reading;
  const size = cards.length;
  return shape.kind === 'set'
    ? say('ui.meld.set', { size, number: shape.number })
    : say('ui.meld.run', { size, colour: shape.colour ?? 'mixed' });
}

/** RM-22 to RM-24: the reason for the points of a combination; empty if the cards are none. */
export function whyPoints(cards: readonly Card[], say: RummuSay): string {
  const reading = readMeld(cards);
  if (!reading.ok) return '';
  const count = countMeld(cards);
  if (count.kind === 'set') return whySet(count, numberOf(cards[0] as Card), say);
  if (count.pure) return say('ui.meld.why.pure');
  const jokers = cards.filter(isJoker).length;
  const isOneColour = reading.shape.kind === 'run' && reading.shape.colour !== null;
  const why = isOneColour ? say('ui.meld.why.jokers', { jokers }) : say('ui.meld.why.colours');
  return count.points === 0 ? say('ui.meld.why.zero', { why }) : why;
}

/** RM-22: three cards score nothing (RM-A9), and five score the same pure or mixed (RM-A8). */
function whySet({ size, pure, half, points }: MeldScore, number: number, say: RummuSay): string {
  if (points === 0) return say('ui.meld.why.zero', { why: say('ui.meld.why.three') });
  const kind = size === 5 ? 'five' : pure ? 'pure' : 'mixed';
  if (half) return say('ui.meld.why.half', { kind, number, whole: points * 2 });
  if (kind === 'five') return say('ui.meld.why.five');
  return pure ? say('ui.meld.why.pure') : say('ui.meld.why.jokers', { jokers: 1 });
}
