import { KeptSwitch, useKeptSwitch } from '../kept-switch.ts';
import { setMuted, useMuted } from './mute.ts';

export const VOLUMES = ['off', 'soft', 'full'] as const;
export type Volume = (typeof VOLUMES)[number];

/** Stored apart from `muted`, so that unmuting restores the volume. */
const soft = new KeptSwitch('soft', false);
const SOFT_GAIN = 0.3;

/** Factor for the gain of every sound. */
export function loudness(): number {
  return soft.isOn ? SOFT_GAIN : 1;
}

export function setVolume(volume: Volume): void {
  if (volume !== 'off') soft.turn(volume === 'soft');
  setMuted(volume === 'off');
}

export function useVolume(): Volume {
  const [isMuted, isSoft] = [useMuted(), useKeptSwitch(soft)];
  if (isMuted) return 'off';
  return isSoft ? 'soft' : 'full';
}
