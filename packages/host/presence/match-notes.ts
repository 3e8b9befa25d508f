import { type Millis, type Seat, seatsOf, type TableNote } from '@tablee/kernel';

/** An absence as noted in the log. */
export interface Absence {
  readonly since: Millis;
  /** Level of the stand-in; null while there is none. */
  readonly standIn: string | null;
  /** True once the stand-in has played a command. */
  readonly hasPlayed: boolean;
}

interface Pause {
  readonly by: Seat | null;
  /** True if somebody was away when it began: the pause then ends when everybody is back. */
  readonly untilBack: boolean;
}

/** Absences, readiness and pause, folded from the log: every host of the table computes the same. */
export interface MatchNotes {
  /** By seat; null for people who are present and for bots. */
  readonly absences: readonly (Absence | null)[];
  readonly pause: Pause | null;
  /** Match time of the next wake while the match rests; else null. */
  readonly due: Millis | null;
  /** True if the rest ends by its timer even for a player who is alone with bots. */
  readonly countsDown: boolean;
  /** By seat: the wake for which the seat was last ready. */
  readonly readyFor: readonly (Millis | null)[];
  /** By seat: true if the person has read the rules or was away meanwhile. */
  readonly hasRead: readonly boolean[];
}

export function newNotes(seats: number): MatchNotes {
  const nobody = seatsOf(seats).map(() => null);
  return {
    absences: nobody,
    pause: null,
    due: null,
    countsDown: false,
    readyFor: nobody,
    hasRead: nobody.map(() => false),
  };
}

export function afterNote(notes: MatchNotes, note: TableNote, at: Millis): MatchNotes {
  switch (note.what) {
    case 'away': // counts as having read the rules: leaving and returning must not make others wait again
      return withAbsence(withHasRead(notes, note.seat, true), note.seat, {
        since: at,
        standIn: null,
        hasPlayed: false,
      });
    case 'stand-in':
      return withAbsence(notes, note.seat, {
        since: notes.absences[note.seat]?.since ?? at,
        standIn: note.who,
        hasPlayed: false,
      });
    case 'seated':
      return withAbsence(withHasRead(notes, note.seat, false), note.seat, null);
    case 'back':
    case 'bot':
      return withAbsence(notes, note.seat, null);
    case 'ready':
      if (note.for === 'rules') return withHasRead(notes, note.seat, true);
      return { ...notes, readyFor: notes.readyFor.with(note.seat, note.for) };
    case 'pause':
      return { ...notes, pause: { by: note.seat ?? null, untilBack: isAnybodyAway(notes) } };
    case 'resume':
      return { ...notes, pause: null };
  }
}

/** Notes that a stand-in has played. */
export function afterCommand(notes: MatchNotes, seat: Seat): MatchNotes {
  const absence = notes.absences[seat] ?? null;
  if (absence === null || absence.standIn === null || absence.hasPlayed) return notes;
  return withAbsence(notes, seat, { ...absence, hasPlayed: true });
}

export function isAnybodyAway({ absences }: MatchNotes): boolean {
  return absences.some((absence) => absence !== null);
}

/** True while a person is away without a stand-in. */
export function isInGrace({ absences }: MatchNotes, seat: Seat): boolean {
  const absence = absences[seat] ?? null;
  return absence !== null && absence.standIn === null;
}

function withHasRead(notes: MatchNotes, seat: Seat, hasRead: boolean): MatchNotes {
  return { ...notes, hasRead: notes.hasRead.with(seat, hasRead) };
}

function withAbsence(notes: MatchNotes, seat: Seat, absence: Absence | null): MatchNotes {
  return { ...notes, absences: notes.absences.with(seat, absence) };
}
