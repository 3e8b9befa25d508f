import type { Millis, Seat } from '@tablee/kernel';
import type { Around } from './around.ts';
import type { TableDoc } from './table-doc.ts';

/** What everybody waits for, and who could make it come at once: people who are here. */
export interface Wait {
  /** The match time of the next wake; or 'rules' while newcomers read them, and match time stands until they have. */
  readonly for: Millis | 'rules';
  readonly awaited: readonly Seat[];
  readonly ready: readonly Seat[];
}

/** Bots and those who are away are always ready. */
export function waitOf({ seats, game }: TableDoc, around: Around): Wait | null {
  const { due } = around;
  const here = peopleOf(seats).filter((seat) => (around.absences[seat] ?? null) === null);
  const readers = here.filter((seat) => isNewTo(seats[seat], game) && around.hasRead[seat] !== true);
  if (readers.length > 0) return waitFor('rules', here, (seat) => !readers.includes(seat));
  return due === null || here.length === 0 ? null : waitFor(due, here, (seat) => around.readyFor[seat] === due);
}

export function peopleOf(seats: TableDoc['seats']): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
}

function isNewTo(sitter: TableDoc['seats'][number] | undefined, game: string): boolean {
  return sitter?.kind === 'person' && sitter.learning?.includes(game) === true;
}

function waitFor(what: Wait['for'], here: readonly Seat[], isReady: (seat: Seat) => boolean): Wait {
  return { for: what, awaited: here.filter((seat) => !isReady(seat)), ready: here.filter(isReady) };
}
