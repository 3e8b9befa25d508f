import type { Json, Rng, Seat } from '@tablee/kernel';
import { CARDS, type Card, less } from './card.ts';
import { ownHand } from './hand.ts';
import { type RoundMemory, readMemory } from './memory.ts';
import type { Hand, RummuState, RummuView } from './types.ts';

/** A random state that fits the view. Remembered discards lie where they were discarded or, after a renewal, in the stock. */
export function imagineRummu(view: RummuView, seat: Seat, rng: Rng, memory: Json): RummuState {
  const remembered = readMemory(memory);
  const seen = remembered !== null && fits(remembered, view) ? remembered : null;
  const shown = view.discards.map((card, place) => card ?? seen?.discards[place] ?? null);
  const unseen = less(CARDS, [...openCards(view, seat), ...shown.filter((card) => card !== null)]);
  const { stock, rest } = dealStock(unseen, view.stock, seen?.mixed ?? null, rng);
  const { hand: _, ...table } = view;
  const hands = view.hands.map(({ count, known }, other): Hand => {
    if (other === seat) return ownHand(view, seat);
    return { open: known, closed: rest.splice(0, count - known.length) };
  });
  return { ...table, hands, stock, discards: shown.map((card) => card ?? (rest.pop() as Card)) };
}

/** False if the memory contradicts the table; it is ignored then. */
function fits({ discards }: RoundMemory, view: RummuView): boolean {
  return discards.length === view.discards.length && discards.at(-1) === (view.discards.at(-1) ?? undefined);
}

function openCards({ hands, hand, melds }: RummuView, seat: Seat): Card[] {
  const others = hands.flatMap(({ known }, other) => (other === seat ? [] : known));
  return [...melds.flatMap(({ cards }) => cards), ...(hand ?? []), ...others];
}

/**
 * Deals the stock from the cards that were shuffled into it, if they are known; the rest goes to hands and forgotten discards.
 */
function dealStock(
  unseen: readonly Card[],
  count: number,
  mixed: readonly Card[] | null,
  rng: Rng,
): { readonly stock: readonly Card[]; readonly rest: Card[] } {
  const elsewhere = mixed === null ? [] : less(unseen, mixed);
  const possible = rng.shuffle(mixed === null ? unseen : less(unseen, elsewhere));
  const stock = possible.splice(0, count);
  const lacking = rng.shuffle([...possible, ...elsewhere]);
  return { stock: [...stock, ...lacking.splice(0, count - stock.length)], rest: lacking };
}
