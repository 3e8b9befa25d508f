import type { RushGame } from './use-rush.ts';

/** Highlight of a thing: just refused, pointed at by a hint, or none. */
export function thingState(
  { refused, hinted }: Pick<RushGame, 'refused' | 'hinted'>,
  name: string,
): 'refused' | 'now' | 'idle' {
  if (refused === name) return 'refused';
  return hinted?.thing === name ? 'now' : 'idle';
}
