import type { DraftWays } from '@tablee/table-ui';
import { isFair, type MarketTypes, market, readTrades, type Trade } from './rules.ts';

/** What I would buy, in the order in which I chose it. */
export type Basket = readonly Trade[];

export const basketWays: DraftWays<MarketTypes, Basket> = {
  rules: market,
  empty: [],
  commandOf: (trades) => (trades.length === 0 ? null : { trades }),
  refit: (view, seat, trades) => trades.filter((trade) => isFair(view, seat, trade)),
  read: readTrades,
  asIfMine: (view, turn) => ({ ...view, turn }),
};
