import type { GameTypes } from '@tablee/kernel';
import type { GameTableProps } from '../game-ui.ts';
import { standingsOf } from './standings.ts';
import { endTitle } from './title.ts';

/** Title and sentence of the status line after the end: winner and rule; null until the page knows the result. */
export function overWords<G extends GameTypes>({
  result,
  viewer,
  sayEnd,
  locale,
  nameOf,
}: Pick<GameTableProps<G, never>, 'result' | 'viewer' | 'sayEnd' | 'locale' | 'nameOf'>):
  | readonly [string, string]
  | null {
  if (result === null) return null;
  return [endTitle(standingsOf(result), viewer === 'spectator' ? null : viewer, locale, nameOf), sayEnd(result)];
}
