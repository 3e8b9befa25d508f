import { isIndex, isRecord } from '@tablee/kernel';
import { CARDS, type Card, isCard, sortCards } from './card.ts';
import type { Move, PlayCommand, RummuCommand, TakeBack } from './types.ts';

/** More than a turn can have: every move needs a card. */
const MAX_MOVES = CARDS.length;

/** Reads an untrusted command. The cards of each move are sorted, so that equal commands have one form. */
export function parseRummuCommand(raw: unknown): RummuCommand | null {
  if (!isRecord(raw)) return null;
  switch (raw['do']) {
    case 'draw':
    case 'take':
      return { do: raw['do'] };
    case 'play':
      return parsePlay(raw);
    default:
      return null;
  }
}

function parsePlay({ moves, back, discard }: Record<string, unknown>): PlayCommand | null {
  const read = readList(moves, MAX_MOVES, readMove);
  const taken = back === null ? null : readBack(back);
  const isGiven = discard === null || isCard(discard);
  return read === null || taken === undefined || !isGiven ? null : { do: 'play', moves: read, back: taken, discard };
}

function readMove(raw: unknown): Move | null {
  if (!isRecord(raw)) return null;
  if (raw['do'] === 'swap') {
    const { card, in: meld } = raw;
    return isCard(card) && isIndex(meld) ? { do: 'swap', card, in: meld } : null;
  }
  const cards = readList(raw['cards'], CARDS.length, (card) => (isCard(card) ? card : null));
  if (cards === null || cards.length === 0) return null;
  if (raw['do'] === 'lay') return { do: 'lay', cards: sortCards(cards) };
  const { to } = raw;
  return raw['do'] === 'add' && isIndex(to) ? { do: 'add', cards: sortCards(cards), to } : null;
}

/** Undefined for invalid input: null means that no card is taken back. */
function readBack(raw: unknown): TakeBack | undefined {
  if (!isRecord(raw)) return undefined;
  const { card, from } = raw;
  return isCard(card) && isIndex(from) ? { card, from } : undefined;
}

function readList<T extends Card | Move>(raw: unknown, most: number, read: (item: unknown) => T | null): T[] | null {
  if (!Array.isArray(raw) || raw.length > most) return null;
  const items = Array.from(raw, read); // Array.from visits holes, which every() would skip
  return items.every((item) => item !== null) ? items : null;
}
