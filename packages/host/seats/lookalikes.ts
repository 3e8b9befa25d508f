/**
 * Letters of other alphabets, and signs, that look like a Latin letter. Capitals stand on their own: some look like a Latin
 * letter whose small form theirs does not resemble (В and в). I, l, 1 and | are one stroke in most typefaces.
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

/** Latin letters A to Z on a black ground, and as halves of flags, which have no Latin letter as their base in Unicode. */
const PAINTED_ALPHABETS = [0x1f150, 0x1f170, 0x1f1e6];
const LATIN_LETTERS = 26;
const SMALL_A = 0x61;

/** Letters, digits and signs of other scripts in a Latin name, which no row above lists. East Asian scripts have nothing alike. */
const FOREIGN =
  /(?!\p{Script=Latin}|\p{Extended_Pictographic}|[\p{ASCII}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}])[\p{L}\p{N}\p{Sm}]/gu;
/** Stands for any letter: taken out of names that people type. */
const ANY_LETTER = '\u{fffd}';

/** Marks that no letter of a Latin alphabet carries (underlines, strokes, rings around it): they do not tell two names apart. */
const DECORATIONS = /(?<=[\p{Script=Latin}\p{N}]\p{M}*)[\p{Mn}\p{Me}]/gu;
/** Punctuation, and signs that are as small: accents without a letter, apostrophes that are letters. */
const SMALL_SIGNS = /(?:[\s\p{P}\p{Sk}~\u{2b9}-\u{2df}]\p{M}*)+/gu;

/** Whether two names, each as `looksOf` gives it, are taken for each other when they are read or heard. */
export function areAlike(one: string, other: string): boolean {
  const [letters, others] = [Array.from(one), Array.from(other)];
  const isLike = (letter: string, place: number): boolean =>
    letter === ANY_LETTER || others[place] === ANY_LETTER || letter === others[place];
  return letters.length === others.length && letters.every(isLike);
}

/** What is seen of a text; `ANY_LETTER` where the script changes in the middle of a Latin name. */
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

/** Pictures that differ only in what holds their parts together, or in being in colour, look the same. */
function baseOf(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');
}

function painted(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const first = PAINTED_ALPHABETS.find((start) => code >= start && code < start + LATIN_LETTERS);
  return first === undefined ? character : String.fromCodePoint(SMALL_A + code - first);
}
