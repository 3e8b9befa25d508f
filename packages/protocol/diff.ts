import { isRecord, isSame, ownValue } from '@tablee/kernel';
import type { Patch, PatchChange, PathKey } from './patch.ts';

/** Characters of brackets and commas in a change that sets a value. */
const SET_OVERHEAD = 5;

type JsonRecord = Readonly<Record<string, unknown>>;

interface PatchBuilder {
  /** Path of the current comparison. Copied only when a change is recorded, since most values are equal. */
  readonly path: PathKey[];
  readonly changes: Patch;
  /** Approximate JSON length of each change. */
  readonly lengths: number[];
}

/** A patch from the first view to the second. An undefined property counts as absent. */
export function diffView(before: unknown, after: unknown): Patch {
  const draft: PatchBuilder = { path: [], changes: [], lengths: [] };
  diffAt(draft, before, after);
  return draft.changes;
}

function diffAt(draft: PatchBuilder, before: unknown, after: unknown): void {
  if (before === after) return;
  const from = draft.changes.length;
  if (Array.isArray(before) && Array.isArray(after)) diffLists(draft, before, after);
  else if (isRecord(before) && isRecord(after)) diffRecords(draft, before, after);
  else {
    addChange(draft, [[...draft.path], after]);
    return;
  }
  if (draft.changes.length > from && isLonger(draft, from, after))
    replaceChanges(draft, from, [[...draft.path], after]);
}

function addChange({ changes, lengths }: PatchBuilder, made: PatchChange): void {
  changes.push(made);
  lengths.push(jsonLength(made, Number.POSITIVE_INFINITY) + 1);
}

function diffRecords(draft: PatchBuilder, before: JsonRecord, after: JsonRecord): void {
  const { path } = draft;
  for (const key of Object.keys(before)) {
    if (after[key] === before[key]) continue;
    if (before[key] !== undefined && ownValue(after, key) === undefined) addChange(draft, [[...path, key]]);
  }
  for (const key of Object.keys(after)) {
    const value = after[key];
    if (before[key] === value || value === undefined) continue;
    const old = ownValue(before, key);
    path.push(key);
    if (old === undefined) addChange(draft, [[...path], value]);
    else diffAt(draft, old, value);
    path.pop();
  }
}

function diffLists(draft: PatchBuilder, before: readonly unknown[], after: readonly unknown[]): void {
  if (before.length === after.length) diffEach(draft, before, after);
  else diffLengths(draft, before, after);
}

function diffEach(draft: PatchBuilder, before: readonly unknown[], after: readonly unknown[]): void {
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
  const place = numberLength(first) + numberLength(part.length) + 2;
  if (isLonger(draft, from, part, place)) replaceChanges(draft, from, [[...path], first, part.length, part]);
}

/** Keeps the common prefix and suffix, and replaces the middle. */
function diffLengths(draft: PatchBuilder, before: readonly unknown[], after: readonly unknown[]): void {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && isSame(before[start], after[start])) start += 1;
  let kept = 0;
  while (kept < shorter - start && isSame(before.at(-1 - kept), after.at(-1 - kept))) kept += 1;
  addChange(draft, [[...draft.path], start, before.length - kept - start, after.slice(start, after.length - kept)]);
}

/** True if the changes since `from` are longer than a single change with this value and `besides` extra characters. */
function isLonger({ path, lengths }: PatchBuilder, from: number, value: unknown, besides = 0): boolean {
  let room = 0;
  for (let index = from; index < lengths.length; index += 1) room += lengths[index] as number;
  const around = SET_OVERHEAD + jsonLength(path, room) + besides;
  return around + jsonLength(value, room - around) < room;
}

function replaceChanges(draft: PatchBuilder, from: number, made: PatchChange): void {
  draft.changes.length = from;
  draft.lengths.length = from;
  addChange(draft, made);
}

/** Approximate JSON length of a value. Stops beyond `limit`, because a view is usually longer than its changes. */
function jsonLength(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value === 'number') return numberLength(value);
  if (typeof value !== 'object' || value === null) return String(value).length;
  let weight = 2;
  if (Array.isArray(value)) {
    for (const item of value) {
      if (weight > limit) break;
      weight += 1 + jsonLength(item, limit - weight);
    }
    return weight;
  }
  const row = value as JsonRecord;
  for (const key of Object.keys(row)) {
    if (weight > limit) break;
    if (row[key] !== undefined) weight += key.length + 4 + jsonLength(row[key], limit - weight);
  }
  return weight;
}

/** Counts digits without formatting: nearly all numbers are small integers. */
function numberLength(value: number): number {
  if (!Number.isSafeInteger(value) || value < 0) return String(value).length;
  let [figures, limit] = [1, 10];
  while (value >= limit) {
    figures += 1;
    limit *= 10;
  }
  return figures;
}
