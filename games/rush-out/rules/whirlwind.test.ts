import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { legalOf, line, play, refusalOf, scenario1, told, wake, wakeIn } from './rush.scenario.ts';
import type { RushState } from './types.ts';

const B = seatOf('B');
const WIND_ON_B = 'hero-1/dissipation-whirlwind-1 dissipation-whirlwind-1: . . .';
const WIND_2_ON_B = 'hero-1/dissipation-whirlwind-2 dissipation-whirlwind-2: . . .';

/** The sorcerer has completed a dissipation of this kind and is asked for its hero. */
function asked(kind: string, ...lines: readonly string[]): RushState {
  const squares = kind.startsWith('whirlwind') ? '. . . . .' : '. . . .';
  return scenario1('scenario-1 play dragon 0 asking s3', `s3 dissipation-${kind}*: ${squares}`, ...lines);
}

describe('a whirlwind', () => {
  it('[RO-A78] locks a loose die at once', () => {
    const { state, events } = play(asked('whirlwind-1', 'B warrior blue: - - -'), 'A', 'hamper 1');
    expect(events.at(-1)).toEqual({
      kind: 'locked',
      rule: 'RO-44',
      seat: B,
      die: 0,
      spot: 'hero-1/dissipation-whirlwind-1',
      from: null,
    });
    expect(line(state, 'B')).toBe('B warrior blue: # - -');
  });

  it('[RO-A78] locks a die that fits nowhere before one that fits, and the last one of several that fit', () => {
    const open = ['t1 rats: . . .', 't2 lock: . . .', 't3 stairs: . . .'];
    const lockedOf = (dice: string): unknown =>
      play(asked('whirlwind-1', ...open, `B warrior blue: ${dice}`), 'A', 'hamper 1').events.at(-1);
    expect(lockedOf('sword key fire')).toMatchObject({ die: 2 });
    expect(lockedOf('sword - fire')).toMatchObject({ die: 1 });
    const taken = asked(
      'whirlwind-1',
      't1 rats: . . C1',
      ...open.slice(1),
      'B warrior blue: fire - sword',
      'C tracker green: (fire) - -',
    );
    expect(play(taken, 'A', 'hamper 1').events.at(-1)).toMatchObject({ die: 1 });
    const bound = play(
      asked('whirlwind-1', 't2 lock: B1 . .', 'B warrior blue @t2: (key) sword heart'),
      'A',
      'hamper 1',
    );
    expect(bound.events.at(-1)).toMatchObject({ die: 1, from: null });
  });

  it('[RO-44] leaves two dice: the locked one is neither rolled nor placed nor a colour', () => {
    const state = scenario1(
      WIND_ON_B,
      't1 rats: C1 D1 .',
      'B warrior blue: # sword fire',
      'C tracker green: (sword) - -',
      'D bard brown: (step) - -',
    );
    expect(refusalOf(state, 'B', 'place 1 t1 sword')).toEqual({ rule: 'RO-44', facts: {} });
    expect(refusalOf(state, 'B', 'take 1')?.rule).toBe('RO-44');
    const rolled = play(state, 'B', 'roll');
    expect(rolled.events[0]).toMatchObject({ faces: [null, expect.any(String), expect.any(String)] });
    expect(rolled.state.dice[B]?.[0]).toEqual({ is: 'locked' });
    const two = scenario1(
      'hero-1/dissipation-whirlwind-1 dissipation-whirlwind-1: C1 . .',
      'B warrior blue: # - -',
      'C tracker green: (heart) - -',
      'D bard brown: step - -',
    );
    expect(refusalOf(two, 'D', 'place 1 hero-1/dissipation-whirlwind-1 step')).toBeNull();
  });

  it('[RO-20] a hero with two placed dice and a locked one has nothing to roll', () => {
    const state = scenario1(WIND_ON_B, 't3 stairs: B2 B3 .', 'B warrior blue: # (step) (step)');
    expect(refusalOf(state, 'B', 'roll')).toEqual({ rule: 'RO-20', facts: { why: 'all', card: 'stairs' } });
    expect(rushOut.fallback(rushOut.view(state, B), B)).toEqual({ do: 'clear' });
  });

  it('[RO-44] is freed when the card is completed, also by another hero', () => {
    const state = scenario1(
      'hero-1/dissipation-whirlwind-1 dissipation-whirlwind-1: C1 C2 .',
      'B warrior blue: # sword -',
      'C tracker green: (heart) (step) key',
    );
    const lifted = wake(play(state, 'C', 'place 3 hero-1/dissipation-whirlwind-1 key').state);
    expect(told(lifted)).toBe('lifted RO-42, freed RO-44');
    expect(line(lifted.state, 'B')).toBe('B warrior blue: - sword -');
  });

  it('[RO-44] with a second one locks no second die, and moves the die when the first one is completed', () => {
    const both = play(asked('whirlwind-2', WIND_ON_B, 'B warrior blue: # - -'), 'A', 'hamper 1');
    expect(told(both)).toBe('hampered RO-42, revealed RO-24');
    expect(line(both.state, 'B')).toBe('B warrior blue: # - -');
    const state = scenario1(
      'hero-1/dissipation-whirlwind-1 dissipation-whirlwind-1: C1 C2 .',
      WIND_2_ON_B,
      'B warrior blue: # - -',
      'C tracker green: (heart) (step) key',
    );
    const lifted = wake(play(state, 'C', 'place 3 hero-1/dissipation-whirlwind-1 key').state);
    expect([told(lifted), line(lifted.state, 'B')]).toEqual(['lifted RO-42', 'B warrior blue: # - -']);
  });
});

