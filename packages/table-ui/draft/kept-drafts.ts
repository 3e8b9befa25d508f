import { isRecord } from '@tablee/kernel';
import { forget, recall, remember } from '../device-memory.ts';
import type { ComposedDraft } from './composing.ts';

/** Maximum number of stored drafts; the oldest is deleted. */
const MAX_DRAFTS = 12;
const LIST_KEY = 'drafts';

/** One key per match and seat, since two players may share a device. */
export function draftKey(match: string, seat: number): string {
  return `draft.${match}.${seat}`;
}

/** Null if nothing is stored, or nothing that this version of the game can read. */
export function recallDraft<D>(key: string, read: (kept: unknown) => D | null): ComposedDraft<D> | null {
  const kept = parsed(recall(key));
  if (!isRecord(kept) || !Array.isArray(kept['past'])) return null;
  const draft = read(kept['draft']);
  const past = kept['past'].map(read).filter((one) => one !== null);
  return draft === null ? null : { draft, past, hasLost: kept['hasLost'] === true };
}

export function keepDraft(key: string, composing: ComposedDraft<unknown>): void {
  const others = listed().filter((one) => one !== key);
  for (const old of others.slice(MAX_DRAFTS - 1)) forget(old);
  remember(LIST_KEY, JSON.stringify([key, ...others].slice(0, MAX_DRAFTS)));
  remember(key, JSON.stringify(composing));
}

export function forgetDraft(key: string): void {
  if (recall(key) === null) return;
  const others = listed().filter((one) => one !== key);
  remember(LIST_KEY, JSON.stringify(others));
  forget(key);
}

function listed(): string[] {
  const list = parsed(recall(LIST_KEY));
  return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : [];
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
