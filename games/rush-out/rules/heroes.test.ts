import { type Seat, seatOf, seedFromWord, stepRng, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { roll } from './dice.ts';
import { legalOf, line, NOW, play, refusalOf, told, training1, training2 } from './rush.scenario.ts';
import type { RushState } from './types.ts';

/** B has rolled; C has two dice on t1. */
const JOINED = training1('t1 rats: C1 C3 .', 'B warrior blue: fire key joker', 'C tracker green: (sword) heart (step)');

function sequence(state: RushState, ...plays: readonly string[]): RushState {
  return plays.reduce((now, text, index) => {
    const [letter = '', ...words] = text.split(' ');
    return play(now, letter, words.join(' '), 1_000 * index).state;
  }, state);
}

describe('rolling', () => {
  it('[RO-5] each player may roll at any time, repeatedly', () => {
    const state = sequence(training1(), 'B roll', 'B roll', 'A roll', 'C roll', 'B roll');
    expect(state.dice.flat().every(({ is }) => is === 'rolled')).toBe(true);
  });

  it('[RO-5] the event of a roll has the face of every die that is not on a card', () => {
    const { events, state } = play(training1('t2 lock: . . B2', 'B warrior blue: - (heart) key'), 'B', 'roll');
    expect(events).toMatchObject([
      { kind: 'rolled', rule: 'RO-5', seat: 1, faces: [expect.any(String), null, expect.any(String)] },
    ]);
    expect(state.dice[1]?.[1]).toMatchObject({ is: 'placed', face: 'heart' });
  });

  it('[RO-5] hero dice show skills and jokers, those of the sorcerer elements and jokers', () => {
    const facesOf = (seat: Seat): string[] => {
      const rolls = Array.from({ length: 60 }, (_, turn) => {
        const moment = { at: toMillis(NOW), rng: stepRng(seedFromWord('faces'), turn) };
        return roll(training1(), seat, moment).state.dice[seat] ?? [];
      });
      return [...new Set(rolls.flat().flatMap((die) => (die.is === 'rolled' ? [die.face] : [])))].toSorted();
    };
    expect(facesOf(seatOf('A'))).toEqual(['air', 'fire', 'joker', 'lightning', 'plant', 'water']);
    expect(facesOf(seatOf('B'))).toEqual(['fire', 'heart', 'joker', 'key', 'step', 'sword']);
  });

  it('[RO-20] all dice that are not on a card are rolled together', () => {
    const state = play(training1('t2 lock: . . B2', 'B warrior blue: sword (heart) -'), 'B', 'roll').state;
    expect(state.dice[1]?.map(({ is }) => is)).toEqual(['rolled', 'placed', 'rolled']);
  });

  it('[RO-20] a roll is refused if all dice are on a card', () => {
    const state = training1('t3 stairs: B1 B2 .', 'B warrior blue: (step) (step) key');
    expect(refusalOf(state, 'B', 'roll')).toBeNull();
    const waiting = training1('t1 door: B1 B2 . B3', 'B bard blue: (key) (joker) (sword)');
    expect(refusalOf(waiting, 'B', 'roll')).toEqual({ rule: 'RO-20', facts: { why: 'all', card: 'door' } });
    const full = training1('t2 lock*: B1 B2 B3', 'B bard blue: (key) (joker) (heart)');
    expect(refusalOf(full, 'B', 'roll')).toEqual({ rule: 'RO-20', facts: { why: 'complete', card: 'lock' } });
  });
});

describe('placing', () => {
  it('[RO-16] dice of one roll go to one card, as many as fit', () => {
    const { state, events } = play(training1('B warrior blue: sword fire key'), 'B', 'place 1 t1 sword');
    expect(events).toEqual([{ kind: 'placed', rule: 'RO-16', seat: 1, die: 0, spot: 't1', square: 0 }]);
    expect(line(play(state, 'B', 'place 2 t1 fire', 500).state, 't1')).toBe('t1 rats: B1 . B2');
  });

  it('[RO-16] the rest of a roll is refused on another card, even after the first die is taken back', () => {
    const state = sequence(training1('B warrior blue: sword key key'), 'B place 1 t1 sword', 'B take 1');
    expect(refusalOf(state, 'B', 'place 2 t2 key', 2_000)).toEqual({
      rule: 'RO-16',
      facts: { why: 'roll', card: 'rats' },
    });
    const rolled = play(state, 'B', 'roll', 2_000).state;
    expect(legalOf(rolled, 'B', 3_000).some((text) => text.startsWith('place') && !text.includes('t1'))).toBe(true);
  });

  it('[RO-16] a hero’s die on a spell is refused', () => {
    expect(refusalOf(training1('B cleric blue: fire fire fire'), 'B', 'place 1 s3 fire')).toEqual({
      rule: 'RO-16',
      facts: { why: 'side', card: 'imp' },
    });
  });

  it('[RO-17] the face must match a square of the card', () => {
    const state = training1('B warrior blue: sword key heart');
    expect(refusalOf(state, 'B', 'place 1 t1 sword')).toBeNull();
    expect(refusalOf(state, 'B', 'place 1 t1 step')).toEqual({
      rule: 'RO-17',
      facts: { why: 'face', face: 'sword', card: 'rats' },
    });
    expect(refusalOf(state, 'B', 'place 2 t1 key')).toEqual({
      rule: 'RO-17',
      facts: { why: 'square', symbol: 'key', card: 'rats' },
    });
    const bound = play(state, 'B', 'place 1 t1 sword').state;
    expect(refusalOf(bound, 'B', 'place 2 t1 key', 1_000)).toEqual({
      rule: 'RO-17',
      facts: { why: 'bound', symbol: 'key', card: 'rats' },
    });
  });

  it('[RO-A20] a square takes one die', () => {
    const state = training1('t1 rats: C1 . .', 'B warrior blue: sword sword key', 'C tracker green: (sword) - -');
    expect(refusalOf(state, 'B', 'place 1 t1 sword')).toEqual({
      rule: 'RO-A20',
      facts: { symbol: 'sword', card: 'rats' },
    });
    expect(refusalOf(training1('B warrior blue: sword sword key'), 'B', 'place 1 t1 sword')).toBeNull();
  });

  it('[RO-A20] equal squares take one die each, the first free one first', () => {
    const state = training1('t2 lock: C2 . .', 'B bard blue: key key heart', 'C tracker green: - (key) -');
    expect(line(play(state, 'B', 'place 2 t2 key').state, 't2')).toBe('t2 lock: C2 B2 .');
  });

  it('[RO-18] a hero may have dice on one card only', () => {
    const state = training1('t2 lock: . . B1', 'B warrior blue: (heart) step key');
    expect(refusalOf(state, 'B', 'place 2 t3 step')).toEqual({
      rule: 'RO-18',
      facts: { why: 'other', card: 'lock' },
    });
    expect(refusalOf(state, 'B', 'place 3 t2 key')).toBeNull();
  });

  it('[RO-18] the dragon tile counts as a card', () => {
    const state = training2('dragon tile: B1 . .', 'B warrior blue: (joker) sword joker');
    expect(refusalOf(state, 'B', 'place 2 t1 sword')).toEqual({
      rule: 'RO-18',
      facts: { why: 'other', card: 'dragon-tile' },
    });
    const away = training2('t1 rats: B2 . .', 'B warrior blue: joker (sword) joker');
    expect(refusalOf(away, 'B', 'place 1 dragon joker')).toEqual({
      rule: 'RO-18',
      facts: { why: 'other', card: 'rats' },
    });
  });

  it('[RO-18] dice on a completed card count until they are returned', () => {
    const state = training1(
      't3 stairs*: B1 B2 C1',
      'B warrior blue: (step) (step) sword',
      'C tracker green: (step) - -',
    );
    expect(refusalOf(state, 'B', 'place 3 t1 sword')).toEqual({
      rule: 'RO-18',
      facts: { why: 'complete', card: 'stairs' },
    });
  });

  it('[RO-A13] dice of later rolls may be added to the same card', () => {
    const state = training1('t2 lock: B1 . .', 'B bard blue: (key) key heart');
    expect(line(play(state, 'B', 'place 2 t2 key').state, 't2')).toBe('t2 lock: B1 B2 .');
  });

  it('[RO-19] a trial takes dice of two colours and refuses a third', () => {
    const state = training2(
      't3 stairs: B1 C1 .',
      'B warrior blue: (step) step -',
      'C tracker green: (joker) - -',
      'D bard brown: step - -',
    );
    expect(refusalOf(state, 'D', 'place 1 t3 step')).toEqual({
      rule: 'RO-19',
      facts: { why: 'free', card: 'stairs', one: 1, two: 2 },
    });
    const bound = { ...state, rollSpot: state.rollSpot.with(3, 't3') };
    expect(refusalOf(bound, 'D', 'place 1 t3 step')?.facts).toMatchObject({ why: 'bound' });
    expect(refusalOf(state, 'B', 'place 2 t3 step')).toBeNull();
  });

  it('[RO-A19] a third colour is legal as soon as one of the two has left', () => {
    const both = training2(
      't3 stairs: B1 C1 .',
      'B warrior blue: (step) - -',
      'C tracker green: (joker) - -',
      'D bard brown: step - -',
    );
    expect(refusalOf(play(both, 'C', 'take 1').state, 'D', 'place 1 t3 step')).toBeNull();
  });

  it('[RO-8] two dice of one hero count as one colour', () => {
    const state = training2('t3 stairs: B1 B2 .', 'B warrior blue: (step) (step) -', 'C tracker green: joker - -');
    expect(refusalOf(state, 'C', 'place 1 t3 step')).toBeNull();
  });

  it('[RO-20] a placed die may not move to another card or square', () => {
    expect(refusalOf(JOINED, 'C', 'place 3 t3 step')).toEqual({
      rule: 'RO-20',
      facts: { why: 'placed', card: 'rats' },
    });
    expect(refusalOf(JOINED, 'C', 'place 1 t1 sword')?.rule).toBe('RO-20');
  });

  it('[RO-A16] a rolled die may be placed until its owner rolls again', () => {
    expect(refusalOf(JOINED, 'B', 'place 1 t1 fire', 3_600_000)).toBeNull();
    expect(play(JOINED, 'B', 'roll').state.dice[1]).not.toEqual(JOINED.dice[1]);
  });

  it('[RO-1] only the sorcerer has a fourth die', () => {
    expect(refusalOf(JOINED, 'B', 'place 4 t1 fire')).toEqual({ rule: 'RO-1', facts: { dice: 3 } });
    expect(refusalOf(training1('A sorcerer: - - - - air'), 'A', 'place 5 s1 air')).toBeNull();
  });

  it('[RO-17] the legal commands of a seat are exactly those that its dice allow', () => {
    expect(legalOf(JOINED, 'B').filter((text) => !text.startsWith('ping'))).toEqual([
      'place 1 t1 fire',
      'place 2 t2 key',
      'roll',
    ]);
    expect(legalOf(JOINED, 'C').filter((text) => !text.startsWith('ping'))).toEqual([
      'clear',
      'roll',
      'take 1',
      'take 3',
    ]);
  });
});

describe('a hero’s joker', () => {
  it.each([
    ['warrior', 't1', 'sword', 'step'],
    ['tracker', 't1', 'step', 'fire'],
    ['bard', 't2', 'key', 'heart'],
    ['cleric', 't1', 'fire', 'sword'],
  ])('[RO-22] of the %s on %s is a %s, and no %s', (skill, spot, symbol, other) => {
    const state = training1(`B ${skill} blue: joker - -`);
    expect(refusalOf(state, 'B', `place 1 ${spot} ${symbol}`)).toBeNull();
    expect(refusalOf(state, 'B', `place 1 ${spot} ${other}`)).toEqual({
      rule: 'RO-22',
      facts: { why: 'free', class: skill, symbol, card: spot === 't1' ? 'rats' : 'lock' },
    });
  });

  it('[RO-22] may be placed on a card that has one already', () => {
    const state = training1('B tracker blue: joker joker joker');
    expect(line(sequence(state, 'B place 1 t3 step', 'B place 3 t3 step'), 't3')).toBe('t3 stairs: B1 B3 .');
  });

  it('[RO-22] is refused on a card without its symbol', () => {
    expect(refusalOf(training1('B warrior blue: joker - -'), 'B', 'place 1 t2 sword')).toEqual({
      rule: 'RO-22',
      facts: { why: 'free', class: 'warrior', symbol: 'sword', card: 'lock' },
    });
    const there = training1('t2 lock: B2 . .', 'B warrior blue: joker (key) -');
    expect(refusalOf(there, 'B', 'place 1 t2 sword')?.facts).toMatchObject({ why: 'bound', card: 'lock' });
  });

  it('[RO-A20] needs a free square like any other die', () => {
    const taken = training1('t1 rats: C1 . .', 'B warrior blue: joker - -', 'C tracker green: (sword) - -');
    expect(refusalOf(taken, 'B', 'place 1 t1 sword')?.rule).toBe('RO-A20');
  });
});

describe('taking back', () => {
  it('[RO-15] a die may be taken from a card that is not completed, before or after a roll', () => {
    const { state, events } = play(JOINED, 'C', 'take 3');
    expect(events).toEqual([{ kind: 'took', rule: 'RO-15', seat: 2, dice: [2], spot: 't1' }]);
    expect(line(state, 't1')).toBe('t1 rats: C1 . .');
    expect(line(state, 'C')).toBe('C tracker green: (sword) heart -');
  });

  it('[RO-15] all dice may be taken back together', () => {
    const { state, events } = play(JOINED, 'C', 'clear');
    expect(events).toEqual([{ kind: 'took', rule: 'RO-15', seat: 2, dice: [0, 2], spot: 't1' }]);
    expect(line(state, 'C')).toBe('C tracker green: - heart -');
  });

  it('[RO-15] a die that is taken back must be rolled before it is placed', () => {
    const state = play(JOINED, 'C', 'take 3').state;
    expect(refusalOf(state, 'C', 'place 3 t3 step', 500)).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
  });

  it('[RO-A15] a die that is taken back is refused even on the card that it came from', () => {
    const state = play(JOINED, 'C', 'take 3').state;
    expect(refusalOf(state, 'C', 'place 3 t1 step', 500)).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
  });

  it('[RO-15] a command to take is refused without a placed die', () => {
    for (const text of ['take 1', 'clear']) {
      expect(refusalOf(JOINED, 'B', text)).toEqual({ rule: 'RO-15', facts: { why: 'not-placed' } });
    }
    expect(refusalOf(JOINED, 'C', 'take 2')?.rule).toBe('RO-15');
    expect(refusalOf(JOINED, 'C', 'take 5')?.rule).toBe('RO-15');
  });

  it('[RO-30] taking a die from a completed card is refused', () => {
    const state = training1('t3 stairs*: B1 B2 C1', 'B warrior blue: (step) (step) -', 'C tracker green: (step) - -');
    for (const [letter, text] of [
      ['B', 'take 1'],
      ['B', 'clear'],
      ['C', 'take 1'],
    ] as const) {
      expect(refusalOf(state, letter, text)).toEqual({ rule: 'RO-30', facts: { why: 'take', card: 'stairs' } });
    }
  });

  it('[RO-A14] a hero who changes cards must take back and roll all dice', () => {
    const state = training1('t1 rats: C1 C3 .', 'C tracker green: (sword) step (step)');
    expect(refusalOf(play(state, 'C', 'take 1').state, 'C', 'place 2 t3 step', 500)?.rule).toBe('RO-18');
    const cleared = play(state, 'C', 'clear').state;
    expect(refusalOf(cleared, 'C', 'place 3 t3 step', 500)?.rule).toBe('RO-15');
    expect(refusalOf(cleared, 'C', 'place 2 t3 step', 500)).toBeNull();
  });

  it('[RO-5] placing and taking a die make one event each', () => {
    expect(told(play(JOINED, 'C', 'take 1'))).toBe('took RO-15');
    expect(told(play(training1('B warrior blue: sword - -'), 'B', 'place 1 t1 sword'))).toBe('placed RO-16');
  });
});
