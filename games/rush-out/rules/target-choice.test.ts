import { describe, expect, it } from 'vitest';
import { ALL, aboutToAsk, ONE, TWO } from './confusion.scenario.ts';
import { rushOut } from './index.ts';
import {
  legalOf,
  line,
  play,
  refusalOf,
  tile,
  told,
  training1,
  training2,
  wake,
  wakeIn,
  withHeaps,
} from './rush.scenario.ts';

describe('a choice during the pause', () => {
  const PAUSED = aboutToAsk('t1 rats: B1 C1 .', 'B warrior blue: (sword) - -', 'C tracker green: (step) - -');

  it('[RO-A84] is kept, and its effect comes at the end of the pause without a question', () => {
    const { state, events } = play(PAUSED, 'A', 'aim t1', 250);
    expect(events).toEqual([{ kind: 'chosen', rule: 'RO-A84', seat: 0, spot: 's1', card: 'push-all' }]);
    expect(line(state, 't1')).toBe('t1 rats: B1 C1 .');
    const step = wake(state);
    expect(told(step)).toBe('pushed RO-29, discarded RO-24, revealed RO-24');
    expect([line(step.state, 't1'), step.state.questions]).toEqual(['t1 rats: . . .', []]);
  });

  it('[RO-A84] may be to pass, and may be changed until the pause ends', () => {
    const passed = play(PAUSED, 'A', 'decline', 250).state;
    expect(told(wake(passed))).toBe('fizzled RO-A26, discarded RO-24, revealed RO-24');
    const changed = play(passed, 'A', 'aim t1', 500).state;
    expect(told(wake(changed))).toBe('pushed RO-29, discarded RO-24, revealed RO-24');
  });

  it('[RO-A84] is asked again if the target is gone at the end of the pause', () => {
    const two = aboutToAsk(
      't1 rats: B1 . .',
      't2 lock: C1 . .',
      'B warrior blue: (sword) - -',
      'C tracker green: (key) - -',
    );
    const chosen = play(two, 'A', 'aim t1', 250).state;
    const gone = play(chosen, 'B', 'clear', 300).state;
    expect(told(wake(gone))).toBe('asked RO-A66');
  });

  it('[RO-A11] comes after a card that was completed before', () => {
    const first = play(
      aboutToAsk('t1 rats: B1 C1 .', 'B warrior blue: (sword) fire -', 'C tracker green: (step) - -'),
      'A',
      'aim t1',
      250,
    );
    const both = play(first.state, 'B', 'place 2 t1 fire', 300).state;
    expect(told(wake(both))).toBe('fizzled RO-A26, discarded RO-24, revealed RO-24');
  });
});

