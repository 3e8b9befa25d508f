import { type Bots, randomBot, simulate, usualBot } from '@tablee/bot-kit';
import {
  type AnyGame,
  advance,
  type GameTypes,
  later,
  type Match,
  type Millis,
  nextWake,
  type Opening,
  type Outcome,
  openMatch,
  type Played,
  type Rng,
  seatsOf,
  seedFromWord,
  stepRng,
  submit,
} from '@tablee/kernel';
import { actionTimeOf, legalAt } from './candidates.ts';
import type { Complaint, LawRun } from './law.ts';
import { plainTable, type Setting, variedTable } from './tables.ts';

/** A random walk through a match, determined by these values alone. */
export interface Journey extends Setting {
  /** True to draw the options that the preset leaves open; otherwise they have their defaults. */
  readonly varied: boolean;
  readonly seed: number;
  /** Number of entries before the law starts to watch, to reach late positions. */
  readonly skip: number;
  /** Players of these entries: random play reaches odd positions, bots those that need good play. */
  readonly skipped: 'by chance' | 'by bots';
  /** Number of moves that the law watches. */
  readonly steps: number;
}

/** Time between two moves: none, below and above the pace of any game, and long enough for wakes. */
const PAUSES_MS = [0, 1, 60, 250, 700, 2_500, 9_000];
const MAX_COMMANDS = 60;

/** Cache of the skipped part. All laws take the same journeys, and bots that search are slow to reach their start. */
export type SkipCache = Map<string, readonly SkippedStep[]>;

interface SkippedStep {
  readonly played: Played<GameTypes>;
  readonly match: Match<GameTypes>;
}

/** Walks the journey and shows every step to the law; returns its first complaint. */
export function walk(
  definition: AnyGame,
  bots: Bots,
  journey: Journey,
  law: LawRun,
  skipCache: SkipCache = new Map(),
): Complaint {
  const seed = seedFromWord(`match ${journey.seed}`);
  const rng = stepRng(seedFromWord(`walk ${journey.seed}`), 0);
  const table = journey.varied ? variedTable(definition, journey, rng) : plainTable(definition, journey);
  const opening = openMatch(definition, table, seed);
  const misdealt = law.deal?.(opening) ?? null;
  if (misdealt !== null) return misdealt;
  const tell = (match: Match<GameTypes>, { entry, events }: Played<GameTypes>): void =>
    law.observe?.({ state: match.state, events, at: entry.at });
  law.observe?.({ state: opening.match.state, events: opening.events, at: opening.match.at });
  const skipped = skip(definition, bots, journey, opening, skipCache);
  for (const one of skipped) tell(one.match, one.played);
  const start = skipped.at(-1)?.match ?? opening.match;
  const commands = JSON.parse(JSON.stringify(definition.examples)) as object[]; // a copy: a game that mutates a command must not change its examples
  const played: Played<GameTypes>[] = [];
  let match = start;
  let complaint = law.open?.(start) ?? law.state?.({ match, rng, commands }) ?? null;
  for (let step = 0; step < journey.steps && complaint === null; step += 1) {
    const outcome = makeRandomMove(match, rng, commands);
    if (outcome === null) break;
    const before = match;
    match = outcome.match;
    played.push(...outcome.played);
    for (const one of outcome.played) tell(match, one);
    complaint =
      law.step?.({ before, after: match, played: outcome.played, rng }) ??
      law.state?.({ match, rng, commands }) ??
      null;
  }
  return complaint ?? law.close?.({ start, end: match, played }) ?? null;
}

function skip(
  definition: AnyGame,
  bots: Bots,
  journey: Journey,
  opening: Opening<GameTypes>,
  skipCache: SkipCache,
): readonly SkippedStep[] {
  const key = JSON.stringify({ ...journey, steps: null }); // `steps` does not affect the skipped part
  const known = skipCache.get(key);
  if (known !== undefined) return known;
  const player = journey.skipped === 'by chance' ? randomBot(definition) : usualBot(definition, bots);
  const players = seatsOf(journey.seats).map(() => player);
  const skipped: SkippedStep[] = [];
  simulate(opening, players, journey.skip, (played, match) => skipped.push({ played, match }));
  skipCache.set(key, skipped);
  return skipped;
}

/** Plays one random move; null if the match is over or nothing can happen any more. */
function makeRandomMove(match: Match<GameTypes>, rng: Rng, commands: object[]): Outcome<GameTypes> | null {
  const { definition, state } = match;
  if (definition.result(state) !== null) return null;
  const wake = nextWake(match);
  const acting = definition.toAct(state);
  if (acting.length === 0 || (wake !== null && rng.below(8) === 0)) return wake === null ? null : advance(match, wake);
  const seat = rng.pick(acting);
  const paused = (match.at + rng.pick(PAUSES_MS)) as Millis;
  const at = wake === null ? later(paused, actionTimeOf(match, seat) ?? paused) : paused;
  const legal = legalAt(match, seat, at);
  if (legal.length === 0) return wake === null ? null : advance(match, at);
  const command = rng.pick(legal);
  if (commands.length < MAX_COMMANDS) commands.push(command);
  else commands[rng.below(MAX_COMMANDS)] = command;
  return submit(match, seat, command, at);
}
