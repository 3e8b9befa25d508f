import { rulesCatalog } from '@tablee/games/catalog.rules';
import type { AnyGame } from '@tablee/kernel';

/** A game in which everything waits for the player whose turn it is, and each sees what others do not. */
export const turnGame = Object.values(rulesCatalog)
  .map(({ versions }) => versions[0])
  .find(({ traits }) => traits.pace === 'turns' && traits.hidden) as AnyGame;
