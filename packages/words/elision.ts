/** Word joiner (invisible). Placed between « de » or « que » and a fact until the fact is known. */
const MARK = '\u2060';
const BEFORE_FACT = /(?<!\p{L})(?:d|qu|lorsqu|puisqu)e (?=\{\w+\})/giu;
/** H is left out: only some names elide (Hugo, not Harry), and the full form is never wrong. */
const ELIDED = new RegExp(`e ${MARK}(?=[aàáâäeéèêëiíîïoóôöuúùûüæœ]|y[^aeiou\\s])`, 'giu');
const MARKS = new RegExp(MARK, 'gu');

/** Marks each « de » and « que » before a fact in a French message. */
export function markElisions(message: string): string {
  return message.replaceAll(BEFORE_FACT, (words) => `${words}${MARK}`);
}

/** « On attend que Léa », « On attend qu’Olive ». */
export function elide(said: string): string {
  return said.includes(MARK) ? said.replaceAll(ELIDED, '’').replaceAll(MARKS, '') : said;
}
