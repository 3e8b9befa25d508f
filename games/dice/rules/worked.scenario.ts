import { letterOf, type Rng, seatOf, toMillis } from '@tablee/kernel';
import { refusalOf } from './dice.scenario.ts';
import { drawLay, drawPosition } from './drawn.ts';
import type { Face } from './face.ts';
import { dice } from './index.ts';
import { boundsOf } from './islands.ts';
import { readCommand } from './read-notation.ts';
import type { DiceState, Placed } from './types.ts';

/**
 * Rounds worked out by hand. A line of play is "A roll 7:B8 ✗ RX-A1 · a remark": player, command, and the rule that
 * refuses it; a throw lists the faces that the dice show. The table is drawn below "A lay". Between the lines stand
 * remaining hands ("A 7:O3"), counts of fruitless throws, and at the end the score.
 */

/** Replays a worked round by the rules; returns the same text if it was worked out correctly. */
export function tellWorked(text: string): string {
  const [title = '', start = '', ...blocks] = text.trimEnd().split('\n\n');
  let state = startOf(start);
  const told = blocks.map((block) => {
    const lines: string[] = [];
    for (let rest = block.split('\n'); rest.length > 0; ) {
      const next = tellNext(state, rest);
      state = next.state;
      lines.push(...next.lines);
      rest = rest.slice(next.read);
    }
    return lines.join('\n');
  });
  return `${[title, start, ...told].join('\n\n')}\n`;
}

function startOf(start: string): DiceState {
  const hands = start.split('\n').map((line) => [...line.matchAll(/(\d+):-/g)].map(([, die]) => Number(die)));
  return {
    ...drawPosition({ phase: 'roll' }),
    hands: hands.map((hand) => hand.map((die) => ({ die, face: null }))),
  };
}

interface ToldLines {
  readonly state: DiceState;
  readonly lines: readonly string[];
  /** Number of text lines consumed. */
  readonly read: number;
}

function tellNext(state: DiceState, lines: readonly string[]): ToldLines {
  const [line = '', ...rest] = lines;
  const [letter = '', second = ''] = line.split(' ');
  if (second === 'lay') return tellLay(state, line, rest);
  if (second === 'roll' || second === 'pass') return tellThrow(state, line);
  if (letter === 'fruitless') return { state, lines: [['fruitless', ...state.fruitless].join(' ')], read: 1 };
  if (letter.startsWith('RX-')) return { state, lines: [scoreOf(state)], read: 1 };
  return { state, lines: [/^[AB] /.test(line) ? handOf(state, letter) : line], read: 1 };
}

const PLAY = /^(?<who>[AB]) (?<what>.*?)(?: ✗ \S+)?(?<remark> · .*)?$/;

function tellThrow(state: DiceState, line: string): ToldLines {
  const { who = '', what = '', remark = '' } = PLAY.exec(line)?.groups ?? {};
  const command = what.replaceAll(/:\w+/g, '');
  const faces = [...what.matchAll(/:(\w+)/g)].map(([, face]) => face as Face);
  const { next, verdict } = played(state, who, command, faces);
  return { state: next, lines: [`${who} ${what}${verdict}${remark}`], read: 1 };
}

function tellLay(state: DiceState, line: string, drawing: readonly string[]): ToldLines {
  const { who = '', remark = '' } = PLAY.exec(line)?.groups ?? {};
  const command = dice.notation.command(drawLay({ ...state, turn: seatOf(who) }, drawing.join('\n')));
  const { next, verdict } = played(state, who, command, []);
  const drawn = verdict === '' ? drawingOf(next.table) : drawing;
  return { state: next, lines: [`${who} lay${verdict}${remark}`, ...drawn], read: 1 + drawing.length };
}

function played(state: DiceState, who: string, text: string, faces: readonly Face[]) {
  const refusal = refusalOf(state, who, text);
  if (refusal !== null) return { next: state, verdict: ` ✗ ${refusal.rule}` };
  const moment = { at: toMillis(0), rng: showing(faces) };
  const verdict = dice.apply(state, seatOf(who), readCommand(text), moment);
  if (!verdict.ok) throw new Error(`${text} is refused`);
  return { next: verdict.step.state, verdict: '' };
}

/** An Rng that yields these faces in turn. */
function showing(faces: readonly Face[]): Rng {
  const left = [...faces];
  const pick: Rng['pick'] = (sides) => {
    const face = left.shift();
    const shown = sides.find((side) => side === face);
    if (shown === undefined) throw new Error(`no die of ${sides.join(' ')} shows ${face}`);
    return shown;
  };
  return { pick, below: () => 0, shuffle: (list) => [...list], drawn: faces.length };
}

function drawingOf(table: readonly Placed[]): string[] {
  const { left, top, right, bottom } = boundsOf(table);
  return Array.from({ length: bottom - top + 1 }, (_, row) => {
    const cells = Array.from({ length: right - left + 1 }, (__, column) => {
      return table.find(({ x, y }) => x === left + column && y === top + row)?.face ?? '.';
    });
    return cells.join(' ').replace(/( \.)+$/, '');
  });
}

function handOf(state: DiceState, letter: string): string {
  const hand = state.hands[seatOf(letter)] ?? [];
  return [letter, ...hand.map(({ die, face }) => `${die}:${face ?? '-'}`)].join(' ');
}

function scoreOf({ sheets }: DiceState): string {
  const [score] = sheets;
  if (score === undefined) return 'nothing is counted';
  return [score.rule, ...score.points.map((points, seat) => `${letterOf(seat)} ${points}`)].join(' ');
}
