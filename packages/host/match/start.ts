import type { AnyGame, Obstacle } from '@tablee/kernel';
import { arrangeInRotation } from '../seats/rotation.ts';
import { takenTable } from '../seats/seated-table.ts';
import { type Changed, type NotChanged, no, refused, revised } from '../table/changed.ts';
import type { Sitter, TableDoc } from '../table/table-doc.ts';

/** Starts the match: removes open seats and assigns roles that nobody chose. */
export function startMatch(doc: TableDoc, guest: string, definition: AnyGame): Changed {
  if (doc.status !== 'waiting') return no('not-waiting');
  if (guest !== doc.maker) return no('not-the-maker');
  const taken = takenTable(doc, definition);
  const arranged = arrangeInRotation(definition, doc, taken);
  if (!arranged.ok) return hindered(arranged.obstacle);
  const seats = taken.places.map((place) => doc.seats[place] as Sitter);
  const nonces = seats.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.nonce] : []));
  return revised(doc, { status: 'playing', nonces, seats, setup: arranged.table });
}

function hindered(obstacle: Obstacle): NotChanged {
  if (obstacle.why !== 'refused') return no(obstacle.why);
  const { rule, facts } = obstacle;
  return refused({ rule, facts });
}
