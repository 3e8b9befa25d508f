import { type AnyGame, advance, after, isSame, playWake } from '@tablee/kernel';
import type { Complaint, Law, VisitedState } from '../law.ts';

/** A wake is never due in the past, lets time pass, and is stamped with its due time even if played late. */
export const time: Law = {
  id: 'time',
  begin: (definition) => ({ state: (visit) => checkWakes(definition, visit) }),
};

const MAX_WAKES = 20;
const LATE_BY_MS = 60_000;

function checkWakes(definition: AnyGame, { match }: VisitedState): Complaint {
  const due = definition.wakeAt(match.state);
  if (due === null) return null;
  if (due < match.at) return `at ${match.at} a wake is wanted for ${due}, which is past`;
  const end = after(due, LATE_BY_MS); // relative to the wake, which may be minutes away
  let woken = match;
  for (let count = 0; count < MAX_WAKES; count += 1) {
    const next = playWake(woken);
    if (next === null || next.match.at > end) break;
    woken = next.match;
    if (count === MAX_WAKES - 1 && woken.at === due) return `after ${MAX_WAKES} wakes it is still ${due}`;
  }
  const late = advance(match, end);
  const stamps = late.played.slice(0, MAX_WAKES).map(({ entry }) => entry.at);
  const [first] = stamps;
  if (first !== due) return `a wake due at ${due} is stamped ${first ?? 'never'}`;
  return late.played.length > MAX_WAKES || isSame(late.match.state, woken.state)
    ? null
    : 'waking late and waking in time lead to different states';
}
