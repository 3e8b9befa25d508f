import { KeptSwitch, useKeptSwitch } from '../kept-switch.ts';

const muted = new KeptSwitch('muted', false);

export function isMuted(): boolean {
  return muted.isOn;
}

export function setMuted(value: boolean): void {
  muted.turn(value);
}

export function useMuted(): boolean {
  return useKeptSwitch(muted);
}
