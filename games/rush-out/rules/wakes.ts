import { after, type Millis, type Moment, type Step } from '@tablee/kernel';
import { sorcererOf } from './camps.ts';
import { endChoice, endEmptyChoice, resolve } from './completion.ts';
import { roll } from './dice.ts';
import { MAX_SIGNAL_WAIT_MS } from './timing.ts';
import type { RushState, RushTypes } from './types.ts';

/** The next timed step. */
interface TimedStep {
  readonly at: Millis;
  readonly play: (state: RushState, moment: Moment) => Step<RushTypes>;
}

export function rushWakeAt(state: RushState): Millis | null {
  return nextDue(state)?.at ?? null;
}

export function wakeRush(state: RushState, moment: Moment): Step<RushTypes> {
  const due = nextDue(state);
  if (due === null) throw new Error('nothing is due');
  return endEmptyChoice(due.play(state, moment));
}

/**
 * Completions are due in their order. If a choice ends at the same time as a completion, the completion comes first.
 */
function nextDue(state: RushState): TimedStep | null {
  if (state.until !== null) return { at: state.until, play: state.phase === 'ready' ? callSorcerer : startForSorcerer };
  if (state.phase !== 'play') return null;
  const [first] = state.completions;
  const { asking } = state;
  if (asking !== null && (first === undefined || asking.until < first.due))
    return { at: asking.until, play: endChoice };
  return first === undefined ? null : { at: first.due, play: (now, moment) => resolve(now, first, moment) };
}

/** RO-14, RO-A69: asks the sorcerer to begin. */
function callSorcerer(state: RushState, { at }: Moment): Step<RushTypes> {
  const until = after(at, MAX_SIGNAL_WAIT_MS);
  return { state: { ...state, phase: 'signal', until }, events: [{ kind: 'called', rule: 'RO-A69', until }] };
}

/** RO-A69: rolls for a sorcerer who has not begun in time. */
function startForSorcerer(state: RushState, moment: Moment): Step<RushTypes> {
  return start(state, 'RO-A69', moment);
}

/** RO-14: the sorcerer's first roll is the signal for all players. */
export function start(state: RushState, rule: 'RO-14' | 'RO-A69', moment: Moment): Step<RushTypes> {
  const rolled = roll({ ...state, phase: 'play', until: null }, sorcererOf(state), moment);
  return { state: rolled.state, events: [{ kind: 'started', rule }, ...rolled.events] };
}
