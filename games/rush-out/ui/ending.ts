import type { SeenEnd } from '@tablee/table-ui';
import { nameAll, type RushWords } from '../locale/index.ts';
import type { RushTypes } from '../rules/types.ts';

type End = Pick<SeenEnd<RushTypes, RushWords>, 'view' | 'say' | 'viewer' | 'nameOf'>;

/** RO-6, RO-35: whose last card it was, or the dragon; and by whom and by which card. */
export function endingOfRush({ view, say, viewer, nameOf }: End): string {
  const { win, course } = view;
  const last = course?.last ?? null;
  if (win?.rule === 'RO-35') return last === null ? say('RO-35.end') : say('end.dragon', { card: last.card });
  const camp = win?.camp ?? 'heroes';
  if (last === null) return say(`end.${camp}`);
  const names = last.seats.map((seat) => (seat === viewer ? say('end.you') : nameOf(seat)));
  return say(`end.${camp}.by`, { card: last.card, players: nameAll(names, say) });
}
