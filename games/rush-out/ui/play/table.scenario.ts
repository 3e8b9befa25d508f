import { seatOf, toMillis } from '@tablee/kernel';
import { rushOut } from '../../rules/index.ts';
import { command, NOW, position, tile } from '../../rules/rush.scenario.ts';
import type { RushView } from '../../rules/types.ts';
import { type Projection, project } from './projection.ts';

/** Positions as player A sees them, for tests of touches. */

export const A = seatOf('A');
export const B = seatOf('B');

export function seen(text: string): RushView {
  return rushOut.view(position(text), A);
}

/** Two heroes and the sorcerer. Squares: t1 fire, t2 steps, t3 two keys, fire and a sword. */
export const HEROES = `training-2 play dragon 2
  t1 fires: . . .
  t2 stairs: . . .
  t3 door: B1 . . .
  s1 push-all: . . . .
  s2 flight: . . . . .
  s3 imp: . . . .
  dragon tile: ${tile(3)}
  A cleric blue: sword fire joker
  B bard brown: (key) step -
  C sorcerer: water - - - -`;

/** The same cards, with A as the sorcerer. */
export const SORCERER = `training-2 play dragon 0
  t1 fires: B1 . .
  t2 stairs: . . .
  t3 door: C1 C2 . .
  s1 push-all: . . . .
  s2 flight: . . . . .
  s3 imp: . . . .
  dragon tile: ${tile(3)}
  A sorcerer: plant fire joker air -
  B cleric blue: (fire) step -
  C bard brown: (key) (key) -`;

/** The table with these commands unanswered. */
export function sentBy(view: RushView, ...texts: readonly string[]): Projection {
  const pending = texts.map((text, index) => ({ id: String(index), command: command(text), at: toMillis(NOW) }));
  return project(view, A, pending);
}