describe('a target that vanishes', () => {
  it('[RO-A66] is asked for again, and the time limit stays', () => {
    const done = play(TWO, 'B', 'place 3 t1 fire', 100).state;
    expect(done.questions).toEqual(TWO.questions);
    const gone = wake(done).state;
    expect(gone.questions).toEqual(TWO.questions);
    expect(refusalOf(gone, 'A', 'aim t1', 800)).toEqual({ rule: 'RO-A26', facts: { card: gone.cards.t1 } });
    expect(legalOf(gone, 'A', 800)).toEqual(['aim t2', 'decline']);
    expect(wakeIn(gone)).toBe(4_000);
  });

  it('[RO-A66] may be replaced by a target that appears later', () => {
    const begun = training1(
      'training-1 play asking s1',
      't2 lock: C1 . .',
      's1 push-all*: . . . .',
      'B warrior blue: sword - -',
      'C tracker green: (key) - -',
    );
    expect(legalOf(begun, 'A')).toEqual(['aim t2', 'decline']);
    const joined = play(begun, 'B', 'place 1 t1 sword').state;
    expect(legalOf(play(joined, 'C', 'take 1').state, 'A')).toEqual(['aim t1', 'decline']);
  });

  it('[RO-A66] ends the choice if it was the last one and is completed', () => {
    const step = play(ALL, 'C', 'place 2 t1 fire', 100);
    expect(told(step)).toBe('placed RO-16, completed RO-7, fizzled RO-A66, discarded RO-24, revealed RO-24');
    expect(step.events[2]).toEqual({ kind: 'fizzled', rule: 'RO-A66', spot: 's1', why: 'empty' });
    expect([step.state.questions, step.state.cards.s1, step.state.heaps.sorcererDiscard]).toEqual([
      [],
      'ghost',
      ['push-all'],
    ]);
    expect(refusalOf(step.state, 'A', 'roll', 100)).toBeNull();
    expect(refusalOf(step.state, 'A', 'aim t1', 250)).toEqual({ rule: 'RO-30', facts: { why: 'over', card: 'rats' } });
    expect(wakeIn(step.state)).toBe(700);
  });

  it('[RO-A66] ends the choice if it was the last one and is taken back', () => {
    const taken = play(ONE, 'B', 'take 1', 100).state;
    expect(taken.questions).toEqual(ONE.questions);
    expect(told(play(taken, 'C', 'take 1', 200))).toBe('took RO-15, fizzled RO-A66, discarded RO-24, revealed RO-24');
  });

  it('[RO-A66] ends the choice if it was the last one and the dragon leaves it full', () => {
    const state = training2(
      'training-2 play dragon 1 asking s3',
      't1 rats: B1 B2 B3',
      's3 push-all*: . . . .',
      `dragon tile*: ${tile(5, 'C1', 'C2', 'C3', 'D1')}`,
      'B cleric blue: (sword) (step) (fire)',
      'C tracker green: (joker) (joker) (joker)',
      'D bard brown: (joker) - -',
    );
    expect(told(wake(state))).toBe('repelled RO-37, completed RO-A28, fizzled RO-A66, discarded RO-24, revealed RO-24');
  });

  it('[RO-6] wins if the end of the choice reveals the last spell', () => {
    const { state } = play(withHeaps(ALL, { spells: ['push-one-too'] }), 'C', 'place 2 t1 fire');
    expect(state.win).toEqual({ camp: 'sorcerer', rule: 'RO-6' });
  });
});

describe('while a target is chosen', () => {
  it('[RO-A66] the sorcerer may not roll, place or take back dice', () => {
    const state = training1(
      'training-1 play asking s1',
      't1 rats: B1 C1 .',
      's1 push-all*: . . . .',
      'A sorcerer: plant - - - -',
      'B warrior blue: (sword) key -',
      'C tracker green: (step) fire -',
    );
    for (const text of ['roll', 'place 1 s2 plant', 'take 1', 'clear']) {
      expect(refusalOf(state, 'A', text)).toEqual({ rule: 'RO-A66', facts: { card: 'push-all' } });
    }
  });

  it('[RO-A66] the heroes may act', () => {
    for (const text of ['roll', 'place 2 t1 fire', 'take 1']) expect(refusalOf(ALL, 'C', text)).toBeNull();
  });

  it('[RO-A66] the choice is declined automatically after four seconds', () => {
    expect(wakeIn(ALL)).toBe(4_000);
    const step = wake(ALL);
    expect(told(step)).toBe('fizzled RO-A66, discarded RO-24, revealed RO-24');
    expect(step.events[0]).toMatchObject({ spot: 's1', why: 'late' });
    expect(line(step.state, 't1')).toBe('t1 rats: B1 C1 .');
    expect(refusalOf(step.state, 'A', 'roll', 4_000)).toBeNull();
    expect(refusalOf(step.state, 'A', 'aim t1', 4_000)).toEqual({ rule: 'RO-29', facts: { why: 'none' } });
  });

  it('[RO-A66] a target is legal until the event that ends the choice, even after its time', () => {
    expect(refusalOf(ALL, 'A', 'aim t1', 3_999)).toBeNull();
    expect(rushOut.check(rushOut.view(ALL, 'spectator'), 0 as never, { do: 'decline' }, 999_999 as never)).toBeNull();
  });

  it('[RO-A66] a completion that is due at the same time comes first', () => {
    const tied = play(TWO, 'B', 'place 3 t1 fire', 3_400).state;
    expect(wakeIn(tied)).toBe(4_000);
    const first = wake(tied);
    expect(told(first)).toBe('discarded RO-21, revealed RO-21');
    expect(told(wake(first.state))).toBe('fizzled RO-A66, discarded RO-24, revealed RO-24');
  });

  it('[RO-A66] a choice that ends earlier than a completion comes first', () => {
    const late = play(TWO, 'B', 'place 3 t1 fire', 3_500).state;
    expect(told(wake(late))).toBe('fizzled RO-A66, discarded RO-24, revealed RO-24');
  });
});
