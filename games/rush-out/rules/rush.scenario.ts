import { scenarioOf } from '@tablee/conformance/scenario';
import { type Step, toMillis } from '@tablee/kernel';
import { rushOut } from './index.ts';
import { readCommand, readTable } from './read-notation.ts';
import type { RushOptions, RushRefusal, RushState, RushTypes } from './types.ts';

/** Positions and commands in the game's own notation, for tests. */

/** When a position below begins: long after everybody's last action. */
export const NOW = 100_000;

/**
 * A match in play, as `notation.state` writes it. Cards that are not said lie in no place: three of each kind are enough on the
 * table, and decks have a few unless they are said.
 */
export function position(text: string, options: Partial<RushOptions> = {}): RushState {
  return {
    ...readTable(text, options, toMillis(NOW)),
    trials: readHeap(text, 'trials') ?? ['torch-hall', 'rat-swarm', 'spiral-stairs'],
    spells: readHeap(text, 'spells') ?? ['confusion-all-4', 'confusion-one-4', 'invocation-7'],
    heroDiscard: [],
    sorcererDiscard: [],
    setAside: [],
  };
}

function readHeap(text: string, name: string): string[] | null {
  const line = text.split('\n').find((one) => one.trim().startsWith(`${name} `));
  return line === undefined ? null : line.trim().split(/\s+/).slice(1);
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
