import { describe, expect, it } from 'vitest';
import { training1, training2 } from '../rules/rush.scenario.ts';
import type { RushState } from '../rules/types.ts';
import { choice, type DecisionSetup, decide } from './cunning.scenario.ts';

const ALONE = training1('t1 giant: B1 B2 B3 . .', 'B warrior blue: (sword) (sword) (fire)');

describe('pings', () => {
  it('ask for help at a card that is too much for one hero, after two dice are placed', () => {
    const two = training1('t1 giant: B1 B2 . . .', 'B warrior blue: (sword) (sword) step');
    const one = training1('t1 giant: B1 . . . .', 'B warrior blue: (sword) step step');
    expect(choice(two, 'B')).toBe('ping help t1');
    expect(choice(one, 'B')).toBe('roll');
  });

  it('are not repeated within seconds, while another hero pings, or with a partner there', () => {
    const two = training1('t1 giant: B1 B2 . . .', 'B warrior blue: (sword) (sword) step');
    expect(choice(two, 'B', { heard: [{ ping: 'B help t1', ago: 3_000 }] })).toBe('roll');
    expect(choice(two, 'B', { heard: [{ ping: 'B help t1', ago: 7_000 }] })).toBe('ping help t1');
    expect(choice(two, 'B', { heard: [{ ping: 'C dragon t3', ago: 1_000 }] })).toBe('roll');
    const shared = training1(
      't1 giant: B1 B2 C1 . .',
      'B warrior blue: (sword) (sword) step',
      'C cleric white: (fire) - -',
    );
    expect(choice(shared, 'B')).toBe('roll');
  });

  it('warn of the dragon from its tile', () => {
    const tile = training2('training-2 play dragon 3', 'dragon tile: B1 . . .', 'B warrior blue: (joker) step step');
    expect(choice(tile, 'B')).toBe('ping dragon dragon');
  });

  it('answer a hero who asked for help, once, and not before a die that fits is placed', () => {
    const come = training1(
      't1 giant: B1 B2 B3 C1 .',
      'B warrior blue: (sword) (sword) (fire)',
      'C cleric white: (heart) step step',
    );
    const asked = { ping: 'B help t1', ago: 3_000 };
    expect(choice(come, 'C', { heard: [asked] })).toBe('ping mine t1');
    expect(choice(come, 'C', { heard: [asked, { ping: 'C mine t1', ago: 1_000 }] })).toBe('roll');
    expect(choice(come, 'C', { heard: [{ ...asked, ping: 'B help t2' }] })).toBe('roll');
    expect(choice(come, 'C')).toBe('roll');
    const fits = training1(
      't1 giant: B1 B2 B3 C1 .',
      'B warrior blue: (sword) (sword) (fire)',
      'C cleric white: (heart) key step',
    );
    expect(choice(fits, 'C', { heard: [asked] })).toBe('place 2 t1 key');
  });

  it('do not claim a card that another hero on it has claimed', () => {
    const both = training1(
      't1 giant: B1 B2 B3 C1 .',
      'B warrior blue: (sword) (sword) (fire)',
      'C cleric white: (heart) step step',
    );
    expect(choice(both, 'B', { heard: [{ ping: 'C mine t1', ago: 500 }], acted: 5_000 })).not.toBe('clear');
  });

  it('sometimes claim a card', () => {
    const own = training1('t1 rats: B1 . .', 'B warrior blue: (sword) key key');
    const said = Array.from({ length: 60 }, (_, step) => choice(own, 'B', { step }));
    expect(new Set(said)).toEqual(new Set(['ping mine t1', 'roll']));
    expect(said.filter((one) => one === 'roll').length).toBeGreaterThan(30);
  });
});

