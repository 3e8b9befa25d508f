import type { SeenEnd } from '@tablee/table-ui';
import { nameAll, type RushWords } from '../locale/index.ts';
import type { Camp, RushTypes } from '../rules/types.ts';

type RushSeenEnd = Pick<SeenEnd<RushTypes, RushWords>, 'view' | 'say' | 'viewer' | 'nameOf'>;

/**
 * RO-6, RO-35: tells the winning camp, the players and the card that decided the match; after several rounds the
 * trophies (RO-39, RO-A94).
 */
export function endingOfRush({ view, say, viewer, nameOf }: RushSeenEnd): string {
  const { win, courses } = view;
  const last = courses.at(-1)?.last ?? null;
  if (win !== null && view.rounds !== null) return cupsWords(view, win.camp, say);
  if (win?.rule === 'RO-35') return last === null ? say('RO-35.end') : say('end.dragon', { card: last.card });
  const camp = win?.camp ?? 'heroes';
  if (last === null) return say(`end.${camp}`);
  const names = last.seats.map((seat) => (seat === viewer ? say('end.you') : nameOf(seat)));
  return say(`end.${camp}.by`, { card: last.card, players: nameAll(names, say) });
}

/** RO-39, RO-A94. */
function cupsWords({ rounds }: RushSeenEnd['view'], camp: Camp | null, say: RushSeenEnd['say']): string {
  const won = rounds?.won ?? [];
  const cups = (of: Camp): number => won.filter((round) => round.camp === of).length;
  const [heroes, sorcerer] = [cups('heroes'), cups('sorcerer')];
  return say('end.cups', { camp: camp ?? 'none', most: Math.max(heroes, sorcerer), least: Math.min(heroes, sorcerer) });
}
