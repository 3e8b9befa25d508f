import type { Messages } from './index.ts';

/** An ordinary space where French wants one that does not break: a line would begin with the sign. */
const BREAKING_SPACE = / [:;!?»]|« /;
/** No space at all before a sign, or inside quotation marks; `{` opens what ICU has to choose. */
const MISSING_SPACE = /[^\s{][:;!?»]|«\S/;
const STRAIGHT_APOSTROPHE = /\w'\w/;

/** Where a French sentence could break before its sign, runs into it, or has the apostrophe of a typewriter. */
export function spacingFaults(french: Messages): string[] {
  return Object.entries(french).flatMap(([id, sentence]) => {
    if (BREAKING_SPACE.test(sentence)) return [`${id} has an ordinary space at a sign: write a no-break space`];
    if (MISSING_SPACE.test(sentence)) return [`${id} has no space at a sign: write a no-break space`];
    return STRAIGHT_APOSTROPHE.test(sentence) ? [`${id} has a straight apostrophe: write ’`] : [];
  });
}
