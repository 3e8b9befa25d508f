import { describe, expect, it } from 'vitest';
import { tile, training1, training2 } from '../rules/rush.scenario.ts';
import { choice } from './cunning.scenario.ts';

describe('where a hero lays dice', () => {
  it('everything loose is rolled, and again where nothing fits', () => {
    expect(choice(training1(), 'B')).toBe('roll');
    const useless = training1('t1 lock: . . .', 't2 lock: . . .', 't3 lock: . . .', 'B warrior blue: fire fire sword');
    expect(choice(useless, 'B')).toBe('roll');
  });

  it('that card is chosen which is then completed soonest', () => {
    expect(choice(training1('B warrior blue: sword fire key'), 'B')).toBe('place 1 t1 sword');
    expect(choice(training1('B warrior blue: key key heart'), 'B')).toBe('place 1 t2 key');
    // A single die waits longer for a heart than two dice for a sword and a fire, either of which may be a joker.
    expect(choice(training1('B warrior blue: key key step'), 'B')).toBe('place 3 t1 step');
  });

  it('a joker stands for the one symbol of its hero, once plain faces are laid', () => {
    expect(choice(training1('B warrior blue: joker step fire'), 'B')).toBe('place 2 t1 step');
    expect(choice(training1('t1 rats: . B2 B3', 'B warrior blue: joker (step) (fire)'), 'B')).toBe('place 1 t1 sword');
  });

  it('a partner who cannot complete a card alone is joined', () => {
    const lonely = training1(
      't1 giant: C1 C2 . . C3',
      'B warrior blue: key heart step',
      'C tracker green: (sword) (sword) (key)',
    );
    expect(choice(lonely, 'B')).toBe('place 2 t1 heart');
  });

  it('two heroes at a card are left alone', () => {
    const full = training2(
      't1 giant: C1 . . . D1',
      'C tracker green: (sword) - -',
      'D bard brown: (key) - -',
      'B warrior blue: sword fire heart',
    );
    expect(choice(full, 'B')).toBe('place 3 t2 heart');
  });

  it('the other dice of a roll go to the same card or nowhere', () => {
    expect(choice(training1('t1 rats*: C1 C2 C3', 'B warrior blue @t1: key key heart'), 'B')).toBe('roll');
  });

  it('dice are rolled on while a completed card is being cleared', () => {
    expect(choice(training1('t1 rats*: B1 C1 C2', 'B warrior blue: (sword) key -'), 'B')).toBe('roll');
    expect(choice(training1('t1 rats*: B1 B2 B3', 'B warrior blue: (sword) (step) (fire)'), 'B')).toBeNull();
  });
});

describe('when dice are taken back', () => {
  const stuck = training1(
    't1 giant: B1 . . . .',
    't2 lock: C1 C2 .',
    'B warrior blue: (sword) step step',
    'C tracker green: (key) (key) -',
  );

  it('for a place that is worth twice as much', () => {
    expect(choice(stuck, 'B', { heard: [{ ping: 'C help t2', ago: 500 }] })).toBe('clear');
  });

  it('not by whoever has just pinged to the card', () => {
    const heard = [
      { ping: 'C help t2', ago: 500 },
      { ping: 'B help t1', ago: 2_000 },
    ];
    expect(choice(stuck, 'B', { heard })).toBe('roll');
  });

  it('not for a little', () => {
    const halfway = training1('t1 rats: B1 B2 .', 'B warrior blue: (sword) (step) key');
    expect(choice(halfway, 'B')).toBe('roll');
  });
});

describe('what is pinged', () => {
  const free = training1('t1 rats: . . .', 't2 goblins: . . .', 't3 goblins: . . .', 'B warrior blue: step key key');

  it('a card to which somebody pings is worth more', () => {
    expect(choice(free, 'B', { heard: [{ ping: 'C help t3', ago: 1_000 }] })).toBe('place 1 t3 step');
    expect(choice(free, 'B', { heard: [{ ping: 'C help t2', ago: 1_000 }] })).toBe('place 1 t2 step');
  });

  it('a card that somebody takes is left to them, until that is forgotten', () => {
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

  it('whoever shares a card stays there', () => {
    const shared = training2(
      'training 2 play dragon 0',
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
  const at = (place: number) => training2(`training 2 play dragon ${place}`, `dragon tile: ${tile(5)}`, joker);

  it('is driven back before it reaches the deck', () => {
    expect(choice(at(3), 'B')).toBe('place 1 dragon joker');
    expect(choice(at(3), 'B', { temperament: { weighs: false, watchesOtherCamp: false } })).toBe(
      'place 1 dragon joker',
    );
  });

  it('on its first card is left alone by whoever does not weigh', () => {
    const elsewhere = training2('training 2 play dragon 1', 't2 goblins: . . .', joker);
    expect(choice(elsewhere, 'B', { temperament: { weighs: false, watchesOtherCamp: false } })).toBe(
      'place 3 t2 sword',
    );
  });

  it('on its tile is never visited', () => {
    expect(choice(at(0), 'B')).not.toContain('dragon');
  });

  it('makes the card under it a bad one to begin', () => {
    const blocked = training2(
      'training 2 play dragon 1',
      't1 rats: . . .',
      't2 rats: . . .',
      'B warrior blue: step fire key',
    );
    expect(choice(blocked, 'B')).toBe('place 1 t2 step');
  });
});

describe('attention', () => {
  it('who overlooks everything rolls', () => {
    expect(choice(training1('B warrior blue: sword step fire'), 'B', { temperament: { missChance: 1 } })).toBe('roll');
  });

  it('who does not weigh goes where most dice fit now', () => {
    const where = training1('t1 giant: . . . . .', 't2 goblins: . . .', 'B warrior blue: sword fire heart');
    expect(choice(where, 'B', { temperament: { weighs: false } })).toBe('place 1 t1 sword');
  });
});
