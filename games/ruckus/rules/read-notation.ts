import { seatOf, toMillis } from '@tablee/kernel';
import { isFamily } from './family.ts';
import { defaultRuckusOptions } from './options.ts';
import { parseRuckusCommand } from './parse.ts';
import type { Family, Pile, RuckusCommand, RuckusOptions, RuckusView } from './types.ts';

/** Reads the notation of notation.ts. All readers throw on text that is no position. */

export function readFamily(word: string): Family {
  if (!isFamily(word)) throw new Error(`no family: ${word}`);
  return word;
}

export function readPile(word: string): Pile {
  const [family = '', count] = word.split('×');
  return { family: readFamily(family), count: Number(count) };
}

export function readCommand(text: string): RuckusCommand {
  const [action, family, , from] = text.split(' ');
  const parsed = parseRuckusCommand({ do: action, family, ...(from !== undefined && { from: seatOf(from) }) });
  if (parsed === null) throw new Error(`no command: ${text}`);
  return parsed;
}

/** Reads a view from the text of `notation.view`, which does not contain options and clocks. */
export function readView(text: string, chosen: Partial<RuckusOptions> = {}): RuckusView {
  const lines = text.split('\n').map((line) => line.split(/\s+/));
  const [[, round, phase = ''] = [], [, deck] = [], ...rows] = lines;
  const seats = rows.filter(([name]) => name !== 'hand');
  const hand = rows.find(([name]) => name === 'hand');
  const nobody = seats.map(() => null);
  return {
    options: { ...defaultRuckusOptions, ...chosen },
    phase: phase.replace(',', '') as RuckusView['phase'],
    round: Number(round),
    piles: seats.map(([, , , ...piles]) => piles.map(readPile)),
    hands: seats.map(([, count]) => Number(count)),
    hand: hand === undefined ? null : hand.slice(1).map(readFamily),
    deck: Number(deck),
    totals: (lines[0] ?? []).slice(4).map(Number),
    sheets: [],
    until: null,
    actedAt: nobody,
    pairSince: nobody,
    emptySince: nobody,
    quietSince: toMillis(0),
    stalling: false,
  };
}
