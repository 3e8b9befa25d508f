import { KeptSwitch, useKeptSwitch } from '../kept-switch.ts';

/** Letters can be switched off for speech input and screen readers, which use them too (WCAG 2.1.4). */
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
