import { after, type Millis, type Moment, type Step } from '@tablee/kernel';
import { returnDice } from './dice.ts';
import { modulesOf, ownerOf } from './modules/installed.ts';
import { nextDueQuestion, settleLate } from './questions.ts';
import { settleAll } from './settling.ts';
import { start } from './start.ts';
import { MAX_SIGNAL_WAIT_MS } from './timing.ts';
import type { Completion, RushState, RushTypes } from './types.ts';

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
  return settleAll(due.play(state, moment), moment);
}

/**
 * Completions are due in their order. If a question ends at the same time as a completion, the completion comes first.
 */
function nextDue(state: RushState): TimedStep | null {
  if (state.until !== null) return { at: state.until, play: endWait };
  if (state.phase !== 'play') return null;
  const [first] = state.completions;
  const question = nextDueQuestion(state);
  if (question !== null && (first === undefined || question.until < first.due))
    return { at: question.until, play: (now, moment) => settleLate(now, question, moment) };
  return first === undefined ? null : { at: first.due, play: (now, moment) => resolve(now, first, moment) };
}

function endWait(state: RushState, moment: Moment): Step<RushTypes> {
  switch (state.phase) {
    case 'ready':
      return callSorcerer(state, moment);
    case 'signal':
      return start(state, 'RO-A69', moment);
    default:
      return beginNextRound(state, moment);
  }
}

function beginNextRound(state: RushState, moment: Moment): Step<RushTypes> {
  for (const { nextRound } of modulesOf(state)) if (nextRound !== undefined) return nextRound(state, moment);
  throw new Error(`no module begins another round in ${state.phase}`);
}

/** RO-14, RO-A69: asks the sorcerer to begin. */
function callSorcerer(state: RushState, { at }: Moment): Step<RushTypes> {
  const until = after(at, MAX_SIGNAL_WAIT_MS);
  return { state: { ...state, phase: 'signal', until }, events: [{ kind: 'called', rule: 'RO-A69', until }] };
}

/** Effects of a completion after its pause (RO-A18, RO-A70). Dice are returned first. */
function resolve(state: RushState, completion: Completion, moment: Moment): Step<RushTypes> {
  const { spot, camp } = completion;
  const completions = state.completions.filter((other) => other !== completion);
  const next: RushState = { ...returnDice(state, spot, camp), completions };
  const complete = ownerOf(spot)?.complete;
  if (complete === undefined) throw new Error(`no module completes ${spot}`);
  return complete(next, completion, moment);
}
