import type { SeenEnd } from '@tablee/table-ui';
import { nameAll, type RushWords } from '../locale/index.ts';
import { campAt } from '../rules/board.ts';
import type { EventOf, RushEvent, RushTypes, RushView } from '../rules/types.ts';

type End = SeenEnd<RushTypes, RushWords>;
type Completed = EventOf<'completed'>;

/** RO-6, RO-35: whose last card it was, or the dragon; and by whom and by which card, where the page has seen it. */
export function endingOfRush({ view, sights, say, viewer, nameOf }: End): string {
  const { win } = view;
  const last = win === null ? null : decisiveOf(sights ?? [], win);
  if (win?.rule === 'RO-35') return last === null ? say('RO-35.end') : say('end.dragon', { card: last.card });
  const camp = win?.camp ?? 'heroes';
  if (last === null) return say(`end.${camp}`);
  const names = last.seats.map((seat) => (seat === viewer ? say('end.you') : nameOf(seat)));
  return say(`end.${camp}.by`, { card: last.card, players: nameAll(names, say) });
}

interface Decisive extends Pick<Completed, 'seats'> {
  readonly card: string;
}

/**
 * What this camp completed where its last card was turned up: others may have been completed since, and wait. The dragon
 * turns no card up; its tile wins nothing.
 */
function decisiveOf(sights: readonly RushEvent[], { camp, rule }: NonNullable<RushView['win']>): Decisive | null {
  const turned = rule === 'RO-6' ? sights.findLast((sight) => sight.kind === 'revealed') : undefined;
  const last = sights.findLast(
    (sight): sight is Completed =>
      sight.kind === 'completed' &&
      sight.card !== null &&
      (turned === undefined ? campAt(sight.spot) === camp : sight.spot === turned.spot),
  );
  return last === undefined || last.card === null ? null : { seats: last.seats, card: last.card };
}
