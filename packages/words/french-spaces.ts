import type { Messages } from './index.ts';

/** Ordinary space at a sign that needs a no-break space: a line could begin with the sign. */
const BREAKING_SPACE = / [:;!?»]|« /;
/** No space before a sign or inside quotation marks. `{` is excluded because it opens an ICU argument. */
const MISSING_SPACE = /[^\s{][:;!?»]|«\S/;
const STRAIGHT_APOSTROPHE = /\w'\w/;

/** Faults of French typography: breaking or missing spaces at signs, straight apostrophes. */
export function spacingFaults(french: Messages): string[] {
  return Object.entries(french).flatMap(([id, sentence]) => {
    if (BREAKING_SPACE.test(sentence)) return [`${id} has an ordinary space at a sign: write a no-break space`];
    if (MISSING_SPACE.test(sentence)) return [`${id} has no space at a sign: write a no-break space`];
    return STRAIGHT_APOSTROPHE.test(sentence) ? [`${id} has a straight apostrophe: write ’`] : [];
  });
}
