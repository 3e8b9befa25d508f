import { firstActionTime } from '@tablee/bot-kit';
import { type GameTypes, isRecord, isSame, type Match, type Millis, type Rng, type Seat } from '@tablee/kernel';
import { momentsAt, seatsAt, type VisitedState } from './law.ts';

export interface CandidateCommand {
  readonly seat: Seat;
  readonly command: object;
  readonly at: Millis;
}

const SAMPLE_SIZE = 5;

export function legalAt(match: Match<GameTypes>, seat: Seat, at: Millis): object[] {
  const { definition, state } = match;
  return [...definition.legal(definition.view(state, seat), seat, at)];
}

/** Earliest time at which the seat can act if nothing else happens; null if a wake comes first. */
export function actionTimeOf(match: Match<GameTypes>, seat: Seat): Millis | null {
  const { definition, state, at } = match;
  const wake = definition.wakeAt(state);
  const chance = firstActionTime(definition, definition.view(state, seat), seat, at);
  return chance !== null && (wake === null || chance < wake) ? chance : null;
}

/**
 * Well-formed commands for one seat, legal or not: legal ones, ones from elsewhere on the journey, and altered ones.
 */
export function candidatesFor(visit: VisitedState, seat: Seat, at: Millis): CandidateCommand[] {
  const { match, rng, commands } = visit;
  const legal = sample(legalAt(match, seat, at), rng);
  const elsewhere = sample(commands, rng);
  const leaves = leavesIn([match.definition.view(match.state, seat), commands]);
  const altered = sample([...legal, ...elsewhere], rng).flatMap((command) => {
    const parsed = match.definition.parse(alter(command, leaves, rng));
    return parsed === null ? [] : [parsed];
  });
  return [...legal, ...elsewhere, ...altered].map((command) => ({ seat, command, at }));
}

/** Candidates for every seat, at every time of `momentsAt`. */
export function* candidatesAt(visit: VisitedState): Generator<CandidateCommand> {
  for (const seat of seatsAt(visit.match))
    for (const at of momentsAt(visit.match)) yield* candidatesFor(visit, seat, at);
}

export function sample<T>(list: readonly T[], rng: Rng, count = SAMPLE_SIZE): T[] {
  return list.length <= count ? [...list] : Array.from({ length: count }, () => rng.pick(list));
}

export function isAmong(command: object, list: readonly object[]): boolean {
  return list.some((other) => isSame(other, command));
}

/** Strings and numbers inside a value. Commands altered with them are nearly valid. */
interface Leaves {
  readonly strings: readonly string[];
  readonly numbers: readonly number[];
}

export function leavesIn(value: unknown): Leaves {
  const strings: string[] = [];
  const numbers: number[] = [];
  const visit = (part: unknown): void => {
    if (typeof part === 'string') strings.push(part);
    else if (typeof part === 'number') numbers.push(part);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return { strings, numbers };
}

/** A copy with one leaf changed to another value of its type, or one list changed by an item. */
function alter(value: unknown, leaves: Leaves, rng: Rng): unknown {
  if (Array.isArray(value)) return alterList(value, leaves, rng);
  if (isRecord(value)) {
    const keys = Object.keys(value);
    if (keys.length === 0) return value;
    const key = rng.pick(keys);
    return { ...value, [key]: alter(value[key], leaves, rng) };
  }
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'string') return rng.pick([value, ...leaves.strings]);
  if (value === null || rng.below(2) === 0) return rng.pick([0, ...leaves.numbers]);
  return Number(value) + 1 - 2 * rng.below(2);
}

function alterList(list: readonly unknown[], leaves: Leaves, rng: Rng): unknown {
  if (list.length === 0) return list;
  const place = rng.below(list.length);
  const item = list[place];
  switch (rng.below(3)) {
    case 0:
      return list.toSpliced(place, 1);
    case 1:
      return [...list, alter(item, leaves, rng)];
    default:
      return list.with(place, alter(item, leaves, rng));
  }
}
