import { isRecord } from '@tablee/kernel';
import { useState } from 'react';
import { recall, remember } from './device-memory.ts';

/**
 * Something of one player at one table that this device keeps, so that a reload does not change it: how a hand is sorted.
 * Of each kind only the latest is kept. `read` answers null for anything that it has not written.
 */
export function useKeptInMatch<T>(
  kind: string,
  owner: string,
  read: (kept: unknown) => T | null,
  atFirst: T,
): readonly [T, (next: T) => void] {
  const [state, setState] = useState(() => ({ owner, value: recallOf(kind, owner, read) ?? atFirst }));
  const now = state.owner === owner ? state : { owner, value: recallOf(kind, owner, read) ?? atFirst };
  if (now !== state) setState(now);
  return [
    now.value,
    (value) => {
      setState({ owner, value });
      remember(kind, JSON.stringify({ owner, value }));
    },
  ];
}

function recallOf<T>(kind: string, owner: string, read: (kept: unknown) => T | null): T | null {
  try {
    const kept: unknown = JSON.parse(recall(kind) ?? 'null');
    return isRecord(kept) && kept['owner'] === owner ? read(kept['value']) : null;
  } catch {
    return null;
  }
}
