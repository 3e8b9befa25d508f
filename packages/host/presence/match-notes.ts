import { type Millis, type Seat, seatsOf, type TableNote } from '@tablee/kernel';

/** Whether somebody is at their seat, as the log tells it. */
export interface Absence {
  readonly since: Millis;
  /** The level of the bot that plays until they are back. */
  readonly standIn: string | null;
  /** Whether that bot has made a move for them. */
  readonly hasPlayed: boolean;
}

interface Pause {
  readonly by: Seat | null;
  /** Somebody was away when it began: it ends when everybody is back. */
  readonly untilBack: boolean;
}

/** Who is away or ready and whether it is paused, from the log alone: a host that opens the match again knows the same. */
export interface MatchNotes {
  /** By seat; null for people who are here, and for bots. */
  readonly absences: readonly (Absence | null)[];
  readonly pause: Pause | null;
  /** When the match goes on by itself; null where somebody is to act, or nothing will happen. */
  readonly due: Millis | null;
  /** It does so in any case: nobody is waited for without an end. */
  readonly countsDown: boolean;
  /** By seat: the wake for which it last said that it need not wait. */
  readonly readyFor: readonly (Millis | null)[];
  /** By seat: whether a newcomer there has read the rules, or was not there to read them. */
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
    case 'away': // not waited for again after coming back: they could make the others wait for ever
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

/** Somebody, or a bot in their place, has played. */
export function afterCommand(notes: MatchNotes, seat: Seat): MatchNotes {
  const absence = notes.absences[seat] ?? null;
  if (absence === null || absence.standIn === null || absence.hasPlayed) return notes;
  return withAbsence(notes, seat, { ...absence, hasPlayed: true });
}

export function isAnybodyAway({ absences }: MatchNotes): boolean {
  return absences.some((absence) => absence !== null);
}

/** Whether a seat waits for its person: away, and nobody plays for them yet. */
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
