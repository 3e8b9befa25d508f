import { useSyncExternalStore } from 'react';
import { recall, remember } from '../device-memory.ts';

const KEY = 'muted';
const listeners = new Set<() => void>();

let muted = recall(KEY) === 'yes';

export function isMuted(): boolean {
  return muted;
}

export function setMuted(value: boolean): void {
  muted = value;
  remember(KEY, value ? 'yes' : 'no');
  for (const listener of listeners) listener();
}

export function useMuted(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMuted);
}
