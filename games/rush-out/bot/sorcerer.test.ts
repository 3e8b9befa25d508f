import { describe, expect, it } from 'vitest';
import { training1, training2 } from '../rules/rush.scenario.ts';
import { choice, decide } from './cunning.scenario.ts';

describe('the spell that the sorcerer chooses', () => {
  it('is none before the signal, which is the first roll', () => {
    expect(choice(training1('training-1 signal'), 'A')).toBe('roll');
  });

  it('is the one with the fewest expected rolls', () => {
    const three = training1('s2 ghost: . . . .', 'A sorcerer: water lightning air lightning lightning');
    expect(choice(three, 'A', { temperament: { watchesOtherCamp: false } })).toBe('place 1 s1 water');
    expect(
      choice(training1('A sorcerer: plant fire fire lightning air'), 'A', { temperament: { watchesOtherCamp: false } }),
    ).toBe('place 1 s2 plant');
  });

  it('is a dracology that wins, before all others', () => {
    const near = training2('training-2 play dragon 3', 'A sorcerer: plant water lightning fire air');
    expect(choice(near, 'A')).toBe('place 3 s1 lightning');
    const far = training2('training-2 play dragon 0', 'A sorcerer: plant water lightning fire air');
    expect(choice(far, 'A', { temperament: { watchesOtherCamp: false } })).toBe('place 1 s3 plant');
  });

  it('stays the same while no other is worth twice as much', () => {
    const begun = training1('s1 push-all: A1 A2 . .', 'A sorcerer: (plant) (water) fire fire fire');
    expect(choice(begun, 'A')).toBe('roll');
  });

  it('changes for a spell that wins', () => {
    const begun = training2(
      'training-2 play dragon 3',
      's3 push-all: A1 . . .',
      'A sorcerer: (plant) fire fire fire fire',
    );
    expect(choice(begun, 'A')).toBe('clear');
  });
});

describe('the target of a confusion', () => {
  const heroes = ['B warrior blue: (key) (key) -', 'C tracker green: (step) - -'] as const;
  const all = training1(
    'training-1 play asking s1',
    's1 push-all*: . . . .',
    't2 lock: B1 B2 .',
    't3 stairs: C1 . .',
    ...heroes,
  );
  const one = training1(
    'training-1 play asking s2',
    's2 push-one*: . . .',
    't2 lock: B1 B2 .',
    't3 stairs: C1 . .',
    ...heroes,
  );

  it('is the one that costs the heroes most rolls', () => {
    expect(choice(all, 'A')).toBe('aim t2');
    expect(choice(one, 'A')).toMatch(/^aim t2 B[12]$/);
  });

  it('is a random legal one for a bot that does not weigh', () => {
    const aims = Array.from({ length: 20 }, (_, step) => choice(all, 'A', { temperament: { weighs: false }, step }));
    expect(new Set(aims)).toEqual(new Set(['aim t2', 'aim t3']));
  });
});

describe('the last die of a confusion', () => {
  const LAST = ['s1 push-all: A1 A2 A3 .', 'A sorcerer: (plant) (water) (lightning) air fire'] as const;
  const nothing = training1(...LAST);
  const plenty = training1(...LAST, 't2 lock: B1 B2 .', 'B warrior blue: (key) (key) -');

  it('is held back while there is nothing to push, and placed in the end', () => {
    expect(decide(nothing, 'A', { acted: 500 })).toEqual({
      command: { do: 'place', die: 3, spot: 's1', as: 'air' },
      afterMs: 1_000,
      isTentative: true,
    });
    expect(decide(nothing, 'A', { acted: 1_500 })?.afterMs).toBe(200);
  });

  it('is placed at once if a push is worthwhile, or if the bot does not hold back', () => {
    expect(choice(plenty, 'A')).toBe('place 4 s1 air');
    expect(decide(plenty, 'A')?.isTentative).toBeUndefined();
    expect(decide(nothing, 'A', { temperament: { holdsSpells: false } })?.isTentative).toBeUndefined();
  });

  it('is not held back on another kind of spell', () => {
    const imp = training1('s3 imp: A1 A2 A3 .', 'A sorcerer: (fire) (plant) (air) water fire');
    expect(decide(imp, 'A')).toMatchObject({ command: { spot: 's3', as: 'water' } });
    expect(decide(imp, 'A')?.isTentative).toBeUndefined();
  });
});
