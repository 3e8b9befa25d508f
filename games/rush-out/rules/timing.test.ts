import { openMatch, type Seat, seatOf, seedFromWord, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { legalOf, NOW, play, refusalOf, told, training1, training2, wake } from './rush.scenario.ts';
import type { RushState, RushTypes, Tempo } from './types.ts';

/** C is the sorcerer. */
const DEALT = openMatch(rushOut, tableFor(rushOut, 'training-1', 3) as TableSetup<RushTypes>, seedFromWord('start'))
  .match.state;
const CALLED = wake(DEALT).state;

function at(tempo: Tempo): RushState {
  const state = training1('B warrior blue: sword fire key', 'A sorcerer: plant water fire air joker');
  return { ...state, options: { ...state.options, tempo } };
}

describe('the start', () => {
  it('[RO-A69] comes after five seconds in which every command is refused', () => {
    expect(rushOut.wakeAt(DEALT)).toBe(5_000);
    expect(rushOut.toAct(DEALT)).toEqual([]);
    expect([rushOut.rests?.(DEALT), rushOut.countsDown?.(rushOut.view(DEALT, 'spectator'))]).toEqual([true, true]);
    expect(refusalOf(DEALT, 'C', 'roll')).toEqual({ rule: 'RO-A69', facts: { phase: 'ready' } });
    expect(refusalOf(DEALT, 'A', 'roll')).toEqual({ rule: 'RO-14', facts: {} });
  });

  it('[RO-A69] the sorcerer is called after the time to look', () => {
    const { state, events } = wake(DEALT);
    expect(events).toEqual([{ kind: 'called', rule: 'RO-A69', until: 20_000 }]);
    expect(rushOut.toAct(state)).toEqual([2]);
    expect([rushOut.rests?.(state), rushOut.countsDown?.(rushOut.view(state, 'spectator'))]).toEqual([false, false]);
  });

  it('[RO-14] is the sorcerer’s first roll of all dice; no hero plays before it', () => {
    for (const text of ['roll', 'place 1 t1 sword', 'clear']) {
      expect(refusalOf(CALLED, 'A', text)).toEqual({ rule: 'RO-14', facts: {} });
    }
    const { state, events } = play(CALLED, 'C', 'roll');
    expect(events[0]).toEqual({ kind: 'started', rule: 'RO-14' });
    expect(events[1]).toMatchObject({ kind: 'rolled', seat: 2 });
    expect(state.dice[2]?.every(({ is }) => is === 'rolled')).toBe(true);
    expect(rushOut.toAct(state)).toEqual([0, 1, 2]);
    expect([refusalOf(state, 'A', 'roll'), refusalOf(state, 'B', 'roll')]).toEqual([null, null]);
  });

  it('[RO-A68] may be called for by heroes, who are not to act', () => {
    const { state, events } = play(CALLED, 'A', 'ping help t1');
    expect(events).toEqual([{ kind: 'pinged', rule: 'RO-A68', seat: 0, word: 'help', spot: 't1' }]);
    expect([state.phase, rushOut.toAct(state), refusalOf(CALLED, 'C', 'ping help t1')?.rule]).toEqual([
      'signal',
      [2],
      'RO-A68',
    ]);
  });

  it('[RO-A69] every other command of the sorcerer is refused before it', () => {
    expect(refusalOf(CALLED, 'C', 'place 1 s1 fire')).toEqual({ rule: 'RO-A69', facts: { phase: 'signal' } });
    expect(legalOf(CALLED, 'C')).toEqual(['roll']);
  });

  it('[RO-A69] comes automatically 15 seconds after the call', () => {
    expect(rushOut.wakeAt(CALLED)).toBe(20_000);
    const step = wake(CALLED);
    expect(told(step)).toBe('started RO-A69, rolled RO-5');
    expect([step.state.phase, rushOut.wakeAt(step.state)]).toEqual(['play', null]);
    expect(step.state.dice[2]?.every(({ is }) => is === 'rolled')).toBe(true);
  });
});

describe('the pace', () => {
  it.each([
    ['calm', 1_500, 400],
    ['normal', 900, 200],
    ['frantic', 500, 100],
  ] as const)(
    '[RO-A17] at %s tempo is %i ms from roll to roll and %i ms between other actions, for both camps',
    (tempo, roll, other) => {
      for (const letter of ['A', 'B']) {
        const rolled = play(at(tempo), letter, 'roll').state;
        expect(refusalOf(rolled, letter, 'roll', roll - 1)).toEqual({ rule: 'RO-A17', facts: { why: 'haste', ms: 1 } });
        expect(refusalOf(rolled, letter, 'roll', roll)).toBeNull();
      }
      const placed = play(at(tempo), 'B', 'place 1 t1 sword').state;
      expect(refusalOf(placed, 'B', 'place 2 t1 fire', 0)).toEqual({
        rule: 'RO-A17',
        facts: { why: 'haste', ms: other },
      });
      expect(refusalOf(placed, 'B', 'place 2 t1 fire', other - 1)?.rule).toBe('RO-A17');
      expect(refusalOf(placed, 'B', 'place 2 t1 fire', other)).toBeNull();
    },
  );

  it('[RO-A17] separates a roll from the action before it, and an action from the roll before it', () => {
    const placed = play(at('normal'), 'B', 'place 1 t1 sword').state;
    expect(refusalOf(placed, 'B', 'roll', 199)?.facts).toEqual({ why: 'haste', ms: 1 });
    expect(refusalOf(placed, 'B', 'take 1', 199)?.rule).toBe('RO-A17');
    const rolled = play(at('normal'), 'B', 'roll').state;
    expect(legalOf(rolled, 'B', 199).filter((text) => !text.startsWith('ping'))).toEqual([]);
    expect(legalOf(rolled, 'B', 200).some((text) => text.startsWith('place'))).toBe(true);
  });

  it('[RO-A17] counts taking back, choosing and declining as actions', () => {
    const taken = play(play(at('normal'), 'B', 'place 1 t1 sword').state, 'B', 'clear', 500).state;
    expect(refusalOf(taken, 'B', 'roll', 699)?.rule).toBe('RO-A17');
    const asking = training1('training-1 play asking s1', 't1 rats: B1 . .', 'B warrior blue: (sword) - -');
    for (const text of ['aim t1', 'decline']) {
      const chosen = play(asking, 'A', text).state;
      expect(refusalOf(chosen, 'A', 'roll', 199)?.rule).toBe('RO-A17');
      expect(refusalOf(chosen, 'A', 'roll', 200)).toBeNull();
    }
  });

  it('[RO-A17] is separate for each seat', () => {
    expect(refusalOf(play(at('normal'), 'B', 'roll').state, 'C', 'roll')).toBeNull();
  });

  it('[RO-A17] is checked last: a command that breaks another rule is refused by that rule', () => {
    const placed = play(at('normal'), 'B', 'place 1 t1 sword').state;
    expect(refusalOf(placed, 'B', 'place 2 t2 key')?.rule).toBe('RO-18');
  });

  it('[RO-A17] an early command is queued within 200 ms at least, or twice the pace of other actions', () => {
    const windows = (['calm', 'normal', 'frantic'] as const).map((tempo) =>
      rushOut.early?.windowMs(rushOut.view(at(tempo), 0 as Seat), 0 as Seat),
    );
    expect(windows).toEqual([800, 400, 200]);
  });

  it('[RO-A17] the queue has one command for each die, and one for each other kind', () => {
    const kindOf = (command: Parameters<NonNullable<typeof rushOut.early>['kindOf']>[0]): unknown =>
      rushOut.early?.kindOf(command);
    expect(kindOf({ do: 'place', die: 1, spot: 't1', as: 'sword' })).toBe(kindOf({ do: 'take', die: 1 }));
    expect(kindOf({ do: 'take', die: 2 })).not.toBe(kindOf({ do: 'take', die: 1 }));
    expect(kindOf({ do: 'aim', spot: 't1', die: { seat: seatOf('B'), die: 1 } })).toBe(
      kindOf({ do: 'aim', spot: 't2', die: null }),
    );
    expect(kindOf({ do: 'roll' })).toBe('roll');
  });

  it('[RO-A17] tells when each command becomes legal', () => {
    const rolled = play(at('normal'), 'B', 'roll').state;
    const view = rushOut.view(rolled, 'spectator');
    expect(rushOut.readyAt?.(view, seatOf('B'), { do: 'roll' })).toBe(NOW + 900);
    expect(rushOut.readyAt?.(view, seatOf('B'), { do: 'clear' })).toBe(NOW + 200);
    expect(rushOut.readyAt?.(view, seatOf('C'), { do: 'roll' })).toBe(toMillis(0));
  });
});

describe('pings', () => {
  it('[RO-A68] of heroes are an event for all players and change nothing else', () => {
    const state = training2();
    for (const word of ['help', 'dragon', 'mine']) {
      const step = play(state, 'B', `ping ${word} t2`);
      expect(step.events).toEqual([{ kind: 'pinged', rule: 'RO-A68', seat: 1, word, spot: 't2' }]);
      expect({ ...step.state, pingedAt: state.pingedAt }).toEqual(state);
    }
    expect(refusalOf(state, 'B', 'ping dragon dragon')).toBeNull();
  });

  it('[RO-A68] of the sorcerer are refused', () => {
    expect(refusalOf(training2(), 'A', 'ping help t1')).toEqual({ rule: 'RO-A68', facts: { why: 'sorcerer' } });
  });

  it('[RO-A68] at a dragon that does not play are refused', () => {
    for (const spot of ['dragon', 't1']) {
      expect(refusalOf(training1(), 'B', `ping dragon ${spot}`)).toEqual({ rule: 'RO-A68', facts: { why: 'absent' } });
    }
    expect(refusalOf(training1(), 'B', 'ping help dragon')).toEqual({ rule: 'RO-A68', facts: { why: 'absent' } });
  });

  it('[RO-A68] are legal twice a second, and delay no action', () => {
    const called = play(training1(), 'B', 'ping help t1').state;
    expect(refusalOf(called, 'B', 'ping mine t2', 499)).toEqual({ rule: 'RO-A68', facts: { why: 'haste', ms: 1 } });
    expect(refusalOf(called, 'B', 'ping mine t2', 500)).toBeNull();
    expect(refusalOf(called, 'B', 'roll')).toBeNull();
    expect(refusalOf(play(training1(), 'B', 'roll').state, 'B', 'ping help t1')).toBeNull();
    expect(refusalOf(called, 'C', 'ping help t1')).toBeNull();
  });
});
