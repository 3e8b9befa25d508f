/** Appearance of a thing on the table. Each state has a sign besides its colour. */
export type ThingState = 'idle' | 'playable' | 'selected' | 'now' | 'refused' | 'pending' | 'blocked';
