import { isRecord } from '@tablee/kernel';
import { useState } from 'react';
import { recall, remember } from './device-memory.ts';

/**
 * State of one player at one table that survives a reload, such as the order of a hand. The device keeps one owner per
 * kind, the latest. `read` answers null for a stored value of another form.
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
