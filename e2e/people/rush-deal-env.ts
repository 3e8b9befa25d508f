import { join } from 'node:path';
import type { RushDrawn } from './rush-position.ts';

const DEAL = join(import.meta.dirname, 'rush-deal.ts');

/** How every match of a house begins: with so many cards in each deck, or in a position. */
export type RushDeal = { readonly deckSize: number } | RushDrawn;

/** How a house is started in which Rush Out! is dealt like this; its bots are in a hurry. */
export function dealEnv(deal: RushDeal, botSpeed = 30): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${DEAL}`,
    RUSH_DEAL: JSON.stringify(deal),
    TABLEE_BOT_SPEED: String(botSpeed),
  };
}
