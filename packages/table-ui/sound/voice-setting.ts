import { useSyncExternalStore } from 'react';
import { recall, remember } from '../device-memory.ts';

const KEY = 'voice';
const listeners = new Set<() => void>();

let isOn = recall(KEY) !== 'no';

export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function isVoiceOn(): boolean {
  return isOn;
}

export function setVoice(value: boolean): void {
  isOn = value;
  remember(KEY, value ? 'yes' : 'no');
  if (!value && hasVoice()) speechSynthesis.cancel();
  for (const listener of listeners) listener();
}

export function useVoice(): boolean {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, isVoiceOn);
}
