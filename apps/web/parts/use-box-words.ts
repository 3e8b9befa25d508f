import type { BoxWords, UiEntry } from '@tablee/games/catalog.ui';
import { type AnySay, type Locale, type Say, speaker } from '@tablee/words';
import { useSettings } from '../settings/settings.ts';

const speakers = new WeakMap<object, AnySay>();

/** The words of a box, for a caller with several boxes. */
export function boxWords({ words }: UiEntry, locale: Locale): AnySay {
  const messages = words[locale];
  const known = speakers.get(messages);
  if (known !== undefined) return known;
  const say = speaker(messages, locale);
  speakers.set(messages, say);
  return say;
}

/** What is written on a game's box. */
export function useBoxWords(entry: UiEntry): Say<BoxWords> {
  return useCoverWords(entry);
}

/** The same, with the words that only its own cover has. */
export function useCoverWords(entry: UiEntry): AnySay {
  const locale = useSettings((settings) => settings.locale);
  return boxWords(entry, locale);
}
