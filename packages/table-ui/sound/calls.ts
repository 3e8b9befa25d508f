import type { Locale } from '@tablee/words';
import { Caller } from './caller.ts';
import { isMuted } from './mute.ts';
import { hasVoice, isVoiceOn } from './voice-setting.ts';
import { loudness } from './volume.ts';

/** Speech rate, a little above normal: calls are one word long. */
const SPEECH_RATE = 1.15;

let locale: Locale = 'fr';

const caller = new Caller({
  say: (word, onSaid) => {
    const voice = voiceFor(locale);
    if (voice === undefined) return onSaid();
    const utterance = new SpeechSynthesisUtterance(word);
    utterance.lang = locale;
    utterance.voice = voice;
    utterance.rate = SPEECH_RATE;
    utterance.volume = loudness();
    for (const end of ['end', 'error']) utterance.addEventListener(end, onSaid);
    speechSynthesis.speak(utterance);
  },
  hush: () => speechSynthesis.cancel(),
});

/** Undefined if there is no voice of this language: another one would not be understood. */
function voiceFor(wanted: Locale): SpeechSynthesisVoice | undefined {
  return speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith(wanted));
}

/** Calls a word aloud unless voice or sound are off; a shout interrupts all others. */
export function callAloud(word: string, language: Locale, isShout = false): void {
  // Before the first touch, browsers refuse to speak and log a warning.
  if (!hasVoice() || !isVoiceOn() || isMuted() || !navigator.userActivation?.hasBeenActive) return;
  locale = language;
  if (isShout) caller.shout(word);
  else caller.call(word);
}
