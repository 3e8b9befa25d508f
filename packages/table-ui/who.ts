import type { Viewer } from '@tablee/kernel';

/** The actor of a sentence, which says « tu » if that is the reader. */
export interface SentenceActor {
  readonly who: 'me' | 'other';
  readonly player: string;
}

export function whoIs(seat: number, viewer: Viewer, nameOf: (seat: number) => string): SentenceActor {
  return { who: seat === viewer ? 'me' : 'other', player: nameOf(seat) };
}
