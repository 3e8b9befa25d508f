import { scenarioOf } from '@tablee/conformance/scenario';
import { type Step, seatOf, toMillis, toSeat } from '@tablee/kernel';
import { watchHand } from './actions.ts';
import { ruckus } from './index.ts';
import { defaultRuckusOptions } from './options.ts';
import { readCommand, readFamily, readPile } from './read-notation.ts';
import type { RuckusOptions, RuckusRefusal, RuckusState, RuckusTypes } from './types.ts';

/** Reads positions and commands in the game's notation, for tests. */

/** Time of the positions below: long after the last action of every seat. */
export const NOW = 100_000;

/** A round in play: "deck …", then for each seat its letter, hand, a bar and piles ("A boum zzz | dring×3"). */
export function round(text: string, options: Partial<RuckusOptions> = {}): RuckusState {
  const [deck = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).slice(1));
  const hands = rows.map((words) => words.slice(0, words.indexOf('|')).map(readFamily));
  const piles = rows.map((words) => words.slice(words.indexOf('|') + 1).map(readPile));
  const nobody = rows.map(() => null);
  const state: RuckusState = {
    options: { ...defaultRuckusOptions, ...options },
    phase: 'play',
    round: 1,
    piles,
    hands,
    deck: deck.map(readFamily),
    totals: rows.map(() => 0),
    sheets: [],
    until: null,
    actedAt: nobody,
    pairSince: nobody,
    emptySince: nobody,
    quietSince: toMillis(NOW),
    stalling: false,
  };
  return hands.reduce((watched, hand, index) => watchHand(watched, toSeat(index), hand, toMillis(NOW)), state);
}

export { readCommand as command } from './read-notation.ts';

const scenario = scenarioOf(ruckus, readCommand, NOW);

export const { wake } = scenario;

/** `ms` counts from NOW. */
export function play(state: RuckusState, letter: string, text: string, ms = 0): Step<RuckusTypes> {
  return scenario.play(state, letter, text, NOW + ms);
}

export function refusalOf(state: RuckusState, letter: string, text: string, ms = 0): RuckusRefusal | null {
  return scenario.refusalOf(state, letter, text, NOW + ms);
}

export function isLegal(state: RuckusState, letter: string, text: string, ms = 0): boolean {
  return scenario.isLegal(state, letter, text, NOW + ms);
}

export function legalOf(state: RuckusState, letter: string): string[] {
  return scenario.legalOf(state, letter);
}

export function wakeIn(state: RuckusState): number | null {
  const due = ruckus.wakeAt(state);
  return due === null ? null : due - NOW;
}

/** The piles of a seat as "boum×3 zzz×2". */
export function pilesOf(state: RuckusState, letter: string): string {
  return (state.piles[seatOf(letter)] ?? []).map(({ family, count }) => `${family}×${count}`).join(' ');
}
