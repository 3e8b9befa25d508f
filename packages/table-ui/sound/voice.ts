import type { Locale } from '@tablee/words';

/** Reads a sentence aloud, instead of what it may still be reading; silent where the browser has no voice. */
export function speak(sentence: string, locale: Locale): void {
  if (!('speechSynthesis' in globalThis)) return;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(sentence);
  utterance.lang = locale;
  speechSynthesis.speak(utterance);
}
