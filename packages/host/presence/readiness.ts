import type { Millis, Seat } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';
import type { MatchNotes } from './match-notes.ts';

/** What everybody waits for, and who could make it come at once: people who are here. */
export interface Wait {
  /** The match time of the next wake; or 'rules' while newcomers read them, and match time stands until they have. */
  readonly for: Millis | 'rules';
  /** Match time stands until nobody is awaited: for newcomers, and for somebody who is alone with bots. */
  readonly stands: boolean;
  readonly awaited: readonly Seat[];
  readonly ready: readonly Seat[];
}

/** Bots and those who are away are always ready. Who keeps no other person waiting, not even one who is away, takes their time. */
export function waitOf({ seats, game }: TableDoc, notes: MatchNotes): Wait | null {
  const { due } = notes;
  const people = peopleOf(seats);
  const here = people.filter((seat) => (notes.absences[seat] ?? null) === null);
  const readers = here.filter((seat) => isNewTo(seats[seat], game) && notes.hasRead[seat] !== true);
  if (readers.length > 0) return waitFor('rules', true, here, (seat) => !readers.includes(seat));
  if (due === null || here.length === 0) return null;
  const stands = people.length === 1 && !notes.countsDown;
  return waitFor(due, stands, here, (seat) => notes.readyFor[seat] === due);
}

export function peopleOf(seats: TableDoc['seats']): Seat[] {
  return seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []));
}

function isNewTo(sitter: TableDoc['seats'][number] | undefined, game: string): boolean {
  return sitter?.kind === 'person' && sitter.learning?.includes(game) === true;
}

function waitFor(what: Wait['for'], stands: boolean, here: readonly Seat[], isReady: (seat: Seat) => boolean): Wait {
  return { for: what, stands, awaited: here.filter((seat) => !isReady(seat)), ready: here.filter(isReady) };
}
