/**
 * What people type and others see: names and words of their own. Decided by the properties of Unicode, so that nothing
 * is shown that nobody sees, that turns the direction of its neighbours, or that is drawn over the line above.
 */

/**
 * Drawn as nothing, or it changes how others are drawn. By number what no property tells: a Braille pattern without a dot, a
 * note without a head, blanks of Egyptian writing, and the places of objects and characters that are missing.
 */
const HIDDEN =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u{2028}\u{2029}\u{2800}\u{1d159}\u{13441}\u{13442}\u{fffc}\u{fffd}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language stacks so many marks on one letter. */
const STACKED = /\p{M}{5}/u;
/** A mark without a letter would be drawn over what stands before the text. */
const BARE_MARK = /(?:^|\s)\p{M}/u;

/** One picture made of several, and a picture in colour. */
const PICTURES =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u{200d}(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}])\u{fe0f}/gu;
/** Scripts that join or part letters by an invisible sign. */
const JOINED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u{200c}\u{200d}](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])/gu;

/** The same text without what nobody sees; the signs that hold pictures and letters together stay. */
export function withoutHidden(text: string): string {
  const kept = new Set([...text.matchAll(PICTURES), ...text.matchAll(JOINED)].map(({ index }) => index));
  let plain = '';
  let index = 0;
  for (const character of text) {
    if (kept.has(index) || !HIDDEN.test(character)) plain += character;
    index += character.length;
  }
  return plain;
}

/** Whether anything is seen of it. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** Whether there is something to see, and nothing that is drawn where it does not belong. */
export function isReadable(text: string): boolean {
  return isVisible(text) && !STACKED.test(text) && !BARE_MARK.test(text);
}
