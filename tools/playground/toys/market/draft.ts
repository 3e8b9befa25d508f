import type { DraftWays } from '@tablee/table-ui';
import { type Basket, isFair, isHeld, type MarketTypes, market, readBasket } from './rules.ts';

const EMPTY: Basket = { trades: [], thrown: null };

export function isEmpty({ trades, thrown }: Basket): boolean {
  return trades.length === 0 && thrown === null;
}

/** Drafts of a turn: the trades in the order in which they were chosen, and the number to throw away. */
export const basketDraft: DraftWays<MarketTypes, Basket> = {
  rules: market,
  empty: EMPTY,
  commandOf: (basket) => (isEmpty(basket) ? null : { do: 'buy', ...basket }),
  refit: (view, _, { trades, thrown }) => ({
    trades: trades.filter((trade) => isFair(view, trade)),
    thrown: thrown !== null && isHeld(view, thrown) ? thrown : null,
  }),
  read: readBasket,
  asIfMine: (view, turn) => ({ ...view, turn, hasDrawn: true }),
};