describe('a hero who waits with all dice on a card', () => {
  const pinged = [{ ping: 'B help t1', ago: 1_000 }];

  it('pings again after four seconds, and gives up after eight if nobody comes', () => {
    expect(decide(ALONE, 'B', { heard: pinged, acted: 2_000 })).toMatchObject({
      command: { do: 'ping', word: 'help', spot: 't1' },
      afterMs: 3_000,
      isTentative: true,
    });
    expect(decide(ALONE, 'B', { heard: pinged, acted: 6_000 })).toMatchObject({
      command: { do: 'clear' },
      afterMs: 2_000,
    });
  });

  it('gives up after four seconds if another hero waits alone at a card that lacks less', () => {
    const both = (mine: string, theirs: string) =>
      training1(
        `t1 giant: ${mine}`,
        `t2 giant: ${theirs}`,
        'B warrior blue: (sword) (sword) (fire)',
        'C tracker green: (sword) (sword) (fire)',
      );
    const equal = both('B1 B2 B3 . .', 'C1 C2 C3 . .');
    expect(choice(equal, 'C', { acted: 3_500, heard: [{ ping: 'C help t2', ago: 3_400 }] })).toBe('clear');
    expect(choice(equal, 'B', { acted: 3_500, heard: pinged })).toBe('ping help t1');
  });

  it('[RO-19] stays with a partner and does not ping: the card takes no third colour', () => {
    const shared = training1(
      't1 giant: B1 B2 B3 C1 .',
      'B warrior blue: (sword) (sword) (fire)',
      'C tracker green: (heart) - -',
    );
    expect(choice(shared, 'B', { acted: 40_000 })).toBe(null);
  });

  it('[RO-34] does not roll for a full card that the dragon holds', () => {
    const full = training2(
      'training-2 play dragon 1',
      't1 rats: B1 B2 C1',
      'B warrior blue: (sword) (joker) -',
      'C tracker green: (joker) - -',
    );
    expect(choice(full, 'B', { acted: 5_000 })).toBe('ping dragon dragon');
  });

  it('[RO-37] does not ping to the tile while two heroes are there', () => {
    const crowded = training2(
      'training-2 play dragon 1',
      't1 giant: B1 B2 B3 . .',
      'dragon tile: C1 D1 . .',
      'B warrior blue: (sword) (sword) (fire)',
      'C tracker green: (joker) - -',
      'D cleric white: (joker) - -',
    );
    expect(choice(crowded, 'B', { acted: 5_000 })).toBe('clear');
  });

  it('[RO-34] pings for help against the dragon that holds the card', () => {
    const held = training2(
      'training-2 play dragon 1',
      't1 giant: B1 B2 B3 . .',
      'B warrior blue: (sword) (sword) (fire)',
    );
    expect(choice(held, 'B', { acted: 5_000 })).toBe('ping dragon dragon');
  });
});

describe('the pace', () => {
  /** Median delay of many decisions, in milliseconds. */
  function delay(state: RushState, letter: string, asked: DecisionSetup = {}): number {
    const all = Array.from({ length: 201 }, (_, step) => decide(state, letter, { ...asked, step })?.afterMs ?? 0);
    return all.toSorted((one, other) => one - other)[100] as number;
  }

  const hero = training1('B warrior blue: sword step fire');
  const sorcerer = training1('A sorcerer: plant water lightning air plant');

  it('is the same for both camps and every level', () => {
    const careless = { temperament: { weighs: false, watchesOtherCamp: false } };
    expect(delay(hero, 'B')).toBe(delay(hero, 'B', careless));
    expect(delay(hero, 'B')).toBe(delay(sorcerer, 'A'));
    expect(delay(hero, 'B')).toBe(delay(sorcerer, 'A', careless));
  });

  it('the first die of a roll takes reading time, the next ones follow quickly', () => {
    const next = training1('t1 rats: B1 . .', 'B warrior blue @t1: (sword) step fire');
    expect(delay(hero, 'B')).toBeGreaterThan(1_500);
    expect(delay(next, 'B')).toBeLessThan(700);
  });

  it('returned dice are rolled at once, dice that were just rolled are read first', () => {
    const useless = training1('t1 lock: . . .', 't3 lock: . . .', 'B warrior blue: fire fire step');
    expect(delay(training1(), 'B', { acted: 900, rolled: 2_000 })).toBeLessThan(1_000);
    expect(delay(useless, 'B', { acted: 100, rolled: 100 })).toBeGreaterThan(1_300);
  });

  it('a roll that was read is not read again after a change of the table', () => {
    const long = delay(hero, 'B', { acted: 2_000, rolled: 2_000 });
    expect(long).toBeGreaterThan(600);
    expect(long).toBeLessThan(0.7 * delay(hero, 'B', { acted: 0, rolled: 0 }));
  });

  it('no command comes before it is legal', () => {
    const delays = Array.from(
      { length: 50 },
      (_, step) => decide(training1(), 'B', { acted: 0, rolled: 0, step })?.afterMs,
    );
    for (const one of delays) expect(one).toBeGreaterThanOrEqual(900);
  });

  it('no bot acts before the match begins, and heroes wait for the signal', () => {
    expect(decide(training1('training-1 ready'), 'A')).toBeNull();
    expect(decide(training1('training-1 signal'), 'B')).toBeNull();
  });
});
