import type { Utterance } from '@tablee/protocol';
import type { HeardLine } from '../../session/heard-lines.ts';

export type SeatedLine = HeardLine & { readonly seat: number };

const EMOTE_MS = 4_000;
const MIN_BUBBLE_MS = 5_000;
const MS_PER_CHARACTER = 45;

function lastsFor(what: Utterance): number {
  if ('emote' in what) return EMOTE_MS;
  return MIN_BUBBLE_MS + ('text' in what ? what.text.length * MS_PER_CHARACTER : 0);
}

export function endOf({ saidAt, what }: SeatedLine): number {
  return saidAt + lastsFor(what);
}

/** The newest message of each seat while its bubble is shown; none from before `since`. */
export function hangingAt(heard: readonly HeardLine[], since: number, now: number): SeatedLine[] {
  const newest = new Map<number, SeatedLine>();
  for (const line of heard) {
    if (line.isNews && line.seat !== null) newest.set(line.seat, { ...line, seat: line.seat });
  }
  return [...newest.values()].filter((line) => line.saidAt >= since && endOf(line) > now);
}
