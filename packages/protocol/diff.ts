import { isRecord, isSame, ownValue } from '@tablee/kernel';
import type { Change, Patch, Step } from './patch.ts';

/** What brackets and commas take of a change that sets a value. */
const AROUND = 5;

type Row = Readonly<Record<string, unknown>>;

interface Draft {
  /** Where the comparison stands; copied only into a change, since most places are the same. */
  readonly path: Step[];
  readonly changes: Patch;
  /** Of each change, the room it takes. */
  readonly rooms: number[];
}

/** What makes the second view of the first. Both are plain JSON, in which a key that is undefined is absent. */
export function diffView(before: unknown, after: unknown): Patch {
  const draft: Draft = { path: [], changes: [], rooms: [] };
  diffAt(draft, before, after);
  return draft.changes;
}

function diffAt(draft: Draft, before: unknown, after: unknown): void {
  if (before === after) return;
  const from = draft.changes.length;
  if (Array.isArray(before) && Array.isArray(after)) diffLists(draft, before, after);
  else if (isRecord(before) && isRecord(after)) diffRecords(draft, before, after);
  else {
    change(draft, [[...draft.path], after]);
    return;
  }
  if (draft.changes.length > from && isLonger(draft, from, after)) replace(draft, from, [[...draft.path], after]);
}

function change({ changes, rooms }: Draft, made: Change): void {
  changes.push(made);
  rooms.push(weigh(made, Number.POSITIVE_INFINITY) + 1);
}

function diffRecords(draft: Draft, before: Row, after: Row): void {
  const { path } = draft;
  for (const key of Object.keys(before)) {
    if (after[key] === before[key]) continue;
    if (before[key] !== undefined && ownValue(after, key) === undefined) change(draft, [[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (before[key] === value || value === undefined) continue;
    const old = ownValue(before, key);
    path.push(key);
    if (old === undefined) change(draft, [[...path], value]);
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
  for (let index = 0; index < after.length; index += 1) {
    if (before[index] === after[index]) continue;
    const count = changes.length;
    path.push(index);
    diffAt(draft, before[index], after[index]);
    path.pop();
    if (changes.length === count) continue;
    if (first === -1) first = index;
    end = index + 1;
  }
  if (end === 0) return;
  const part = after.slice(first, end);
  const place = weighNumber(first) + weighNumber(part.length) + 2;
  if (isLonger(draft, from, part, place)) replace(draft, from, [[...path], first, part.length, part]);
}

/** What both begin and end with stays. */
function diffLengths(draft: Draft, before: readonly unknown[], after: readonly unknown[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let kept = 0;
  while (kept < shorter - start && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  change(draft, [[...draft.path], start, before.length - kept - start, after.slice(start, after.length - kept)]);
}

/** Whether the changes since `from` take more room than one with this value would, which takes so much `besides`. */
function isLonger({ path, rooms }: Draft, from: number, value: unknown, besides = 0): boolean {
  let room = 0;
  for (let index = from; index < rooms.length; index += 1) room += rooms[index] as number;
  const around = AROUND + weigh(path, room) + besides;
  return around + weigh(value, room - around) < room;
}

function replace(draft: Draft, from: number, made: Change): void {
  draft.changes.length = from;
  draft.rooms.length = from;
  change(draft, made);
}

/** About how long the value is as JSON. Counts no further than past the limit: a view is longer than its changes. */
function weigh(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return weighNumber(value);
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

/** Most are seats, places and times: to write them down would take longer than to count their figures. */
function weighNumber(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) return String(value).length;
  let [figures, limit] = [1, 10];
  while (value >= limit) {
    figures += 1;
    limit *= 10;
  }
  return figures;
}
