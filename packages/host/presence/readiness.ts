import type { Millis, Seat } from '@tablee/kernel';
import type { TableDoc } from '../table/table-doc.ts';
import type { MatchNotes } from './match-notes.ts';

/** A wait that the people present can end by being ready. */
export interface Wait {
  /** Match time of the next wake; 'rules' while newcomers read them and match time is stopped. */
  readonly for: Millis | 'rules';
  /** True if match time is stopped until nobody is awaited. */
  readonly stands: boolean;
  readonly awaited: readonly Seat[];
  readonly ready: readonly Seat[];
}

/**
 * Bots and absent players count as ready. For a person who is alone at the table, match time stops without a limit of
 * the rules.
 */
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
