import type { RushGame } from './use-rush.ts';

/** How a thing of this name is marked: it was refused a moment ago, a hint points at it, or neither. */
export function thingState(
  { refused, hinted }: Pick<RushGame, 'refused' | 'hinted'>,
  name: string,
): 'refused' | 'now' | 'idle' {
  if (refused === name) return 'refused';
  return hinted?.thing === name ? 'now' : 'idle';
}
