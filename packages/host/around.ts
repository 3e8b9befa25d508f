import { type Millis, type Seat, seatsOf, type TableNote } from '@tablee/kernel';

/** Whether somebody is at their seat, as the log tells it. */
export interface Absence {
  readonly since: Millis;
  /** The level of the bot that plays until they are back. */
  readonly standIn: string | null;
}

interface Pause {
  readonly by: Seat | null;
  /** Somebody was away when it began: it ends when everybody is back. */
  readonly untilBack: boolean;
}

/** What stands around a match, made of the notes in its log alone: a host that opens it again knows the same. */
export interface Around {
  /** By seat; null for whoever is here, and for bots. */
  readonly absences: readonly (Absence | null)[];
  readonly pause: Pause | null;
}

export function allHere(seats: number): Around {
  return { absences: seatsOf(seats).map(() => null), pause: null };
}

export function afterNote(around: Around, note: TableNote, at: Millis): Around {
  switch (note.what) {
    case 'away':
      return withAbsence(around, note.seat, { since: at, standIn: null });
    case 'stand-in':
      return withAbsence(around, note.seat, { since: around.absences[note.seat]?.since ?? at, standIn: note.who });
    case 'back':
    case 'seated':
    case 'bot':
      return withAbsence(around, note.seat, null);
    case 'pause':
      return { ...around, pause: { by: note.seat ?? null, untilBack: isAnybodyAway(around) } };
    case 'resume':
      return { ...around, pause: null };
  }
}

export function isAnybodyAway({ absences }: Around): boolean {
  return absences.some((absence) => absence !== null);
}

/** Whether a seat waits for its person: away, and nobody plays for them yet. */
export function isInGrace({ absences }: Around, seat: Seat): boolean {
  const absence = absences[seat] ?? null;
  return absence !== null && absence.standIn === null;
}

function withAbsence(around: Around, seat: Seat, absence: Absence | null): Around {
  return { ...around, absences: around.absences.with(seat, absence) };
}
