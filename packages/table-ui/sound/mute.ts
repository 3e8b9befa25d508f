import { useSyncExternalStore } from 'react';

const KEY = 'tablee.muted';
const listeners = new Set<() => void>();

/** Storage is absent in some private windows: then the choice lasts as long as the page. */
let muted = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

export function isMuted(): boolean {
  return muted;
}

export function setMuted(value: boolean): void {
  muted = value;
  try {
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  } catch {}
  for (const listener of listeners) listener();
}

export function useMuted(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isMuted);
}
