import { type AnyGame, advance, after, isSame, playWake } from '@tablee/kernel';
import type { Complaint, Law, Visit } from '../law.ts';

/** A wake is never asked for in the past, lets time go on, and is stamped with its due time however late it is played. */
export const time: Law = {
  id: 'time',
  begin: (definition) => ({ state: (visit) => lateness(definition, visit) }),
};

const WAKES = 20;
const A_LONG_SLEEP_MS = 60_000;

function lateness(definition: AnyGame, { match }: Visit): Complaint {
  const due = definition.wakeAt(match.state);
  if (due === null) return null;
  if (due < match.at) return `at ${match.at} a wake is wanted for ${due}, which is past`;
  const end = after(due, A_LONG_SLEEP_MS); // counted from the wake: it may be minutes away
  let woken = match;
  for (let count = 0; count < WAKES; count += 1) {
    const next = playWake(woken);
    if (next === null || next.match.at > end) break;
    woken = next.match;
    if (count === WAKES - 1 && woken.at === due) return `after ${WAKES} wakes it is still ${due}`;
  }
  const late = advance(match, end);
  const stamps = late.played.slice(0, WAKES).map(({ entry }) => entry.at);
  const [first] = stamps;
  if (first !== due) return `a wake due at ${due} is stamped ${first ?? 'never'}`;
  return late.played.length > WAKES || isSame(late.match.state, woken.state)
    ? null
    : 'waking late and waking in time lead to different states';
}
