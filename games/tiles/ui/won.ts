import { joinNames } from './name.ts';
import type { TilesProps } from './props.ts';

/** Who has won, in words: « tu » where it is me alone. */
export function sayWon({
  result,
  viewer,
  say,
  nameOf,
}: Pick<TilesProps, 'result' | 'viewer' | 'say' | 'nameOf'>): string {
  if (result === null) return say('ui.over');
  const winners = result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const who = winners.length > 1 ? 'several' : winners[0] === viewer ? 'me' : 'other';
  return say('ui.won', { who, player: joinNames(winners.map(nameOf), say) });
}
