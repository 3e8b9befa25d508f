import { describe, expect, it } from 'vitest';
import { tile, training1, training2 } from '../rules/rush.scenario.ts';
import { choice } from './cunning.scenario.ts';

describe('placement by a hero', () => {
  it('rolls all loose dice, and again if nothing fits', () => {
    expect(choice(training1(), 'B')).toBe('roll');
    const useless = training1('t1 lock: . . .', 't2 lock: . . .', 't3 lock: . . .', 'B warrior blue: fire fire sword');
    expect(choice(useless, 'B')).toBe('roll');
  });

  it('chooses the card with the fewest expected rolls', () => {
    expect(choice(training1('B warrior blue: sword fire key'), 'B')).toBe('place 1 t1 sword');
    expect(choice(training1('B warrior blue: key key heart'), 'B')).toBe('place 1 t2 key');
    // A single die waits longer for a heart than two dice for a sword and a fire, either of which may be a joker.
    expect(choice(training1('B warrior blue: key key step'), 'B')).toBe('place 3 t1 step');
  });

  it('places plain faces before a joker, which stands for its hero’s symbol', () => {
    expect(choice(training1('B warrior blue: joker step fire'), 'B')).toBe('place 2 t1 step');
    expect(choice(training1('t1 rats: . B2 B3', 'B warrior blue: joker (step) (fire)'), 'B')).toBe('place 1 t1 sword');
  });

  it('joins a partner who cannot complete a card alone', () => {
    const lonely = training1(
      't1 giant: C1 C2 . . C3',
      'B warrior blue: key heart step',
      'C tracker green: (sword) (sword) (key)',
    );
    expect(choice(lonely, 'B')).toBe('place 2 t1 heart');
  });

  it('avoids a card with two heroes', () => {
    const full = training2(
      't1 giant: C1 . . . D1',
      'C tracker green: (sword) - -',
      'D bard brown: (key) - -',
      'B warrior blue: sword fire heart',
    );
    expect(choice(full, 'B')).toBe('place 3 t2 heart');
  });

  it('places the rest of a roll on the same card or not at all', () => {
    expect(choice(training1('t1 rats*: C1 C2 C3', 'B warrior blue @t1: key key heart'), 'B')).toBe('roll');
  });

  it('rolls while a completed card waits for its effects', () => {
    expect(choice(training1('t1 rats*: B1 C1 C2', 'B warrior blue: (sword) key -'), 'B')).toBe('roll');
    expect(choice(training1('t1 rats*: B1 B2 B3', 'B warrior blue: (sword) (step) (fire)'), 'B')).toBeNull();
  });
});

describe('taking dice back', () => {
  const stuck = training1(
    't1 giant: B1 . . . .',
    't2 lock: C1 C2 .',
    'B warrior blue: (sword) step step',
    'C tracker green: (key) (key) -',
  );

  it('happens for a card that is worth more than twice as much', () => {
    expect(choice(stuck, 'B', { heard: [{ ping: 'C help t2', ago: 500 }] })).toBe('clear');
  });

  it('does not happen just after a ping to the card', () => {
    const heard = [
      { ping: 'C help t2', ago: 500 },
      { ping: 'B help t1', ago: 2_000 },
    ];
    expect(choice(stuck, 'B', { heard })).toBe('roll');
  });

  it('does not happen for a small gain', () => {
    const halfway = training1('t1 rats: B1 B2 .', 'B warrior blue: (sword) (step) key');
    expect(choice(halfway, 'B')).toBe('roll');
  });
});

describe('reactions to pings', () => {
  const free = training1('t1 rats: . . .', 't2 goblins: . . .', 't3 goblins: . . .', 'B warrior blue: step key key');

  it('a pinged card is worth more', () => {
    expect(choice(free, 'B', { heard: [{ ping: 'C help t3', ago: 1_000 }] })).toBe('place 1 t3 step');
    expect(choice(free, 'B', { heard: [{ ping: 'C help t2', ago: 1_000 }] })).toBe('place 1 t2 step');
  });

  it('a claimed card is avoided until the claim is forgotten', () => {
    const claimed = (ago: number) =>
      choice(free, 'B', {
        heard: [
          { ping: 'C mine t2', ago },
          { ping: 'C help t3', ago },
        ],
      });
    expect(claimed(1_000)).toBe('place 1 t3 step');
    expect(choice(free, 'B', { heard: [{ ping: 'C mine t2', ago: 1_000 }] })).not.toContain('t2');
    expect(choice(free, 'B', { heard: [{ ping: 'C help t3', ago: 9_000 }] })).toBe(choice(free, 'B'));
  });

  it('a hero who shares a card stays there', () => {
    const shared = training2(
      'training-2 play dragon 0',
      't1 giant: B1 C1 . . .',
      't2 giant: D1 D2 D3 . .',
      'B warrior blue: (sword) step step',
      'C tracker green: (sword) - -',
      'D bard brown: (sword) (sword) (fire)',
    );
    expect(choice(shared, 'B', { heard: [{ ping: 'D help t2', ago: 500 }] })).toBe('roll');
  });
});

describe('the dragon', () => {
  const joker = 'B warrior blue: joker joker sword';
  const at = (place: number) => training2(`training-2 play dragon ${place}`, `dragon tile: ${tile(5)}`, joker);

  it('is repelled before it reaches the deck', () => {
    expect(choice(at(3), 'B')).toBe('place 1 dragon joker');
    expect(choice(at(3), 'B', { temperament: { weighs: false, watchesOtherCamp: false } })).toBe(
      'place 1 dragon joker',
    );
  });

  it('on its first card is ignored by a bot that does not weigh', () => {
    const elsewhere = training2('training-2 play dragon 1', 't2 goblins: . . .', joker);
    expect(choice(elsewhere, 'B', { temperament: { weighs: false, watchesOtherCamp: false } })).toBe(
      'place 3 t2 sword',
    );
  });

  it('on its tile draws no dice', () => {
    expect(choice(at(0), 'B')).not.toContain('dragon');
  });

  it('makes the card under it a bad choice', () => {
    const blocked = training2(
      'training-2 play dragon 1',
      't1 rats: . . .',
      't2 rats: . . .',
      'B warrior blue: step fire key',
    );
    expect(choice(blocked, 'B')).toBe('place 1 t2 step');
  });
});

describe('attention', () => {
  it('a bot that overlooks every die rolls', () => {
    expect(choice(training1('B warrior blue: sword step fire'), 'B', { temperament: { missChance: 1 } })).toBe('roll');
  });

  it('a bot that does not weigh chooses the card that most dice fit now', () => {
    const where = training1('t1 giant: . . . . .', 't2 goblins: . . .', 'B warrior blue: sword fire heart');
    expect(choice(where, 'B', { temperament: { weighs: false } })).toBe('place 1 t1 sword');
  });
});
