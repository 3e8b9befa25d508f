import type { Box } from '@tablee/table-ui';
import { SPELL_SPOTS, TRIAL_SPOTS } from '../../rules/board.ts';
import type { Spot } from '../../rules/types.ts';
import type { Layout } from './types.ts';

/** Where a card or the dragon's tile lies. */
export function boxOf({ trials, spells, way }: Layout, spot: Spot): Box {
  if (spot === 'dragon') return way.tile;
  const index = TRIAL_SPOTS.indexOf(spot as never);
  return (index === -1 ? spells.cards[SPELL_SPOTS.indexOf(spot as never)] : trials.cards[index]) as Box;
}
