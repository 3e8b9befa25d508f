import { after, type Millis, type Moment, type Seat, type Step, seatsOf } from '@tablee/kernel';
import { lay, watchHand } from './actions.ts';
import { pairsIn } from './family.ts';
import { dealRound, endRound } from './round.ts';
import { autoCallAt, autoLayAt, stallStepAt, waitsOf } from './timing.ts';
import type { Family, RuckusEvent, RuckusState, RuckusTypes } from './types.ts';

/** The next scheduled step. */
interface Due {
  readonly at: Millis;
  readonly play: (state: RuckusState, moment: Moment) => Step<RuckusTypes>;
}

export function ruckusWakeAt(state: RuckusState): Millis | null {
  return nextDue(state)?.at ?? null;
}

export function wakeRuckus(state: RuckusState, moment: Moment): Step<RuckusTypes> {
  const due = nextDue(state);
  if (due === null) throw new Error('nothing is due');
  return due.play(state, moment);
}

function nextDue(state: RuckusState): Due | null {
  if (state.until !== null) return { at: state.until, play: state.phase === 'countdown' ? callStart : dealRound };
  if (state.phase !== 'play') return null;
  let first: Due = { at: stallStepAt(state), play: state.stalling ? endStall : startStall };
  for (const seat of seatsOf(state.hands.length)) {
    first = earlierOf(first, autoLayAt(state, seat), (now, { at }) => layPairs(now, seat, at));
    first = earlierOf(first, autoCallAt(state, seat), (now, { at }) => callFor(now, seat, at));
  }
  return first;
}

function earlierOf(first: Due, at: Millis | null, play: Due['play']): Due {
  return at !== null && at < first.at ? { at, play } : first;
}

/** RK-3, RK-A16: all may play now; hands may contain pairs. */
function callStart(state: RuckusState, { at }: Moment): Step<RuckusTypes> {
  let next: RuckusState = { ...state, phase: 'play', until: null, quietSince: at, stalling: false };
  for (const [seat, hand] of state.hands.entries()) next = watchHand(next, seat as Seat, hand, at);
  return { state: next, events: [{ kind: 'started', rule: 'RK-3', round: state.round }] };
}

/** RK-A5: lays all pairs of the hand. */
function layPairs(state: RuckusState, seat: Seat, at: Millis): Step<RuckusTypes> {
  let next: RuckusState = { ...state, quietSince: at, stalling: false };
  const events: RuckusEvent[] = [];
  for (const family of pairsIn(state.hands[seat] as readonly Family[])) {
    const step = lay(next, seat, { do: 'form', family }, 'RK-A5', at);
    next = step.state;
    events.push(...step.events);
  }
  return { state: next, events };
}

/** RK-A4: calls for a player who does not slap. */
function callFor(state: RuckusState, seat: Seat, at: Millis): Step<RuckusTypes> {
  return endRound(state, seat, [{ kind: 'called', rule: 'RK-A4', seat }], at);
}

function startStall(state: RuckusState, { at }: Moment): Step<RuckusTypes> {
  return {
    state: { ...state, stalling: true },
    events: [{ kind: 'stalling', rule: 'RK-A13', until: after(at, waitsOf(state.options).stall) }],
  };
}

/** RK-A13: no player acted in time, so the round ends without a bonus. */
function endStall(state: RuckusState, { at }: Moment): Step<RuckusTypes> {
  return endRound(state, null, [{ kind: 'stalled', rule: 'RK-A13' }], at);
}
