import { type Rng, seatOf, toMillis } from '@tablee/kernel';
import { rushOut } from './index.ts';
import { command, NOW, position, refusalOf, told, wake, wakeIn } from './rush.scenario.ts';
import type { RushState } from './types.ts';

/**
 * Rounds worked out by hand. A line of play is "1.70 A aim t1 ✗ RO-30 · a remark": seconds, player, command, the rule
 * that refuses it. The faces of a roll follow "roll:". "2.25 time discarded RO-21" is a timed step. Between the lines
 * are lines of positions; the ranks come last.
 */

/** Plays the round and writes it down again: equal to the text if that was worked out correctly. */
export function tellWorked(text: string): string {
  const [title = '', start = '', ...blocks] = text.trimEnd().split('\n\n');
  let state = position(start);
  const retold = blocks.map((block) => {
    const lines: string[] = [];
    for (const row of block.split('\n')) {
      const next = tellRow(state, row);
      state = next.state;
      lines.push(...next.lines);
    }
    return lines.join('\n');
  });
  return `${[title, start, ...retold].join('\n\n')}\n`;
}

interface RetoldRows {
  readonly state: RushState;
  readonly lines: readonly string[];
}

function tellRow(state: RushState, row: string): RetoldRows {
  if (/^\d/.test(row)) return tellPlay(state, row);
  if (row.startsWith('result')) return { state, lines: [tellResult(state)] };
  const [word = ''] = row.split(' ');
  const rows = rushOut.notation.state(state).split('\n');
  return { state, lines: [rows.find((one) => one.split(' ')[0] === word) ?? ''] };
}

function tellPlay(state: RushState, row: string): RetoldRows {
  const [, seconds = '', who = '', text = '', remark = ''] = /^(\S+) (\S+) (.*?)(?: ✗ \S+)?( · .*)?$/.exec(row) ?? [];
  const ms = Math.round(Number(seconds) * 1_000);
  const { state: now, lines } = passTime(state, ms);
  if (who === 'time') return { state: now, lines: lines.map((one) => `${one}${remark}`) };
  const [said = '', faces = ''] = text.split(': ');
  const refusal = refusalOf(now, who, said, ms);
  const verdict = refusal === null ? '' : ` ✗ ${refusal.rule}`;
  const next = refusal === null ? playWith(now, who, said, ms, faces.split(' ')) : now;
  return { state: next, lines: [...lines, `${seconds} ${who} ${text}${verdict}${remark}`] };
}

/** The dice show the faces in the text. */
function playWith(state: RushState, letter: string, text: string, ms: number, faces: readonly string[]): RushState {
  const rest = [...faces];
  const rng = {
    pick: (all: readonly string[]) => all.find((face) => face === rest[0]) && rest.shift(),
  } as unknown as Rng;
  const moment = { at: toMillis(NOW + ms), rng };
  const verdict = rushOut.apply(state, seatOf(letter), command(text), moment);
  if (!verdict.ok) throw new Error(`${text} is refused`);
  if (text === 'roll' && rest.length > 0) throw new Error(`no die of ${letter} showed ${rest.join(' ')}`);
  return verdict.step.state;
}

/** Plays all timed steps that are due, as in a match. */
function passTime(state: RushState, ms: number): RetoldRows {
  const due = wakeIn(state);
  if (due === null || due > ms) return { state, lines: [] };
  const step = wake(state);
  const later = passTime(step.state, ms);
  return { state: later.state, lines: [`${(due / 1_000).toFixed(2)} time ${told(step)}`, ...later.lines] };
}

function tellResult(state: RushState): string {
  const result = rushOut.result(state);
  return result === null ? 'no result' : `result ${result.rule}: ${result.ranks.join(' ')}`;
}
