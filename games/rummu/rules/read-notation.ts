import { seatOf } from '@tablee/kernel';
import { type Card, isCard } from './card.ts';
import { defaultRummuOptions } from './options.ts';
import { parseRummuCommand } from './parse.ts';
import type { Meld, RummuCommand, RummuOptions, RummuPhase, RummuTable, RummuView, VisibleHand } from './types.ts';

/** Reads what notation.ts writes; throws if the text is no command. */
export function readCommand(text: string): RummuCommand {
  const [action = '', ...words] = text.split(' ');
  const raw = action === 'play' ? rawPlay(words.join(' ')) : { do: action };
  const command = parseRummuCommand(raw);
  if (command === null) throw new Error(`no command: ${text}`);
  return command;
}

function rawPlay(text: string): object {
  const parts = text === '' ? [] : text.split(', ').map((part) => part.split(' '));
  const moves = parts.filter(([action]) => action !== 'back' && action !== 'toss').map(rawMove);
  const [, back, , from] = parts.find(([action]) => action === 'back') ?? [];
  const [, discard = null] = parts.find(([action]) => action === 'toss') ?? [];
  return { do: 'play', moves, back: back === undefined ? null : { card: back, from: Number(from) }, discard };
}

function rawMove([action, ...words]: readonly string[]): object {
  if (action === 'lay') return { do: 'lay', cards: words };
  const [at, meld] = [words.indexOf('>'), Number(words.at(-1))];
  return action === 'swap'
    ? { do: 'swap', card: words[0], in: meld }
    : { do: action, cards: words.slice(0, at), to: meld };
}

function linesOf(text: string): string[][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(' '));
}

export function readCards(words: readonly string[]): Card[] {
  return words.map((word) => {
    if (!isCard(word)) throw new Error(`no card: ${word}`);
    return word;
  });
}

/** "[1 A R5 R6 R7] [2 B …]". */
export function readMelds(text: string): Meld[] {
  return [...text.matchAll(/\[(\d+) (\w) ([^\]]*)\]/g)].map(([, id, owner = '', cards = '']) => ({
    id: Number(id),
    owner: seatOf(owner),
    cards: readCards(cards.split(' ')),
  }));
}

/** The first seven lines of a position without score sheets. The text contains neither options nor times. */
function readTable(lines: readonly string[][], chosen: Partial<RummuOptions>): RummuTable {
  const [[, turn = '', phase = ''] = [], [, round, dealer = ''] = [], , renewals = [], , taken = [], table = []] =
    lines;
  const melds = readMelds(table.join(' '));
  return {
    options: { ...defaultRummuOptions, ...chosen },
    phase: phase as RummuPhase,
    round: Number(round),
    dealer: seatOf(dealer),
    turn: seatOf(turn),
    melds,
    nextMeld: 1 + Math.max(0, ...melds.map(({ id }) => id)),
    taken: readCards(taken.slice(1)),
    renewals: Number(renewals[1]),
    dry: Number(renewals[2]),
    sheets: [],
    until: null,
  };
}

const TABLE_LINES = 7;

export function readView(text: string, chosen: Partial<RummuOptions> = {}): RummuView {
  const lines = linesOf(text);
  const own = lines.find(([word]) => word === 'hand');
  return {
    ...readTable(lines, chosen),
    stock: Number(lines[2]?.[1]),
    discards: (lines[4] ?? []).slice(1).map((word) => (isCard(word) ? word : null)),
    hands: lines
      .slice(TABLE_LINES)
      .filter((line) => line !== own)
      .map(readSeenHand),
    hand: own === undefined ? null : readCards(own.slice(1)),
  };
}

function readSeenHand([, ...words]: readonly string[]): VisibleHand {
  return {
    count: words.length,
    known: readCards(words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1))),
  };
}
