import type { AnyClientRules } from '@tablee/kernel';
import type { AnyWords, Locale, Messages, SpokenWords } from '@tablee/words';
import type { SeatMark } from './marks.ts';

/** Contents of a box that do not depend on the language. */
interface BoxContents {
  readonly definition: AnyClientRules;
  readonly nameThings: SpokenWords<AnyWords>['nameThings'];
  /** Mark of a seat by its options, for games in which players choose colours; the same from the lobby to the podium. */
  markBy?(this: void, plays: object): SeatMark;
}

/** Rules and words of a game whose box is open. */
export interface OpenedRules {
  readonly definition: AnyClientRules;
  readonly words: SpokenWords<AnyWords>;
  /** Absent if marks follow the order of the seats. */
  readonly markBy?: ((plays: object) => SeatMark) | undefined;
}

/** Loads rules and sentences in parallel, and the sentences of one language only. */
export async function unpack(
  locale: Locale,
  fetchInside: () => Promise<BoxContents>,
  sentences: Readonly<Record<Locale, () => Promise<{ readonly default: Messages }>>>,
): Promise<OpenedRules> {
  const [{ definition, nameThings, markBy }, { default: messages }] = await Promise.all([
    fetchInside(),
    sentences[locale](),
  ]);
  return { definition, words: { messages: { [locale]: messages }, nameThings }, markBy };
}
