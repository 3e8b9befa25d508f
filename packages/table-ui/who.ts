import type { Viewer } from '@tablee/kernel';

/** Who did something, for a sentence that says « tu » to whoever reads it. */
export interface Who {
  readonly who: 'me' | 'other';
  readonly player: string;
}

export function whoIs(seat: number, viewer: Viewer, nameOf: (seat: number) => string): Who {
  return { who: seat === viewer ? 'me' : 'other', player: nameOf(seat) };
}
