import { scenarioOf } from '@tablee/conformance/scenario';
import { type Step, toMillis } from '@tablee/kernel';
import { jokersToRepel } from './content/dragon.ts';
import { printTestCards } from './content/printed.scenario.ts';
import { rushOut } from './index.ts';
import { readCommand, readTable } from './read-notation.ts';
import type { RushOptions, RushRefusal, RushState, RushTypes } from './types.ts';

/** Positions and commands in the game's own notation, for tests. */

printTestCards();

/** When a position below begins: long after everybody's last action. */
export const NOW = 100_000;

/**
 * A match in play, as `notation.state` writes it. Cards that are not said lie in no place: three of each kind are enough on the
 * table, and decks have a few unless they are said. The cards are those of content/printed.scenario.ts.
 */
export function position(text: string, options: Partial<RushOptions> = {}): RushState {
  return {
    ...readTable(text, options, toMillis(NOW)),
    course: null,
    trials: readHeap(text, 'trials') ?? ['torches', 'goblins', 'stairs'],
    spells: readHeap(text, 'spells') ?? ['push-all', 'push-one-too', 'ghost'],
    heroDiscard: [],
    sorcererDiscard: [],
    setAside: [],
  };
}

function readHeap(text: string, name: string): string[] | null {
  const heap = text.split('\n').find((row) => row.trim().startsWith(`${name} `));
  return heap === undefined ? null : heap.trim().split(/\s+/).slice(1);
}

/** Three players of training 1: nothing lies on the cards and all dice must be rolled. */
const TRAINING_1 = `
  training 1 play
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

/** What lies on the dragon tile for so many players: these dice, and then nothing. */
export function tile(players: number, ...dice: readonly string[]): string {
  return Array.from({ length: jokersToRepel(players) }, (_, square) => dice[square] ?? '.').join(' ');
}

/** Five players of training 2. */
const TRAINING_2 = `
  training 2 play dragon 1
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

/** Training 1 with three players; what is said replaces the line that begins with the same word. */
export function training1(...lines: readonly string[]): RushState {
  return position(replaceLines(TRAINING_1, lines));
}

/** Training 2 with five. */
export function training2(...lines: readonly string[]): RushState {
  return position(replaceLines(TRAINING_2, lines));
}

function replaceLines(text: string, lines: readonly string[]): string {
  const rows = new Map([...text.trim().split('\n'), ...lines].map((row) => [row.trim().split(' ')[0], row.trim()]));
  return [...rows.values()].join('\n');
}

export { readCommand as command } from './read-notation.ts';

const scenario = scenarioOf(rushOut, readCommand, NOW);

export const { wake } = scenario;

/** Times are counted from the position's beginning. */
export function play(state: RushState, letter: string, text: string, ms = 0): Step<RushTypes> {
  return scenario.play(state, letter, text, NOW + ms);
}

export function refusalOf(state: RushState, letter: string, text: string, ms = 0): RushRefusal | null {
  return scenario.refusalOf(state, letter, text, NOW + ms);
}

export function legalOf(state: RushState, letter: string, ms = 0): string[] {
  return scenario.legalOf(state, letter, NOW + ms);
}

/** Milliseconds until time does something; null where it never does. */
export function wakeIn(state: RushState): number | null {
  const due = rushOut.wakeAt(state);
  return due === null ? null : due - NOW;
}

/** The events of a step by their kinds and rules: "placed RO-16, completed RO-7". */
export function told({ events }: Step<RushTypes>): string {
  return events.map(({ kind, rule }) => `${kind} ${rule}`).join(', ');
}

/** What lies before the players, as `notation.state` writes it: the line that begins with this word. */
export function line(state: RushState, word: string): string {
  const rows = rushOut.notation.state(state).split('\n');
  return rows.find((row) => row.startsWith(`${word} `)) ?? '';
}
