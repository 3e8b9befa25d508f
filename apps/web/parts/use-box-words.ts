import type { UiEntry } from '@tablee/games/catalog.ui';
import { type Locale, type Say, speaker } from '@tablee/words';
import { useSettings } from '../settings/settings.ts';

const speakers = new WeakMap<object, Say>();

/** What is written on a game's box. */
function boxWords({ box }: UiEntry, locale: Locale): Say {
  const messages = box[locale];
  const known = speakers.get(messages);
  if (known !== undefined) return known;
  const say = speaker(messages, locale);
  speakers.set(messages, say);
  return say;
}

export function useBoxWords(entry: UiEntry): Say {
  return boxWords(
    entry,
    useSettings(({ locale }) => locale),
  );
}
