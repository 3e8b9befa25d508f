import type { Locale } from '@tablee/words';
import { listOf, tableWords } from '../words.ts';
import type { Standing } from './standings.ts';

/**
 * Names the winners in one sentence, with "you" for the viewer. A tie of all sides is a draw. A team that has a name wins
 * in the words of its game, unless the viewer is the whole team.
 */
export function endTitle(
  standings: readonly Standing[],
  viewer: number | null,
  locale: Locale,
  nameOf: (seat: number) => string,
): string {
  const say = tableWords(locale);
  const winners = standings.filter(({ rank }) => rank === 1);
  if (winners.length > 1 && winners.length === standings.length) return say('draw');
  const [first, ...others] = winners;
  if (others.length === 0 && first?.words != null) {
    const isMeAlone = first.seats.length === 1 && first.seats[0] === viewer;
    return isMeAlone ? say('win-me') : first.words.win;
  }
  const isMine = viewer !== null && winners.some(({ seats, words }) => words === null && seats.includes(viewer));
  const names = winners.flatMap(({ seats, words }) =>
    words === null ? seats.filter((seat) => seat !== viewer).map(nameOf) : [words.name],
  );
  if (isMine) return names.length === 0 ? say('win-me') : say('win-with-me', { names: listOf(names, locale) });
  return say('win', { names: listOf(names, locale), count: names.length });
}
