import type { BoxWords, UiEntry } from '@tablee/games/catalog.ui';
import { type AnySay, type Locale, type Say, speaker } from '@tablee/words';
import { useSettings } from '../settings/settings.ts';

const speakers = new WeakMap<object, AnySay>();

/** For callers that show several boxes. */
export function boxWords({ words }: UiEntry, locale: Locale): AnySay {
  const messages = words[locale];
  const known = speakers.get(messages);
  if (known !== undefined) return known;
  const say = speaker(messages, locale);
  speakers.set(messages, say);
  return say;
}

/** The sentences on a game's box. */
export function useBoxWords(entry: UiEntry): Say<BoxWords> {
  return useCoverWords(entry);
}

/** Includes the sentences that only this game's cover has. */
export function useCoverWords(entry: UiEntry): AnySay {
  const locale = useSettings((settings) => settings.locale);
  return boxWords(entry, locale);
}
