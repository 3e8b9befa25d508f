import type { ClientMessage, Frame } from '@tablee/protocol';

/** This seat's last command while no later move is known: the host may still undo it. */
export interface LastCommand {
  readonly seq: number;
  readonly command: object;
}

/** An undo that is not answered yet. */
export interface SentUndo {
  readonly id: string;
  readonly undoes: number;
  /** Sent again after a reconnect: the first one may have been executed. */
  readonly isAgain: boolean;
}

/** A move ends the chance to undo; a note does not. */
export function lastAfterFrame(last: LastCommand | null, { seq, note }: Frame): LastCommand | null {
  return last !== null && note === undefined && seq > last.seq ? null : last;
}

/** A snapshot at another entry does not tell whether a move came after the command. */
export function lastAfterSnapshot(last: LastCommand | null, seq: number): LastCommand | null {
  return last?.seq === seq ? last : null;
}

/** The undo to send again after a reconnect. After another move, it was executed already or comes too late. */
export function undoToRepeat(undoing: SentUndo | null, last: LastCommand | null): SentUndo | null {
  return undoing !== null && undoing.undoes === last?.seq ? { ...undoing, isAgain: true } : null;
}

/** The second request fails with 'nothing-to-undo' if the first was executed. */
export function isDoneAlready({ isAgain }: SentUndo, why: string): boolean {
  return isAgain && why === 'nothing-to-undo';
}

export function undoMessage({ id, undoes }: SentUndo): ClientMessage {
  return { type: 'undo', id, undoes };
}
