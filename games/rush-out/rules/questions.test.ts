import { after, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { endQuestion, settleEmpty } from './questions.ts';
import { NOW, told, training1, wake, wakeIn } from './rush.scenario.ts';
import type { Question, RushState } from './types.ts';

const MOMENT = { at: toMillis(NOW), rng: null as never };

/** The confusions at s1 and s2 both ask for a target; that of s2 ends first. */
function askedTwice(...lines: readonly string[]): RushState {
  const state = training1('training-1 play asking s1', ...lines);
  const [first] = state.questions as [Question];
  return { ...state, questions: [first, { ...first, spot: 's2', until: after(first.until, -1_000) }] };
}

const WITH_TARGET = ['t1 rats: B1 . .', 'B warrior blue: (sword) - -'];

describe('several questions', () => {
  it('end one by one', () => {
    const state = askedTwice(...WITH_TARGET);
    const [first, second] = state.questions as [Question, Question];
    expect(endQuestion(state, first).questions).toEqual([second]);
  });

  it('[RO-A66] are settled in the order of their ends', () => {
    const state = askedTwice(...WITH_TARGET);
    const [first, second] = state.questions as [Question, Question];
    expect(wakeIn(state)).toBe(second.until - NOW);
    const step = wake(state);
    expect(step.events[0]).toMatchObject({ kind: 'fizzled', rule: 'RO-A66', spot: 's2', why: 'late' });
    expect(step.state.questions).toEqual([first]);
  });

  it('[RO-A66] are all settled when no answer is left', () => {
    const step = settleEmpty({ state: askedTwice(), events: [] }, MOMENT);
    const fizzled = step.events.filter(({ kind }) => kind === 'fizzled');
    expect(fizzled).toMatchObject([
      { spot: 's1', why: 'empty' },
      { spot: 's2', why: 'empty' },
    ]);
    expect(step.state.questions).toEqual([]);
  });

  it('[RO-6] are not settled any more when one of them ends the match', () => {
    const step = settleEmpty({ state: askedTwice('spells ghost'), events: [] }, MOMENT);
    expect(told(step)).toBe('fizzled RO-A66, discarded RO-24, revealed RO-24, over RO-6');
    expect(step.state.questions).toEqual([]);
  });
});
