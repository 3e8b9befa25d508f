import type { Messages } from './index.ts';

/** An ordinary space where French wants one that does not break: a line would begin with the sign. */
const LOOSE = / [:;!?»]|« /;
/** No space at all before a sign, or inside quotation marks; `{` opens what ICU has to choose. */
const TIGHT = /[^\s{][:;!?»]|«\S/;
const STRAIGHT = /\w'\w/;

/** Where a French sentence could break before its sign, runs into it, or has the apostrophe of a typewriter. */
export function looseSigns(french: Messages): string[] {
  return Object.entries(french).flatMap(([id, sentence]) => {
    if (LOOSE.test(sentence)) return [`${id} has an ordinary space at a sign: write a no-break space`];
    if (TIGHT.test(sentence)) return [`${id} has no space at a sign: write a no-break space`];
    return STRAIGHT.test(sentence) ? [`${id} has a straight apostrophe: write ’`] : [];
  });
}
