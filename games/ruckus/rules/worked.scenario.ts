import { seatOf } from '@tablee/kernel';
import { CARDS, FAMILIES } from './family.ts';
import { ruckus } from './index.ts';
import { play, refusalOf, round, wake, wakeIn } from './ruckus.scenario.ts';
import type { RuckusState } from './types.ts';

/**
 * Rounds worked out by hand. A line of play is "1.70 A steal zzz < B ✗ RK-A11 · a remark": seconds, player, command,
 * and the rule that refuses it. "5.80 time RK-A5" is a wake. Positions stand between the lines and the score sheet at
 * the end. In the first position the last card of the deck is drawn first, and "…" stands for all cards that are not
 * named.
 */

/** Replays a worked round by the rules; returns the same text if it was worked out correctly. */
export function tellWorked(text: string): string {
  const [title = '', start = '', ...blocks] = text.trimEnd().split('\n\n');
  let state = round(fillDeck(start));
  const told = blocks.map((block) => {
    const lines: string[] = [];
    for (const line of block.split('\n')) {
      const next = tellLine(state, line);
      state = next.state;
      lines.push(...next.lines);
    }
    return lines.join('\n');
  });
  return `${[title, start, ...told].join('\n\n')}\n`;
}

/** Adds the cards that the text does not name at the bottom of the deck: all 72 must be somewhere. */
function fillDeck(start: string): string {
  const left = [...CARDS];
  for (const [, family = '', count = '1'] of start.matchAll(/([a-z]+(?:-[a-z]+)?)(?:×(\d))?/g)) {
    for (let card = 0; card < Number(count) && isFamilyName(family); card += 1) {
      const index = left.findIndex((one) => one === family);
      if (index === -1) throw new Error(`more than six of ${family}`);
      left.splice(index, 1);
    }
  }
  if (left.length > 0 && !start.includes('…')) throw new Error(`nowhere: ${left.join(' ')}`);
  return start.replace('…', left.join(' '));
}

function isFamilyName(word: string): boolean {
  return FAMILIES.some((family) => family === word);
}

interface ToldLines {
  readonly state: RuckusState;
  readonly lines: readonly string[];
}

function tellLine(state: RuckusState, line: string): ToldLines {
  if (/^\d/.test(line)) return tellPlay(state, line);
  if (line.startsWith('deck')) return { state, lines: [`deck ${state.deck.length}`] };
  const [letter = ''] = line;
  if (line.includes('|')) return { state, lines: [rowOf(state, letter)] };
  return { state, lines: [line.includes('=') ? scoreOf(state, letter) : line] };
}

function tellPlay(state: RuckusState, line: string): ToldLines {
  const [, seconds = '', who = '', text = '', remark = ''] = /^(\S+) (\S+) (.*?)(?: ✗ \S+)?( · .*)?$/.exec(line) ?? [];
  const ms = Math.round(Number(seconds) * 1_000);
  const { state: now, lines } = passTime(state, ms);
  if (who === 'time') return { state: now, lines: lines.map((told) => `${told}${remark}`) };
  const refusal = refusalOf(now, who, text, ms);
  const verdict = refusal === null ? '' : ` ✗ ${refusal.rule}`;
  const next = refusal === null ? play(now, who, text, ms).state : now;
  return { state: next, lines: [...lines, `${seconds} ${who} ${text}${verdict}${remark}`] };
}

/** Plays all wakes due by this time first, as in a match. */
function passTime(state: RuckusState, ms: number): ToldLines {
  const due = wakeIn(state);
  if (due === null || due > ms || state.phase !== 'play') return { state, lines: [] };
  const { state: next, events } = wake(state);
  const later = passTime(next, ms);
  return { state: later.state, lines: [`${(due / 1_000).toFixed(2)} time ${events[0]?.rule}`, ...later.lines] };
}

function rowOf(state: RuckusState, letter: string): string {
  const rows = ruckus.notation.state(state).split('\n');
  return rows.find((row) => row.startsWith(`${letter} `)) ?? '';
}

function scoreOf(state: RuckusState, letter: string): string {
  const score = state.sheets[0]?.[seatOf(letter)];
  if (score === undefined) return `${letter} is not counted`;
  return `${letter} ${score.laid} - ${score.inHand} + ${score.bonus} = ${score.points}`;
}
