import { canonical, type GameTypes, isRecord, type Match, type Millis, type Rng, type Seat } from '@tablee/kernel';
import type { Visit } from './law.ts';

export interface Candidate {
  readonly seat: Seat;
  readonly command: object;
  readonly at: Millis;
}

const OF_EACH_KIND = 5;

export function legalAt(match: Match<GameTypes>, seat: Seat, at: Millis): object[] {
  const { definition, state } = match;
  return [...definition.legal(definition.view(state, seat), seat, at)];
}

/** Well-formed commands for one seat, legal or not: some legal ones, some that were legal elsewhere, some altered ones. */
export function candidatesFor(visit: Visit, seat: Seat, at: Millis): Candidate[] {
  const { match, rng, commands } = visit;
  const legal = sample(legalAt(match, seat, at), rng);
  const elsewhere = sample(commands, rng);
  const altered = sample([...legal, ...elsewhere], rng).flatMap((command) => {
    const parsed = match.definition.parse(alter(command, commands, rng));
    return parsed === null ? [] : [parsed];
  });
  return [...legal, ...elsewhere, ...altered].map((command) => ({ seat, command, at }));
}

export function sample<T>(list: readonly T[], rng: Rng, count = OF_EACH_KIND): T[] {
  return list.length <= count ? [...list] : Array.from({ length: count }, () => rng.pick(list));
}

export function isAmong(command: object, list: readonly object[]): boolean {
  const text = canonical(command);
  return list.some((other) => canonical(other) === text);
}

/** The same JSON with one leaf changed into something of its kind. */
function alter(value: unknown, corpus: readonly unknown[], rng: Rng): unknown {
  if (Array.isArray(value)) return alterList(value, corpus, rng);
  if (isRecord(value)) {
    const keys = Object.keys(value);
    if (keys.length === 0) return value;
    const key = rng.pick(keys);
    return { ...value, [key]: alter(value[key], corpus, rng) };
  }
  if (typeof value === 'number') return rng.below(2) === 0 ? value + 1 - 2 * rng.below(2) : rng.below(60);
  if (typeof value === 'string') return rng.pick([value, ...corpus.flatMap(stringsIn)]);
  if (typeof value === 'boolean') return !value;
  return rng.below(8);
}

function alterList(list: readonly unknown[], corpus: readonly unknown[], rng: Rng): unknown {
  if (list.length === 0) return list;
  const place = rng.below(list.length);
  const item = list[place];
  switch (rng.below(3)) {
    case 0:
      return list.toSpliced(place, 1);
    case 1:
      return [...list, alter(item, corpus, rng)];
    default:
      return list.with(place, alter(item, corpus, rng));
  }
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(stringsIn);
  return isRecord(value) ? Object.values(value).flatMap(stringsIn) : [];
}
