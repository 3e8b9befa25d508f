import type { AnyGame } from '@tablee/kernel';
import { type AnyWords, type GameWords, LOCALES, type Messages, placeholdersIn } from '@tablee/words';

/** Where rulebook and words disagree, or one language says more than the other. */
export function wordGaps({ rulebook }: AnyGame, { messages }: GameWords<AnyWords>): string[] {
  return [
    ...LOCALES.flatMap((locale) => missing(rulebook, messages[locale]).map((id) => `no ${locale} words for ${id}`)),
    ...LOCALES.flatMap((locale) =>
      orphans(rulebook, messages[locale]).map((id) => `${locale} words for ${id}, which is no rule`),
    ),
    ...unequal(messages.fr, messages.en),
  ];
}

function neededIds(rulebook: AnyGame['rulebook']): string[] {
  const rules = Object.entries(rulebook).flatMap(([id, { shows }]) => [
    id,
    ...(shows.includes('refusal') ? [`${id}.refusal`] : []),
    ...(shows.includes('end') ? [`${id}.end`] : []),
  ]);
  const sections = Object.values(rulebook).map(({ section }) => `section.${section}`);
  return ['title', ...new Set(sections), ...rules];
}

function missing(rulebook: AnyGame['rulebook'], messages: Messages): string[] {
  return neededIds(rulebook).filter((id) => !Object.hasOwn(messages, id));
}

/** Sentences about rules that the rulebook does not have, or does not show that way. */
function orphans(rulebook: AnyGame['rulebook'], messages: Messages): string[] {
  const needed = new Set(neededIds(rulebook));
  return Object.keys(messages).filter((id) => /^[A-Z]+-A?\d+/.test(id) && !needed.has(id));
}

function unequal(fr: Messages, en: Messages): string[] {
  return [...new Set([...Object.keys(fr), ...Object.keys(en)])].flatMap((id) => {
    const [french, english] = [fr[id], en[id]];
    if (french === undefined || english === undefined) return [`${id} is said in one language only`];
    const same = placeholdersIn(french).join() === placeholdersIn(english).join();
    return same ? [] : [`${id} names other things in French than in English`];
  });
}
