import { KeptSwitch, useKeptSwitch } from '../kept-switch.ts';

/** Who speaks to the computer, or listens to it, may want no letter to do anything by itself. */
const letterKeys = new KeptSwitch('letter-keys', true);

export function areLetterKeysOn(): boolean {
  return letterKeys.isOn;
}

export function setLetterKeys(value: boolean): void {
  letterKeys.turn(value);
}

export function useLetterKeys(): boolean {
  return useKeptSwitch(letterKeys);
}
