import type { Moment, Step } from '@tablee/kernel';
import { seatsAt } from './board.ts';
import { sorcererOf } from './camps.ts';
import { cardAt, isSpellSpot } from './places.ts';
import type { RoundCourse, RushEvent, RushState, RushTypes } from './types.ts';

/** Adds this step to the course of its round, which is shown at the end of the match (RO-9). */
export function noteCourse(before: RushState, step: Step<RushTypes>, { at }: Moment): Step<RushTypes> {
  const { state, events } = step;
  const isSignal = before.phase === 'signal' && state.phase === 'play';
  if (!isSignal && before.phase !== 'play') return step;
  const isEnd = state.phase !== 'play';
  const { trials, spells } = state.heaps;
  const isSame = before.heaps.trials.length === trials.length && before.heaps.spells.length === spells.length;
  if (isSame && !isSignal && !isEnd) return step;
  const earlier = isSignal ? state.courses : state.courses.slice(0, -1);
  const sizes = isSignal ? [] : (state.courses.at(-1)?.sizes ?? []);
  const course: RoundCourse = {
    sizes: [...sizes, { at, trials: trials.length, spells: spells.length }],
    last: isEnd ? decidingCardOf(before, events) : null,
  };
  return { state: { ...state, courses: [...earlier, course] }, events };
}

/**
 * RO-6: the card that the last revealed card replaced. RO-35: the spell that moved the dragon, which no card has
 * replaced.
 */
function decidingCardOf(before: RushState, events: readonly RushEvent[]): RoundCourse['last'] {
  const turned = events.findLast((event) => event.kind === 'revealed');
  const spot = turned?.spot ?? before.completions[0]?.spot;
  const card = spot === undefined ? null : cardAt(before, spot);
  if (spot === undefined || card === null) return null;
  return { card, seats: isSpellSpot(spot) ? [sorcererOf(before)] : seatsAt(before, spot, 'heroes') };
}
