import type { AnyGame } from '@tablee/kernel';
import type { AnyWords, Locale, Messages, SpokenWords } from '@tablee/words';
import type { SeatMark } from './marks.ts';

/** What lies in a box, whatever language is spoken. */
interface Inside {
  readonly definition: AnyGame;
  readonly nameThings: SpokenWords<AnyWords>['nameThings'];
  /** How a seat is marked that plays this, where players choose their colours: the same from the lobby to the podium. */
  markBy?(this: void, plays: object): SeatMark;
}

/** A game as the page plays and tells it. */
export interface OpenedRules {
  readonly definition: AnyGame;
  readonly words: SpokenWords<AnyWords>;
  /** Absent where seats are marked in their order. */
  readonly markBy?: ((plays: object) => SeatMark) | undefined;
}

/** Rules and sentences come at once. A sentence file a language: nobody reads two. */
export async function unpack(
  locale: Locale,
  fetchInside: () => Promise<Inside>,
  sentences: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>,
): Promise<OpenedRules> {
  const [{ definition, nameThings, markBy }, { default: messages }] = await Promise.all([
    fetchInside(),
    sentences[locale](),
  ]);
  return { definition, words: { messages: { [locale]: messages }, nameThings }, markBy };
}
