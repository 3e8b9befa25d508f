import { letterOf, seatOf } from '@tablee/kernel';
import { sortCards } from './card.ts';
import { play, position, refusalOf, tableOf } from './rummu.scenario.ts';
import { cardsIn } from './scoring.ts';
import type { Hand, RummuState } from './types.ts';

/**
 * Rounds worked out by hand. A line of play is "A draw > R7 ✗ RM-A20 · a remark": the player, the command, the card that it
 * brings, the rule that refuses it. Other lines are a hand ("A R9 K9"), a combination on the table ("1 A R2 R3 R4") and, at the
 * end, the points of the round.
 */

/** The same round as the rules play it: the same text if it was worked out correctly. */
export function tellWorked(text: string): string {
  const [title = '', start = '', ...blocks] = text.trimEnd().split('\n\n');
  let state = startOf(start);
  const told = blocks.map((block) => {
    const lines = block.split('\n').flatMap((line) => {
      const next = tellLine(state, line);
      state = next.state;
      return next.lines;
    });
    return lines.join('\n');
  });
  return `${[title, start, ...told].join('\n\n')}\n`;
}

/** Reads "totals 0 -5 10", "stock K0 K2", "pairs" and so on; then a line for each hand. */
function startOf(start: string): RummuState {
  const lines = start.split('\n').map((line) => line.split(' '));
  const said = (word: string): string[] | undefined => lines.find(([first]) => first === word)?.slice(1);
  const totals = said('totals')?.map(Number);
  return position({
    hands: lines.filter(([first = '']) => first.length === 1).map((line) => line.slice(1).join(' ')),
    stock: said('stock')?.join(' ') ?? '',
    discards: said('discards')?.join(' ') ?? '',
    renewals: Number(said('renewals')?.[0] ?? 0),
    phase: 'draw',
    ...(totals === undefined ? {} : { totals, round: 2 }),
    options: { sides: said('pairs') === undefined ? 'alone' : 'pairs' },
  });
}

interface RetoldRows {
  readonly state: RummuState;
  readonly lines: readonly string[];
}

const PLAY = /^(?<who>[A-F]) (?<what>(?:draw|take|play).*?)(?: > \w\d)?(?: ✗ \S+)?(?<remark> · .*)?$/;

function tellLine(state: RummuState, line: string): RetoldRows {
  const found = PLAY.exec(line)?.groups;
  if (found !== undefined) return tellPlay(state, found);
  if (line.startsWith('RM-')) return { state, lines: [scoreOf(state)] };
  if (line === 'table') return { state, lines: [line] };
  if (/^\d/.test(line)) return { state, lines: line.startsWith('1 ') ? tableOf(state) : [] };
  return { state, lines: [[line.charAt(0), ...handOf(state, line.charAt(0))].join(' ')] };
}

function tellPlay(state: RummuState, { who = '', what = '', remark = '' }: Record<string, string>): RetoldRows {
  const refusal = refusalOf(state, who, what);
  if (refusal !== null) return { state, lines: [`${who} ${what} ✗ ${refusal.rule}${remark}`] };
  const { state: next, events } = play(state, who, what);
  const came = events.flatMap((event) => (event.kind === 'drew' || event.kind === 'took' ? [` > ${event.card}`] : []));
  return { state: next, lines: [`${who} ${what}${came.join('')}${remark}`] };
}

function handOf({ hands }: RummuState, letter: string): string[] {
  return sortCards(cardsIn(hands[seatOf(letter)] as Hand));
}

/** Points of the round that was just played. Totals from before take the place of the first sheet. */
function scoreOf({ sheets, phase, round }: RummuState): string {
  const score = sheets[round - 1];
  if (phase !== 'sheet' || score === undefined) return 'nothing is counted';
  const points = score.points.map((one, seat) => `${letterOf(seat)} ${one}`);
  return [score.finisher === null ? 'RM-A18' : 'RM-21', ...points].join(' ');
}
