import type { Locale } from '@tablee/words';
import type { ReadyState } from '../game-ui.ts';
import { listOf, tableWords } from '../words.ts';

interface ReadyTable {
  readonly ready: ReadyState | null;
  readonly nameOf: (seat: number) => string;
  readonly locale: Locale;
}

/** Text of the status line while match time is stopped until players are ready; null while a clock runs. */
export function sayStanding({ ready, nameOf, locale }: ReadyTable): string | null {
  if (ready?.stands !== true || ready.awaited.length === 0) return null;
  const say = tableWords(locale);
  const { awaited, mine } = ready;
  return mine === null ? say('ready.waiting', { names: listOf(awaited.map(nameOf), locale) }) : say('ready.yours');
}
