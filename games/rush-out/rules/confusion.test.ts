import { describe, expect, it } from 'vitest';
import { ALL, aboutToAsk, ONE, TWO } from './confusion.scenario.ts';
import { targetsOf } from './modules/confusion.ts';
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

describe('a confusion', () => {
  it('[RO-A66] asks for a target after its dice are returned', () => {
    const { state, events } = wake(aboutToAsk('t2 lock: . . B1', 'B warrior blue: (heart) - -'));
    expect(events).toEqual([
      { kind: 'asked', rule: 'RO-A66', seat: 0, spot: 's1', card: 'push-all', until: state.questions[0]?.until },
    ]);
    expect(wakeIn(state)).toBe(600 + 4_000);
    expect(line(state, 'A')).toBe('A sorcerer: - - - - -');
    expect(line(state, 's1')).toBe('s1 push-all*: . . . .');
  });

  it('[RO-A26] has no effect if no hero die is placed, and is discarded', () => {
    const step = wake(aboutToAsk());
    expect(told(step)).toBe('fizzled RO-A26, discarded RO-24, revealed RO-24');
    expect(step.events[0]).toMatchObject({ spot: 's1', why: 'empty' });
    expect(step.state.questions).toEqual([]);
  });

  it('[RO-A26] has no effect if all placed hero dice are on completed cards', () => {
    const step = wake(
      aboutToAsk('t3 stairs*: B1 B2 C1', 'B warrior blue: (step) (step) -', 'C tracker green: (step) - -'),
    );
    expect(told(wake(step.state))).toBe('fizzled RO-A26, discarded RO-24, revealed RO-24');
  });

  it('[RO-29] that pushes all dice removes every hero die from one card', () => {
    const { state, events } = play(ALL, 'A', 'aim t1');
    expect(line(state, 't1')).toBe('t1 rats: . . .');
    expect(line(state, 'B')).toBe('B warrior blue: - key -');
    expect(line(state, 'C')).toBe('C tracker green: - fire -');
    expect(events[0]).toEqual({
      kind: 'pushed',
      rule: 'RO-29',
      seat: 0,
      spot: 't1',
      card: 'rats',
      dice: [
        { seat: 1, die: 0 },
        { seat: 2, die: 0 },
      ],
    });
  });

  it('[RO-29] that pushes one die removes the die that the sorcerer chooses', () => {
    const step = play(ONE, 'A', 'aim t1 C1');
    expect(line(step.state, 't1')).toBe('t1 rats: B1 . .');
    expect(step.events[0]).toMatchObject({ kind: 'pushed', dice: [{ seat: 2, die: 0 }] });
  });

  it('[RO-29] pushed dice must be rolled before they are placed', () => {
    const { state } = play(ALL, 'A', 'aim t1');
    expect(refusalOf(state, 'B', 'place 1 t1 sword')).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
    expect(refusalOf(state, 'C', 'place 2 t1 fire')).toBeNull();
  });

  it('[RO-29] is discarded after its effect, and the next spell is revealed', () => {
    const step = play(ALL, 'A', 'aim t1');
    expect(told(step)).toBe('pushed RO-29, discarded RO-24, revealed RO-24');
    expect([step.state.questions, step.state.heaps.sorcererDiscard]).toEqual([[], ['push-all']]);
    expect(step.state.cards.s1).toBe('ghost');
  });

  it('[RO-29] is aimed at a card or at one die, as its effect says', () => {
    expect(refusalOf(ALL, 'A', 'aim t1 B1')).toEqual({ rule: 'RO-29', facts: { why: 'all', card: 'rats' } });
    expect(refusalOf(ONE, 'A', 'aim t1')).toEqual({ rule: 'RO-29', facts: { why: 'one', card: 'rats' } });
    expect(refusalOf(ONE, 'A', 'aim t1 B2')).toEqual({ rule: 'RO-29', facts: { why: 'gone', card: 'rats' } });
    expect(legalOf(ALL, 'A')).toEqual(['aim t1', 'decline']);
    expect(legalOf(ONE, 'A')).toEqual(['aim t1 B1', 'aim t1 C1', 'decline']);
  });

  it('[RO-29] is aimed by the sorcerer, and only while a spell waits for its target', () => {
    for (const text of ['aim t1', 'decline']) {
      expect(refusalOf(ALL, 'B', text)).toEqual({ rule: 'RO-29', facts: { why: 'hero' } });
      expect(refusalOf(training1(), 'A', text)).toEqual({ rule: 'RO-29', facts: { why: 'none' } });
    }
  });

  it('[RO-A26] aimed at a card without dice is refused', () => {
    expect(refusalOf(ALL, 'A', 'aim t2')).toEqual({ rule: 'RO-A26', facts: { card: 'lock' } });
    expect(refusalOf(ONE, 'A', 'aim t3 B1')).toEqual({ rule: 'RO-A26', facts: { card: 'stairs' } });
  });

  it('[RO-A26] may be declined', () => {
    const step = play(ALL, 'A', 'decline');
    expect(told(step)).toBe('fizzled RO-A26, discarded RO-24, revealed RO-24');
    expect(step.events[0]).toMatchObject({ spot: 's1', why: 'declined' });
    expect([line(step.state, 't1'), step.state.questions]).toEqual(['t1 rats: B1 C1 .', []]);
  });

  it('[RO-6] wins if it reveals the last spell, with or without a push', () => {
    for (const text of ['aim t1', 'decline']) {
      expect(play(withHeaps(ALL, { spells: ['push-one-too'] }), 'A', text).state.win).toEqual({
        camp: 'sorcerer',
        rule: 'RO-6',
      });
    }
  });

  it('[RO-38] may be aimed at the dragon tile', () => {
    const state = training2(
      'training-2 play dragon 1 asking s3',
      's3 push-all*: . . . .',
      'dragon tile: D1 B2 .',
      'B warrior blue: key (joker) -',
      'D bard brown: (joker) - -',
    );
    expect(legalOf(state, 'A')).toEqual(['aim dragon', 'decline']);
    expect(play(state, 'C', 'roll').state.questions).toEqual(state.questions);
    const step = play(state, 'A', 'aim dragon');
    expect(line(step.state, 'dragon')).toBe(`dragon tile: ${tile(5)}`);
    expect(step.events[0]).toMatchObject({ kind: 'pushed', rule: 'RO-38', spot: 'dragon', card: null });
    expect(step.state.dragon).toBe(1);
  });

  it('[RO-29] may be aimed at an invocation among the trials', () => {
    const state = training1(
      'training-1 play asking s1',
      't1 ghost: B1 . .',
      's1 push-all*: . . . .',
      'B cleric blue: (fire) - -',
    );
    expect(line(play(state, 'A', 'aim t1').state, 't1')).toBe('t1 ghost: . . .');
  });
});

