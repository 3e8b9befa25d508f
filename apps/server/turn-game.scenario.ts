import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, defaultOptions } from '@tablee/kernel';
import type { SeatBody } from './browser.scenario.ts';

/** A game of turns with hidden information that two can play. */
export const turnGame = Object.values(rulesCatalog)
  .map(({ versions }) => versions[0])
  .find((game) => game.traits.pace === 'turns' && game.traits.hidden && fewestSeats(game) === 2) as AnyGame;

/** Seats for the caller and as few others as the game allows. */
export function meAnd(other: SeatBody, game: AnyGame): SeatBody[] {
  return [{ kind: 'me' }, ...Array.from({ length: fewestSeats(game) - 1 }, () => other)];
}

function fewestSeats(game: AnyGame): number {
  return Math.min(...game.seating(defaultOptions(game.options)).counts);
}
