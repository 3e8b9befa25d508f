/** What a thing on the table looks like: each state has a sign besides its colour. */
export type ThingState = 'idle' | 'playable' | 'selected' | 'now' | 'refused' | 'pending' | 'blocked';
