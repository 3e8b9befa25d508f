import type { Moment, Step } from '@tablee/kernel';
import { seatsAt } from './board.ts';
import { sorcererOf } from './camps.ts';
import { isSpellSpot } from './places.ts';
import type { CardSpot, MatchCourse, RushEvent, RushState, RushTypes } from './types.ts';

/** Adds this step to the course of the match, which is shown at the end (RO-9). */
export function noteCourse(before: RushState, { state, events }: Step<RushTypes>, { at }: Moment): Step<RushTypes> {
  const { phase } = state;
  const { trials, spells } = state.heaps;
  const isSame = before.heaps.trials.length === trials.length && before.heaps.spells.length === spells.length;
  const isSignal = before.phase === 'signal' && phase === 'play';
  if (isSame && !isSignal && phase !== 'over') return { state, events };
  const course: MatchCourse = {
    sizes: [...(state.course?.sizes ?? []), { at, trials: trials.length, spells: spells.length }],
    last: phase === 'over' ? decidingCardOf(before, events) : null,
  };
  return { state: { ...state, course }, events };
}

/**
 * RO-6: the card that the last revealed card replaced. RO-35: the spell that moved the dragon, which no card has
 * replaced.
 */
function decidingCardOf(before: RushState, events: readonly RushEvent[]): MatchCourse['last'] {
  const turned = events.findLast((event) => event.kind === 'revealed');
  const spot = turned?.spot ?? (before.completions[0]?.spot as CardSpot | undefined);
  if (spot === undefined) return null;
  return {
    card: before.cards[spot],
    seats: isSpellSpot(spot) ? [sorcererOf(before)] : seatsAt(before, spot, 'heroes'),
  };
}
