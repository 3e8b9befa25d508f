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
export interface Around {
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

export function allHere(seats: number): Around {
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

export function afterNote(around: Around, note: TableNote, at: Millis): Around {
  switch (note.what) {
    case 'away': // not waited for again after coming back: they could make the others wait for ever
      return withAbsence(read(around, note.seat, true), note.seat, { since: at, standIn: null, hasPlayed: false });
    case 'stand-in':
      return withAbsence(around, note.seat, {
        since: around.absences[note.seat]?.since ?? at,
        standIn: note.who,
        hasPlayed: false,
      });
    case 'seated':
      return withAbsence(read(around, note.seat, false), note.seat, null);
    case 'back':
    case 'bot':
      return withAbsence(around, note.seat, null);
    case 'ready':
      if (note.for === 'rules') return read(around, note.seat, true);
      return { ...around, readyFor: around.readyFor.with(note.seat, note.for) };
    case 'pause':
      return { ...around, pause: { by: note.seat ?? null, untilBack: isAnybodyAway(around) } };
    case 'resume':
      return { ...around, pause: null };
  }
}

/** Somebody, or a bot in their place, has played. */
export function afterCommand(around: Around, seat: Seat): Around {
  const absence = around.absences[seat] ?? null;
  if (absence === null || absence.standIn === null || absence.hasPlayed) return around;
  return withAbsence(around, seat, { ...absence, hasPlayed: true });
}

export function isAnybodyAway({ absences }: Around): boolean {
  return absences.some((absence) => absence !== null);
}

/** Whether a seat waits for its person: away, and nobody plays for them yet. */
export function isInGrace({ absences }: Around, seat: Seat): boolean {
  const absence = absences[seat] ?? null;
  return absence !== null && absence.standIn === null;
}

function read(around: Around, seat: Seat, hasRead: boolean): Around {
  return { ...around, hasRead: around.hasRead.with(seat, hasRead) };
}

function withAbsence(around: Around, seat: Seat, absence: Absence | null): Around {
  return { ...around, absences: around.absences.with(seat, absence) };
}
