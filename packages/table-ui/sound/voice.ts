import type { Locale } from '@tablee/words';

/** Reads a sentence aloud and stops the one before. Silent if the browser has no speech synthesis. */
export function speak(sentence: string, locale: Locale): void {
  if (!('speechSynthesis' in globalThis)) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = locale;
  speechSynthesis.speak(utterance);
}
