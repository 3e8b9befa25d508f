import type { Seat } from '@tablee/kernel';
import { type AnySay, type AnyWords, type Locale, speakerOf } from '@tablee/words';
import { type RuckusSay, words } from '../locale/index.ts';
import { ruckus } from '../rules/index.ts';
import { play } from '../rules/ruckus.scenario.ts';
import type { RuckusSight, RuckusState } from '../rules/types.ts';

export const nameOf = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';

export function sayIn(locale: Locale): RuckusSay {
  const raw = speakerOf<AnyWords>(words, locale);
  const say: AnySay = (id, facts = {}) => raw(id, words.nameThings(facts, raw, nameOf));
  return say;
}

/** Sights of `viewer` when this command is played. */
export function sightsOf(state: RuckusState, viewer: Seat, letter: string, text: string): RuckusSight[] {
  return play(state, letter, text).events.flatMap((event) => ruckus.sight(event, viewer) ?? []);
}
