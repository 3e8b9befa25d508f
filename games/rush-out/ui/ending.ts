import type { SeenEnd } from '@tablee/table-ui';
import { nameAll, type RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';

type RushSeenEnd = Pick<SeenEnd<RushTypes, RushWords>, 'view' | 'say' | 'viewer' | 'nameOf'>;

/** RO-6, RO-35: tells the winning camp, the players and the card that decided the match. */
export function endingOfRush({ view, say, viewer, nameOf }: RushSeenEnd): string {
  const { win, course } = view;
  const last = course?.last ?? null;
  if (win?.rule === 'RO-35') return last === null ? say('RO-35.end') : say('end.dragon', { card: last.card });
  const camp = win?.camp ?? 'heroes';
  if (last === null) return say(`end.${camp}`);
  const names = last.seats.map((seat) => (seat === viewer ? say('end.you') : nameOf(seat)));
  return say(`end.${camp}.by`, { card: last.card, players: nameAll(names, say) });
}