describe('a whirlwind in front of a hero whose three dice are placed', () => {
  const PLACED = ['t3 stairs: B1 B2 B3', 'B warrior blue: (step) (step) (step)'] as const;
  const LAST = [
    't1 giant: B1 B2 B3 . .',
    'B warrior blue: (sword) (sword) (fire)',
    'C tracker green: heart key -',
  ] as const;

  function laidOn(...lines: readonly string[]): RushState {
    return play(asked('whirlwind-1', ...lines), 'A', 'hamper 1').state;
  }

  it('[RO-A78] asks the hero for two seconds', () => {
    const step = play(asked('whirlwind-1', ...LAST), 'A', 'hamper 1');
    expect(step.events.at(-1)).toMatchObject({ kind: 'asked', rule: 'RO-A78', seat: B });
    expect(wakeIn(step.state)).toBe(2_000);
    expect(legalOf(step.state, 'B', 500).filter((text) => text.startsWith('lock'))).toEqual([
      'lock 1',
      'lock 2',
      'lock 3',
    ]);
  });

  it('[RO-A78] takes the die that the hero chooses', () => {
    const { state, events } = play(laidOn(...LAST), 'B', 'lock 2', 500);
    expect(events).toEqual([
      { kind: 'locked', rule: 'RO-A78', seat: B, die: 1, spot: 'hero-1/dissipation-whirlwind-1', from: 't1' },
    ]);
    expect([line(state, 'B'), state.questions]).toEqual(['B warrior blue: (sword) # (fire)', []]);
  });

  it('[RO-A78] takes the die that was placed last when the time is over', () => {
    const third = scenario1(
      't1 giant: B1 B3 . . .',
      'B warrior blue: (sword) fire (sword)',
      's3 dissipation-whirlwind-1: . . . . .',
    );
    const placed = play(third, 'B', 'place 2 t1 fire').state;
    const waiting = { ...placed, questions: asked('whirlwind-1').questions };
    const laid = play(waiting, 'A', 'hamper 1', 500).state;
    expect(wake(laid).events[0]).toMatchObject({ kind: 'locked', rule: 'RO-A78', die: 1 });
  });

  it('[RO-A78] takes one that comes loose meanwhile, and no question is left', () => {
    const taken = play(laidOn(...LAST), 'B', 'take 3', 500);
    expect(told(taken)).toBe('took RO-15, locked RO-44');
    expect([taken.events[1], taken.state.questions]).toMatchObject([{ die: 2 }, []]);
  });

  it('[RO-A78] completes nothing on which those dice lie until then', () => {
    const nearly = laidOn(
      't1 giant: B1 B2 B3 . C1',
      'B warrior blue: (sword) (sword) (fire)',
      'C tracker green: (key) heart -',
    );
    const held = play(nearly, 'C', 'place 2 t1 heart', 100);
    expect(told(held)).toBe('placed RO-16, held RO-A78');
    const locked = play(held.state, 'B', 'lock 1', 500).state;
    expect([line(locked, 't1'), locked.completions]).toEqual(['t1 giant: . B2 B3 C2 C1', []]);
  });

  it('[RO-A28] completes the held card if others lift the whirlwind meanwhile', () => {
    const nearly = laidOn(
      't1 giant: B1 B2 B3 . C1',
      'B warrior blue: (sword) (sword) (fire)',
      'C tracker green: (key) heart -',
    );
    const held = play(nearly, 'C', 'place 2 t1 heart', 100).state;
    const free: RushState = { ...held, laid: [] };
    const next = play(free, 'D', 'roll', 300);
    expect(told(next)).toBe('rolled RO-5, completed RO-A28');
  });

  it('[RO-A78] waits while the dice lie on a completed card, and locks one when they come back', () => {
    const done = asked('whirlwind-1', 't3 stairs*: B1 B2 B3', 'B warrior blue: (step) (step) (step)');
    const laid = play(done, 'A', 'hamper 1', 100);
    expect(told(laid)).toBe('hampered RO-42, revealed RO-24');
    const back = wake(laid.state);
    expect(back.events.at(-1)).toMatchObject({ kind: 'locked', rule: 'RO-44', die: 0 });
  });

  it('[RO-A78] is asked for by the whirlwind only: other seats and other times are refused', () => {
    const state = laidOn(...LAST);
    expect(refusalOf(state, 'C', 'lock 1', 500)).toEqual({ rule: 'RO-A78', facts: { why: 'none' } });
    expect(refusalOf(state, 'A', 'lock 1', 500)).toEqual({ rule: 'RO-A78', facts: { why: 'sorcerer' } });
    expect(refusalOf(scenario1(...PLACED), 'B', 'lock 1')).toEqual({ rule: 'RO-A78', facts: { why: 'none' } });
    const two = laidOn(...LAST);
    expect(refusalOf(two, 'B', 'lock 4', 500)).toEqual({ rule: 'RO-A78', facts: { why: 'gone' } });
  });

  it('[RO-44] a confusion takes no locked die', () => {
    const state = scenario1(
      'scenario-1 play dragon 0 asking s2',
      's2 push-all*: . . . .',
      'hero-1/dissipation-whirlwind-1 dissipation-whirlwind-1: B2 . .',
      'B warrior blue: # (heart) -',
    );
    expect(line(play(state, 'A', 'aim hero-1/dissipation-whirlwind-1').state, 'B')).toBe('B warrior blue: # - -');
  });
});
