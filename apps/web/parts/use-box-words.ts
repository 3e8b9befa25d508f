import type { UiEntry } from '@tablee/games/catalog.ui';
import { type AnySay, type Locale, speaker } from '@tablee/words';
import { useSettings } from '../settings/settings.ts';

const speakers = new WeakMap<object, AnySay>();

/** What is written on a game's box. */
function boxWords({ box }: UiEntry, locale: Locale): AnySay {
  const messages = box[locale];
  const known = speakers.get(messages);
  if (known !== undefined) return known;
  const say = speaker(messages, locale);
  speakers.set(messages, say);
  return say;
}

export function useBoxWords(entry: UiEntry): AnySay {
  return boxWords(
    entry,
    useSettings(({ locale }) => locale),
  );
}
