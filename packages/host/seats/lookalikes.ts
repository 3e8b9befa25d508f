/**
 * Characters that look like a Latin letter, by that letter. Capitals are listed as well: some look like one although
 * their small form does not (В and в). I, l, 1 and | are one stroke in most typefaces.
 */
const LOOKALIKES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['a', 'аАαΑɑᴀᎪꓮⲀⲁ'],
    ['b', 'ЬьвВΒβʙᏴꓐⲂ'],
    ['c', 'сСϲϹᴄᏟꓚⲤⲥ'],
    ['d', 'ԁԀᴅᎠꓓ'],
    ['e', 'еЕΕᴇᎬꓰⲈ'],
    ['f', 'ϜϝƑꜰꓝ'],
    ['g', 'ɡԌԍɢᏀꓖ'],
    ['h', 'һҺНнΗʜᎻհꓧⲎ'],
    ['j', 'јЈϳͿᴊᎫꓙ'],
    ['k', 'кКκΚᴋᏦꓗⲔⲕ'],
    ['l', 'iIıİ1|іІӏӀιΙɪʟᏞꓡꓲⲒⲓ'],
    ['m', 'мМΜᴍᎷꓟⲘⲙ'],
    ['n', 'Νпηɴոꓠⲛ'],
    ['o', '0оОοΟσᴏօՕꓳⲞⲟꬽ'],
    ['p', 'рРρΡᴘᏢꓑⲢⲣ'],
    ['q', 'ԛԚ'],
    ['r', 'ʀᎡꓣ'],
    ['s', 'ѕЅꜱᏚՏꓢ'],
    ['t', 'тТτΤᴛᎢꓔⲦⲧ'],
    ['u', 'υᴜսꓴՍ'],
    ['v', 'νѵѴᴠᏙꓦ'],
    ['w', 'ԝԜωᴡᎳꓪ'],
    ['x', 'хХχΧꓫⲬⲭ'],
    ['y', 'уУүҮγΥϒʏᎩꓬⲨ'],
    ['z', 'Ζᴢꓜⲍ'],
  ].flatMap(([latin = '', others = '']) => Array.from(others, (other) => [other, latin])),
);

/** Squared, circled and regional-indicator letters A to Z, which Unicode does not decompose to Latin letters. */
const PAINTED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const LATIN_LETTERS = 26;
const SMALL_A = 0x61;

/** Characters of other scripts inside a Latin name that no row above lists. East Asian scripts have no lookalikes. */
const FOREIGN =
  /(?!\p{Script=Latin}|\p{Extended_Pictographic}|[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{L}\p{N}\p{Sm}]/gu;
/** Stands for any letter; removed from typed names. */
const ANY_LETTER = '\u{fffd}';

/** Combining marks of no Latin alphabet (underlines, strokes, circles): ignored when names are compared. */
const DECORATIONS = /(?<=[\p{Script=Latin}\p{N}]\p{M}*)[\p{Mn}\p{Me}]/gu;
/** Punctuation and characters as small: spacing accents, modifier apostrophes. */
const SMALL_SIGNS = /(?:[\s\p{P}\p{Sk}~\u{2b9}-\u{2df}]\p{M}*)+/gu;

/** True if two names, both from `looksOf`, can be mistaken for each other by eye or ear. */
export function areAlike(one: string, other: string): boolean {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const isLike = (letter: string, place: number): boolean =>
    letter === ANY_LETTER || others[place] === ANY_LETTER || letter === others[place];
  return letters.length === others.length && letters.every(isLike);
}

/** The visible form of a name; `ANY_LETTER` where the script changes inside a Latin name. */
export function looksOf(text: string): string {
  const latin = Array.from(baseOf(text), (character) => LOOKALIKES[character] ?? painted(character)).join('');
  const looks = latin
    .normalize('NFC')
    .replaceAll(DECORATIONS, '')
    .toLocaleLowerCase('fr')
    .replaceAll(SMALL_SIGNS, ' ')
    .trim();
  return /\p{Script=Latin}/u.test(looks) ? looks.replaceAll(FOREIGN, ANY_LETTER) : looks;
}

/** Emoji that differ only in joiners or variation selectors look the same. */
function baseOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function painted(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = PAINTED_ALPHABETS.find((start) => code >= start && code < start + LATIN_LETTERS);
  return first === undefined ? character : String.fromCodePoint(SMALL_A + code - first);
}
