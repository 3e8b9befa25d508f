import { uiCatalog } from '@tablee/games/catalog.ui';
import { recall, remember } from '@tablee/table-ui/device-memory';

/** Separated by spaces: `GAME` if no card is unread, `GAME:DIGEST` for each card that was read. */
const STORAGE_KEY = 'known';

/** A card that explains a part of the game before a match. */
interface NewcomerCard {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly rest: string;
}

/**
 * Games that may have a card that was not read on this device. The host delays the match until this page has reported
 * that there is none or that they are read. The cards depend on options that are chosen after players sit down, so they
 * cannot be known here.
 */
export function newGames(): string[] {
  const known = knownWords();
  return Object.keys(uiCatalog).filter((game) => !known.has(game));
}

/** Cards that were not read on this device: variants and roles have cards of their own. */
export function newCards<Card extends NewcomerCard>(game: string, cards: readonly Card[]): Card[] {
  const known = knownWords();
  if (known.has(game)) return [];
  return cards.filter((card) => !known.has(wordOf(game, card)));
}

export function rememberCards(game: string, cards: readonly NewcomerCard[]): void {
  const known = knownWords();
  for (const card of cards) known.add(wordOf(game, card));
  remember(STORAGE_KEY, [...known].join(' '));
}

function knownWords(): Set<string> {
  return new Set(recall(STORAGE_KEY)?.split(' '));
}

function wordOf(game: string, { id, title, lead, rest }: NewcomerCard): string {
  return `${game}:${digestOf([id, title, lead, rest].join('\n'))}`;
}

/** FNV-1a of 32 bits: short to store, with few collisions among the cards of a game. */
function digestOf(text: string): string {
  let digest = 0x811c9dc5;
  for (const letter of text) digest = Math.imul(digest ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return digest.toString(36);
}
