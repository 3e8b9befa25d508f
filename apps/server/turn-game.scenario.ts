import { rulesCatalog } from '@tablee/games/catalog.rules';
import { type AnyGame, defaultOptions } from '@tablee/kernel';

/** A game in which everything waits for the player whose turn it is, and each sees what others do not. */
export const turnGame = Object.values(rulesCatalog)
  .map(({ versions }) => versions[0])
  .find((game) => game.traits.pace === 'turns' && game.traits.hidden && seatsTwo(game)) as AnyGame;

function seatsTwo(game: AnyGame): boolean {
  return game.seating(defaultOptions(game.options)).counts.includes(2);
}
