import { KeptSwitch, useKeptSwitch } from '../kept-switch.ts';

const voice = new KeptSwitch('voice', true);

export function hasVoice(): boolean {
  return 'speechSynthesis' in globalThis;
}

export function isVoiceOn(): boolean {
  return voice.isOn;
}

export function setVoice(value: boolean): void {
  if (!value && hasVoice()) speechSynthesis.cancel();
  voice.turn(value);
}

export function useVoice(): boolean {
  return useKeptSwitch(voice);
}
