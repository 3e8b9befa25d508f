import { uiCatalog } from '@tablee/games/catalog.ui';
import { recall, remember } from '@tablee/table-ui/device-memory';

/** Words apart by spaces: `GAME` for one that is known whole, `GAME:DIGEST` for each card that was read. */
const KEY = 'known';

/** What is told on a card before a match. */
interface Told {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly rest: string;
}

/**
 * The games that may have a card which nobody has read on this device: a match of one waits until its page has told that
 * there is none, or that they are read. Which cards there are depends on options that are chosen after somebody sits down.
 */
export function newGames(): string[] {
  const known = knownWords();
  return Object.keys(uiCatalog).filter((game) => !known.has(game));
}

/** The cards that tell something which was not read on this device: another variant, or another part, has some of its own. */
export function newCards<Card extends Told>(game: string, cards: readonly Card[]): Card[] {
  const known = knownWords();
  if (known.has(game)) return [];
  return cards.filter((card) => !known.has(wordOf(game, card)));
}

export function rememberCards(game: string, cards: readonly Told[]): void {
  const known = knownWords();
  for (const card of cards) known.add(wordOf(game, card));
  remember(KEY, [...known].join(' '));
}

function knownWords(): Set<string> {
  return new Set(recall(KEY)?.split(' '));
}

function wordOf(game: string, { id, title, lead, rest }: Told): string {
  return `${game}:${digestOf([id, title, lead, rest].join('\n'))}`;
}

/** FNV-1a of 32 bits: short to keep, and no card of a game is taken for another one but by rare chance. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const letter of text) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return digest.toString(36);
}
