import { join } from 'node:path';
import type { RushDrawn } from './rush-position.ts';

const DEAL = join(import.meta.dirname, 'rush-deal.ts');

/** Start of every match of a server: with decks of this size, or in this position. */
export type RushDeal = { readonly deckSize: number } | RushDrawn;

/** Environment of a server that deals Rush Out! like this, with fast bots. */
export function dealEnv(deal: RushDeal, botSpeed = 30): Readonly<Record<string, string>> {
  return {
    NODE_OPTIONS: `--import=${DEAL}`,
    RUSH_DEAL: JSON.stringify(deal),
    TABLEE_BOT_SPEED: String(botSpeed),
  };
}
