import type { Piece } from '@tablee/kernel';
import { BOXED_CARDS } from './content/boxed-cards.ts';
import { findTrial, isSpell } from './content/cards.ts';
import { HEAPS, type Heap } from './heaps.ts';
import { installedModules, openCardsIn } from './modules/installed.ts';
import type { RushState } from './types.ts';

/** All pieces of the box: decks, open cards, discards, set-aside cards, and cards that this chapter does not use. */
export function piecesOfRush(state: RushState): Piece[] {
  const hidden = HEAPS.flatMap((heap) => state.heaps[heap].map((card, index) => pieceOf(heap, card, index)));
  const open = openCardsIn(state).map(
    ({ spot, card }): Piece => ({ ...printed(card), id: spot, place: spot, knownTo: 'all' }),
  );
  return [...hidden, ...open, ...unusedOf(state), ...diceOf(state)];
}

/** An invocation on the trials was put there openly. */
function pieceOf(heap: Heap, card: string, index: number): Piece {
  const isOpen = heap === 'trials' && isSpell(card);
  return { ...printed(card), id: `${heap}/${index}`, place: heap, knownTo: isOpen ? 'all' : [] };
}

function printed(card: string): Pick<Piece, 'face' | 'back'> {
  const trial = findTrial(card);
  return { face: card, back: trial === undefined ? 'spell' : `trial ${trial.back}` };
}

/** Players know these cards: their type or their back excludes them from this chapter. */
function unusedOf(state: RushState): Piece[] {
  const used = new Set([...HEAPS.flatMap((heap) => state.heaps[heap]), ...openCardsIn(state).map(({ card }) => card)]);
  const cards = installedModules().flatMap(({ trials = [], spells = [] }) => [...trials, ...spells]);
  const all = [...cards.map(({ id }) => id), ...BOXED_CARDS];
  return all
    .filter((card) => !used.has(card))
    .map((card) => ({ id: `box/${card}`, face: card, place: 'box', knownTo: 'all' }));
}

/** Dice are public and never change their identity, so each has a face of its own. */
function diceOf({ dice }: RushState): Piece[] {
  return dice.flatMap((own, seat) =>
    own.map((_, die) => ({
      id: `die ${seat}/${die}`,
      face: `die of ${seat}`,
      place: `dice of ${seat}`,
      knownTo: 'all' as const,
    })),
  );
}

/** Exchanges two hidden cards. */
export function swapCards(state: RushState, a: string, b: string): RushState {
  const faces = new Map(piecesOfRush(state).map(({ id, face }) => [id, face]));
  const exchanged = (heap: Heap): string[] =>
    state.heaps[heap].map((card, index) => {
      const id = `${heap}/${index}`;
      if (id === a) return faces.get(b) ?? card;
      return id === b ? (faces.get(a) ?? card) : card;
    });
  const heaps = Object.fromEntries(HEAPS.map((heap) => [heap, exchanged(heap)])) as Record<Heap, string[]>;
  return { ...state, heaps };
}
