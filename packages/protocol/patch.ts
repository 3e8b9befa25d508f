import { isIndex, isRecord } from '@tablee/kernel';
import * as z from 'zod/mini';

const path = z.array(z.union([z.string(), z.int()]));

const set = z
  .tuple([path, z.unknown()])
  .check(z.describe('Sets the value at the path; an empty path means the whole view.'));
const remove = z.tuple([path]).check(z.describe('Removes the key at the path.'));
const splice = z
  .tuple([path, z.int(), z.int(), z.array(z.unknown())])
  .check(z.describe('In the list at the path: from this index, removes so many items and inserts these.'));

export const patch = z
  .array(z.union([splice, set, remove]))
  .check(z.describe('Changes from the view before to the view after, in order.'));
export type Patch = z.infer<typeof patch>;
export type PatchChange = Patch[number];
export type PathKey = PatchChange[0][number];

/** The view after the patch, sharing unchanged parts with the view before; null if the patch does not fit. */
export function applyPatch(view: unknown, changes: Patch): unknown {
  let now = view;
  for (const change of changes) {
    now = applyChange(now, change);
    if (now === undefined) return null;
  }
  return now;
}

/** Here and below, undefined means that the path does not exist; JSON has no such value. */
function applyChange(view: unknown, change: PatchChange): unknown {
  const [steps] = change;
  if (change.length === 4) return editAt(view, steps, (list) => spliced(list, change[1], change[2], change[3]));
  const last = steps.at(-1);
  if (last === undefined) return change.length === 2 ? change[1] : undefined;
  const edit = (parent: unknown): unknown =>
    change.length === 2 ? withChild(parent, last, change[1]) : withoutKey(parent, last);
  return editAt(view, steps.slice(0, -1), edit);
}

/** Iterative: an untrusted view can be nested deeper than the stack. */
function editAt(view: unknown, steps: readonly PathKey[], edit: (value: unknown) => unknown): unknown {
  const parents: unknown[] = [];
  let here = view;
  for (const step of steps) {
    parents.push(here);
    here = childAt(here, step);
  }
  let made = edit(here);
  for (let index = parents.length - 1; index >= 0; index -= 1) {
    if (made === undefined) return undefined;
    made = withChild(parents[index], steps[index] as PathKey, made);
  }
  return made;
}

/** Own properties only: a path must not reach a prototype. */
function childAt(parent: unknown, step: PathKey): unknown {
  if (Array.isArray(parent)) return isIndex(step) ? parent[step] : undefined;
  return isRecord(parent) && typeof step === 'string' && Object.hasOwn(parent, step) ? parent[step] : undefined;
}

function withChild(parent: unknown, step: PathKey, child: unknown): unknown {
  if (Array.isArray(parent)) return isIndex(step) && step < parent.length ? parent.with(step, child) : undefined;
  // A computed key, unlike an assignment, treats `__proto__` as an ordinary key.
  return isRecord(parent) && typeof step === 'string' ? { ...parent, [step]: child } : undefined;
}

function withoutKey(parent: unknown, step: PathKey): unknown {
  if (!isRecord(parent) || childAt(parent, step) === undefined) return undefined;
  return Object.fromEntries(Object.entries(parent).filter(([key]) => key !== step));
}

function spliced(list: unknown, start: number, removed: number, items: readonly unknown[]): unknown {
  if (!Array.isArray(list) || !isIndex(start) || !isIndex(removed) || start + removed > list.length) return undefined;
  return [...list.slice(0, start), ...items, ...list.slice(start + removed)];
}
