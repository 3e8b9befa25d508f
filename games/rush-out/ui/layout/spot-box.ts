import type { Box } from '@tablee/table-ui';
import { isSpellSpot, SPELL_SPOTS, TRIAL_SPOTS } from '../../rules/places.ts';
import type { Spot } from '../../rules/types.ts';
import type { Layout } from './types.ts';

export function spotBox({ trials, spells, way }: Layout, spot: Spot): Box {
  if (spot === 'dragon') return way.tile;
  const box = isSpellSpot(spot) ? spells.cards[SPELL_SPOTS.indexOf(spot)] : trials.cards[TRIAL_SPOTS.indexOf(spot)];
  return box as Box;
}
