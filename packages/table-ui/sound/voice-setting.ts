import { useSyncExternalStore } from 'react';

const KEY = 'tablee.voice';
const listeners = new Set<() => void>();

/** Storage is absent in some private windows: then the choice lasts as long as the page. */
let isOn = read();

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'no';
  } catch {
    return true;
  }
}

export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function isVoiceOn(): boolean {
  return isOn;
}

export function setVoice(value: boolean): void {
  isOn = value;
  try {
    localStorage.setItem(KEY, value ? 'yes' : 'no');
  } catch {}
  if (!value && hasVoice()) speechSynthesis.cancel();
  for (const listener of listeners) listener();
}

export function useVoice(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isVoiceOn);
}
