import { isRecord } from '@tablee/kernel';
import type { Change, Patch, Step } from './patch.ts';

type Row = Readonly<Record<string, unknown>>;

interface Draft {
  /** Where the comparison stands; copied only into a change, since most places are the same. */
  readonly path: Step[];
  readonly changes: Patch;
}

/** What makes the second view of the first. Both are plain JSON, in which a key that is undefined is absent. */
export function diffView(before: unknown, after: unknown): Patch {
  const draft: Draft = { path: [], changes: [] };
  diffAt(draft, before, after);
  return draft.changes;
}

function diffAt(draft: Draft, before: unknown, after: unknown): void {
  if (before === after) return;
  const { path, changes } = draft;
  const from = changes.length;
  if (Array.isArray(before) && Array.isArray(after)) diffLists(draft, before, after);
  else if (isRecord(before) && isRecord(after)) diffRecords(draft, before, after);
  else {
    changes.push([[...path], after]);
    return;
  }
  if (changes.length > from) keepShorter(changes, from, [[...path], after]);
}

function diffRecords(draft: Draft, before: Row, after: Row): void {
  const { path, changes } = draft;
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && ownAt(after, key) === undefined) changes.push([[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    const [old, value] = [ownAt(before, key), after[key]];
    if (old === value || value === undefined) continue;
    path.push(key);
    if (old === undefined) changes.push([[...path], value]);
    else diffAt(draft, old, value);
    path.pop();
  }
}

function diffLists(draft: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  if (before.length === after.length) diffEach(draft, before, after);
  else diffLengths(draft, before, after);
}

function diffEach(draft: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  const { path, changes } = draft;
  const from = changes.length;
  let first = -1;
  let end = 0;
  for (const [index, value] of after.entries()) {
    const count = changes.length;
    path.push(index);
    diffAt(draft, before[index], value);
    path.pop();
    if (changes.length === count) continue;
    if (first === -1) first = index;
    end = index + 1;
  }
  if (end > 0) keepShorter(changes, from, [[...path], first, end - first, after.slice(first, end)]);
}

/** What both begin and end with stays. */
function diffLengths({ path, changes }: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let kept = 0;
  while (kept < shorter - start && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  changes.push([[...path], start, before.length - kept - start, after.slice(start, after.length - kept)]);
}

/** One change in the place of those since `from`, where it takes less room. */
function keepShorter(changes: Change[], from: number, single: Change): void {
  const room = weigh(changes.slice(from), Number.POSITIVE_INFINITY);
  if (weigh([single], room) < room) changes.splice(from, changes.length - from, single);
}

/** About how long the value is as JSON. Counts no further than past the limit: a view is longer than its changes. */
function weigh(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let weight = 2;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (weight > limit) break;
      weight += 1 + weigh(item, limit - weight);
    }
    return weight;
  }
  const row = value as Row;
  for (const key of Object.keys(row)) {
    if (weight > limit) break;
    if (row[key] !== undefined) weight += key.length + 4 + weigh(row[key], limit - weight);
  }
  return weight;
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return (
    Object.keys(one).every((key) => isSame(one[key], ownAt(other, key))) &&
    Object.keys(other).every((key) => other[key] === undefined || ownAt(one, key) !== undefined)
  );
}

/** Undefined for what only a prototype has. */
function ownAt(row: Row, key: string): unknown {
  return Object.hasOwn(row, key) ? row[key] : undefined;
}
