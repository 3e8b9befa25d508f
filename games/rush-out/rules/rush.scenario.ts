import { scenarioOf } from '@tablee/conformance/scenario';
import { type Step, toMillis } from '@tablee/kernel';
import { CHAPTERS } from './content/chapters.ts';
import { jokersToRepel } from './content/dragon.ts';
import { printTestCards } from './content/printed.scenario.ts';
import { rushOut } from './index.ts';
import { readCommand, readTable } from './read-notation.ts';
import type { RushOptions, RushRefusal, RushState, RushTypes } from './types.ts';

/** Positions and commands in the game's own notation, for tests. */

printTestCards();

/** Start of all positions: long after the last action of every seat. */
export const NOW = 100_000;

/**
 * A match in play, as `notation.state` writes it. Cards that the text does not name are nowhere; decks have three cards
 * unless the text lists them. All cards come from content/printed.scenario.ts.
 */
export function position(text: string, options: Partial<RushOptions> = {}): RushState {
  return {
    ...readTable(text, options, toMillis(NOW)),
    courses: [],
    heaps: {
      trials: readHeap(text, 'trials') ?? ['torches', 'goblins', 'stairs'],
      spells: readHeap(text, 'spells') ?? ['push-all', 'push-one-too', 'ghost'],
      heroDiscard: [],
      sorcererDiscard: [],
      setAside: [],
    },
  };
}

/** The position with other cards in some heaps. */
export function withHeaps(state: RushState, heaps: Partial<RushState['heaps']>): RushState {
  return { ...state, heaps: { ...state.heaps, ...heaps } };
}

function readHeap(text: string, name: string): string[] | null {
  const heap = text.split('\n').find((row) => row.trim().startsWith(`${name} `));
  return heap === undefined ? null : heap.trim().split(/\s+/).slice(1);
}

/** Three players of training 1: no dice on cards, all dice unrolled. */
const TRAINING_1 = `
  training-1 play
  t1 rats: . . .
  t2 lock: . . .
  t3 stairs: . . .
  s1 push-all: . . . .
  s2 push-one: . . .
  s3 imp: . . . .
  A sorcerer: - - - - -
  B warrior blue: - - -
  C tracker green: - - -
`;

/** Squares of the dragon tile: these dice, then free squares. */
export function tile(players: number, ...dice: readonly string[]): string {
  return Array.from({ length: jokersToRepel(players) }, (_, square) => dice[square] ?? '.').join(' ');
}

/** Five players of training 2. */
const TRAINING_2 = `
  training-2 play dragon 1
  t1 rats: . . .
  t2 lock: . . .
  t3 stairs: . . .
  s1 breath: . . . .
  s2 flight: . . . . .
  s3 push-all: . . . .
  dragon tile: ${tile(5)}
  A sorcerer: - - - - -
  B warrior blue: - - -
  C tracker green: - - -
  D bard brown: - - -
  E cleric white: - - -
`;

/** Four players of scenario 1. A dissipation waits at s3; `laid` cards are further lines. */
const SCENARIO_1 = `
  scenario-1 play dragon 0
  t1 rats: . . .
  t2 lock: . . .
  t3 stairs: . . .
  s1 breath: . . . .
  s2 push-all: . . . .
  s3 dissipation-mist: . . . .
  dragon tile: ${tile(4)}
  A sorcerer: - - - - -
  B warrior blue: - - -
  C tracker green: - - -
  D bard brown: - - -
`;

/** Training 1 with three players; each given line replaces the line with the same first word. */
export function training1(...lines: readonly string[]): RushState {
  return position(replaceLines(TRAINING_1, lines));
}

/** Training 2 with five players. */
export function training2(...lines: readonly string[]): RushState {
  return position(replaceLines(TRAINING_2, lines));
}

/** Scenario 1 with four players. */
export function scenario1(...lines: readonly string[]): RushState {
  return position(replaceLines(SCENARIO_1, lines));
}

function replaceLines(text: string, lines: readonly string[]): string {
  const rows = new Map([...text.trim().split('\n'), ...lines].map((row) => [keyOf(row.trim()), row.trim()]));
  return [...rows.values()].join('\n');
}

/** The first word; the head line, which begins with a chapter, replaces that of another chapter. */
function keyOf(row: string): string {
  const [word = ''] = row.split(' ');
  return (CHAPTERS as readonly string[]).includes(word) ? 'chapter' : word;
}

export { readCommand as command } from './read-notation.ts';

const scenario = scenarioOf(rushOut, readCommand, NOW);

export const { wake } = scenario;

/** Times are relative to the start of the position. */
export function play(state: RushState, letter: string, text: string, ms = 0): Step<RushTypes> {
  return scenario.play(state, letter, text, NOW + ms);
}

export function refusalOf(state: RushState, letter: string, text: string, ms = 0): RushRefusal | null {
  return scenario.refusalOf(state, letter, text, NOW + ms);
}

export function legalOf(state: RushState, letter: string, ms = 0): string[] {
  return scenario.legalOf(state, letter, NOW + ms);
}

/** Milliseconds until the next timed step; null if there is none. */
export function wakeIn(state: RushState): number | null {
  const due = rushOut.wakeAt(state);
  return due === null ? null : due - NOW;
}

/** Kinds and rules of the events: "placed RO-16, completed RO-7". */
export function told({ events }: Step<RushTypes>): string {
  return events.map(({ kind, rule }) => `${kind} ${rule}`).join(', ');
}

/** The line of `notation.state` with this first word. */
export function line(state: RushState, word: string): string {
  const rows = rushOut.notation.state(state).split('\n');
  return rows.find((row) => row.startsWith(`${word} `)) ?? '';
}
