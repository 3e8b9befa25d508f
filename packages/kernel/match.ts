import { later, type Millis, type Seat, toMillis } from './brands.ts';
import type { GameDefinition, GameTypes, Moment, Refusal, Step, TableSetup } from './game.ts';
import type { Json } from './json.ts';
import type { CommandEntry, Entry, TableEntry, TableNote, WakeEntry } from './log.ts';
import { stepRng } from './rng.ts';
import type { Seed } from './seed.ts';

/** Data for undoing the last command of a seat. */
export interface Undoable<G extends GameTypes> {
  readonly seat: Seat;
  /** `seq` of the command, so that a duplicated undo message cannot undo an earlier command. */
  readonly seq: number;
  readonly before: G['state'];
  readonly drew: boolean;
}

/** A match after one of its entries. Immutable: playing returns a new value. */
export interface Match<G extends GameTypes> {
  readonly definition: GameDefinition<G>;
  readonly table: TableSetup<G>;
  readonly seed: Seed;
  readonly state: G['state'];
  /** Number of the last step; setup is 0. */
  readonly seq: number;
  readonly at: Millis;
  readonly undoable: Undoable<G> | null;
}

export interface Played<G extends GameTypes> {
  readonly entry: Entry<G>;
  readonly events: readonly G['event'][];
}

/** The match afterwards, the new entries, and the refusal of a refused command. */
export interface Outcome<G extends GameTypes> {
  readonly match: Match<G>;
  readonly played: readonly Played<G>[];
  readonly refusal: Refusal<G> | null;
}

export interface Opening<G extends GameTypes> {
  readonly match: Match<G>;
  readonly events: readonly G['event'][];
}

/** Guards against a game whose wakes never let time pass. */
const MAX_WAKES_AT_ONE_TIME = 1_000;

export function openMatch<G extends GameTypes>(
  definition: GameDefinition<G>,
  table: TableSetup<G>,
  seed: Seed,
): Opening<G> {
  const at = toMillis(0);
  const step = definition.setup(table, { at, rng: stepRng(seed, 0) });
  return { match: { definition, table, seed, state: step.state, seq: 0, at, undoable: null }, events: step.events };
}

/**
 * Plays every wake due by `at`, each stamped with its due time. Only entries move the time of a match: without a due
 * wake it is returned unchanged.
 */
export function advance<G extends GameTypes>(match: Match<G>, at: Millis): Outcome<G> {
  const played: Played<G>[] = [];
  return { match: playDueWakes(match, at, played), played, refusal: null };
}

export interface Origin {
  readonly id?: string;
  readonly meta?: Json;
}

/** Plays a command after the wakes that are due by `at`. A refused command leaves no entry. */
export function submit<G extends GameTypes>(
  match: Match<G>,
  seat: Seat,
  command: G['command'],
  at: Millis,
  origin?: Origin,
): Outcome<G> {
  const played: Played<G>[] = [];
  const now = playDueWakes(match, at, played);
  const moment = momentOf(now, later(now.at, at));
  const verdict = now.definition.apply(now.state, seat, command, moment);
  if (!verdict.ok) return { match: now, played, refusal: verdict.refusal };
  const entry = commandEntry(now.seq + 1, moment.at, seat, command, origin);
  played.push({ entry, events: verdict.step.events });
  const undoable =
    now.definition.isFinal?.(command) === true
      ? null
      : { seat, seq: entry.seq, before: now.state, drew: moment.rng.drawn > 0 };
  return { match: stepTo(now, verdict.step.state, moment.at, undoable), played, refusal: null };
}

export function writeNote<G extends GameTypes>(match: Match<G>, note: TableNote, at: Millis): Outcome<G> {
  const played: Played<G>[] = [];
  const now = playDueWakes(match, at, played);
  const entry: TableEntry = { kind: 'table', seq: now.seq + 1, at: later(now.at, at), note };
  played.push({ entry, events: [] });
  const undoable = isNewcomer(note, now.undoable?.seat) ? null : now.undoable;
  return { match: stepTo(now, now.state, entry.at, undoable), played, refusal: null };
}

/** A new player of the seat must not undo a command of the previous one. */
function isNewcomer(note: TableNote, seat: Seat | undefined): boolean {
  return (note.what === 'seated' || note.what === 'bot') && note.seat === seat;
}

export function stepTo<G extends GameTypes>(
  match: Match<G>,
  state: G['state'],
  at: Millis,
  undoable: Undoable<G> | null,
): Match<G> {
  return {
    definition: match.definition,
    table: match.table,
    seed: match.seed,
    state,
    seq: match.seq + 1,
    at,
    undoable,
  };
}

function playDueWakes<G extends GameTypes>(match: Match<G>, at: Millis, played: Played<G>[]): Match<G> {
  let now = match;
  for (const woken of wakesDue(match, at)) {
    played.push(woken.played);
    now = woken.match;
  }
  return now;
}

/** Plays every wake due by `at`, in order. Throws if the game never lets time pass. */
export function* wakesDue<G extends GameTypes>(match: Match<G>, at: Millis): Generator<Woken<G>, void> {
  let now = match;
  let atOnce = 0;
  for (let due = nextWake(now); due !== null && due <= at; due = nextWake(now)) {
    atOnce = due === now.at ? atOnce + 1 : 0;
    if (atOnce > MAX_WAKES_AT_ONE_TIME) throw new Error(`${now.definition.id}: wakes without end at ${due}`);
    const woken = wakeAt(now, due);
    now = woken.match;
    yield woken;
  }
}

/** Due time of the next wake; never before the last entry, because stamps never decrease. */
export function nextWake<G extends GameTypes>(match: Match<G>): Millis | null {
  const due = match.definition.wakeAt(match.state);
  return due === null ? null : later(match.at, due);
}

export interface Rest {
  readonly until: Millis;
  /** Ends by its timer even for a player who is alone with bots. */
  readonly countsDown: boolean;
}

/** Null unless the match rests. */
export function restOf<G extends GameTypes>(definition: GameDefinition<G>, state: G['state']): Rest | null {
  const until = definition.rests?.(state) === true ? definition.wakeAt(state) : null;
  return until === null ? null : { until, countsDown: definition.countsDown?.(state) ?? false };
}

export interface Woken<G extends GameTypes> {
  readonly match: Match<G>;
  readonly played: Played<G>;
}

/** Plays the next wake; null if there is none. */
export function playWake<G extends GameTypes>(match: Match<G>): Woken<G> | null {
  const due = nextWake(match);
  return due === null ? null : wakeAt(match, due);
}

function wakeAt<G extends GameTypes>(match: Match<G>, due: Millis): Woken<G> {
  const step: Step<G> = match.definition.wake(match.state, momentOf(match, due));
  const entry: WakeEntry = { kind: 'wake', seq: match.seq + 1, at: due };
  return { match: stepTo(match, step.state, due, null), played: { entry, events: step.events } };
}

function momentOf<G extends GameTypes>(match: Match<G>, at: Millis): Moment {
  return { at, rng: stepRng(match.seed, match.seq + 1) };
}

function commandEntry<G extends GameTypes>(
  seq: number,
  at: Millis,
  seat: Seat,
  command: G['command'],
  origin: Origin | undefined,
): CommandEntry<G> {
  const id = origin?.id ?? null;
  if (origin?.meta === undefined) return { kind: 'command', seq, at, seat, command, id };
  return { kind: 'command', seq, at, seat, command, id, meta: origin.meta };
}
