import type { ClientMessage, Frame } from '@tablee/protocol';

/** This seat's last command, while nobody has played after it: the host may still take it back. */
export interface LastCommand {
  readonly seq: number;
  readonly command: object;
}

/** An undo that is not answered yet. */
export interface SentUndo {
  readonly id: string;
  readonly undoes: number;
  /** Sent once more after a cut: the first may have been done already. */
  readonly isAgain: boolean;
}

/** What happens around the match takes nothing away; whatever is played in it does. */
export function lastAfterFrame(last: LastCommand | null, { seq, note }: Frame): LastCommand | null {
  return last !== null && note === undefined && seq > last.seq ? null : last;
}

/** A whole view says nothing of the way there. */
export function lastAfterSnapshot(last: LastCommand | null, seq: number): LastCommand | null {
  return last?.seq === seq ? last : null;
}

/** After a cut: what is asked again. Where somebody has played meanwhile, the undo was done or comes too late. */
export function undoToRepeat(undoing: SentUndo | null, last: LastCommand | null): SentUndo | null {
  return undoing !== null && undoing.undoes === last?.seq ? { ...undoing, isAgain: true } : null;
}

/** The answer to an undo that was done already is that there is nothing left to undo. */
export function isDoneAlready({ isAgain }: SentUndo, why: string): boolean {
  return isAgain && why === 'nothing-to-undo';
}

export function undoMessage({ id, undoes }: SentUndo): ClientMessage {
  return { type: 'undo', id, undoes };
}