describe('a completed card', () => {
  const DONE = play(TWO, 'B', 'place 3 t1 fire', 100).state;

  it('[RO-30] is no target while its dice are still on it', () => {
    expect(refusalOf(DONE, 'A', 'aim t1', 200)).toEqual({ rule: 'RO-30', facts: { why: 'aim', card: 'rats' } });
    expect(line(DONE, 't1')).toBe('t1 rats*: B1 B2 B3');
    expect(legalOf(DONE, 'A', 200)).toEqual(['aim t2', 'decline']);
  });

  it('[RO-30] has no die that may be pushed', () => {
    const done = play(ONE, 'C', 'place 2 t1 fire', 100).state;
    expect(refusalOf(done, 'A', 'aim t1 B1', 200)).toEqual({ rule: 'RO-30', facts: { why: 'over', card: 'rats' } });
  });

  it('[RO-30] is no target if it is the dragon tile', () => {
    const state = training2(
      'training-2 play dragon 2 asking s3',
      's3 push-all*: . . . .',
      'dragon tile*: D1 B2 D2',
      'B warrior blue: key (joker) -',
      'D bard brown: (joker) (joker) -',
    );
    expect(refusalOf(state, 'A', 'aim dragon')).toEqual({ rule: 'RO-30', facts: { why: 'aim', card: 'dragon-tile' } });
  });

  it('[RO-29] is no target for a hero, who may not aim', () => {
    expect(refusalOf(DONE, 'C', 'aim t1', 200)).toEqual({ rule: 'RO-29', facts: { why: 'hero' } });
  });
});

describe('a confusion without a target', () => {
  it('[RO-30] ignores dice on completed cards', () => {
    const state = training1('training-1 play', 't1 rats*: B1 B2 B3', 'B warrior blue: (sword) (step) (fire)');
    expect(targetsOf(state, 'all')).toEqual([]);
    expect(targetsOf(state, 'one')).toEqual([]);
  });
});
