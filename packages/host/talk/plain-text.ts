/**
 * Checks of names and messages typed by people. Based on Unicode properties: nothing invisible, nothing that changes
 * the direction of its neighbours or is drawn over other lines.
 */

/**
 * Invisible characters and controls. The listed code points have no property that tells: an empty Braille pattern, a
 * note without a head, Egyptian blanks, placeholders of missing objects.
 */
const HIDDEN =
  /[\p{C}\p{Default_Ignorable_Code_Point}\p{Bidi_Control}\u{2028}\u{2029}\u{2800}\u{1d159}\u{13441}\u{13442}\u{fffc}\u{fffd}]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks on one letter than any language uses. */
const STACKED = /\p{M}{5}/u;
/** A mark without a letter is drawn over the text before it. */
const BARE_MARK = /(?:^|\s)\p{M}/u;

/** Emoji sequences and variation selectors. */
const PICTURES =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{fe0f}])\u{200d}(?=\p{Extended_Pictographic})|(?<=[\p{Emoji}])\u{fe0f}/gu;
/** Scripts that use joiners between letters. */
const JOINED =
  /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{M}])[\u{200c}\u{200d}](?=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])/gu;

/** Removes invisible characters, except joiners inside emoji and letters. */
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

export function isVisible(text: string): boolean {
  return VISIBLE.test(text);
}

/** True if the text is visible and is drawn within its own line. */
export function isReadable(text: string): boolean {
  return isVisible(text) && !STACKED.test(text) && !BARE_MARK.test(text);
}
