import { describe, expect, it } from 'vitest';
import { jokersToRepel } from './content/dragon.ts';
import { rushOut } from './index.ts';
import { line, play, refusalOf, tile, told, training1, training2, wake, wakeIn, withHeaps } from './rush.scenario.ts';
import type { RushState } from './types.ts';

/** The sorcerer has just completed the dracology at s1 (one step) or s2 (two), with the dragon at this position. */
function breath(spot: 's1' | 's2', dragon: number, ...lines: readonly string[]): RushState {
  const rows = {
    s1: ['s1 breath: A1 A2 A3 .', 'A sorcerer: (fire) (fire) (air) lightning -'],
    s2: ['s2 flight: A1 A2 A3 A4 .', 'A sorcerer: (fire) (fire) (fire) (lightning) air'],
  };
  const state = training2(`training-2 play dragon ${dragon}`, ...rows[spot], ...lines);
  return play(state, 'A', spot === 's1' ? 'place 4 s1 lightning' : 'place 5 s2 air').state;
}

const NEEDED = jokersToRepel(5);
/** All jokers that the tile needs, except one: B's and D's. */
const ON_TILE = ['B1', 'D2', 'D3'].slice(0, NEEDED - 1);

/** B and D need one more joker on the tile, and have one each. */
function repelling(dragon: number, ...lines: readonly string[]): RushState {
  return training2(
    `training-2 play dragon ${dragon}`,
    `dragon tile: ${tile(5, ...ON_TILE)}`,
    'B warrior blue: (joker) joker sword',
    `D bard brown: joker (joker) ${NEEDED > 3 ? '(joker)' : '-'}`,
    'E cleric white: joker joker joker',
    ...lines,
  );
}

describe('a dracology', () => {
  it.each([
    ['s1', 0, 1],
    ['s1', 2, 3],
    ['s2', 0, 2],
    ['s2', 1, 3],
  ] as const)('[RO-33] at %s moves the dragon from %i to %i', (spot, from, to) => {
    const { state, events } = wake(breath(spot, from));
    expect(state.dragon).toBe(to);
    expect(events[0]).toEqual({ kind: 'advanced', rule: 'RO-33', from, to });
    expect(state.win).toBeNull();
  });

  it('[RO-35] wins when the dragon reaches the heroes’ deck', () => {
    const { state, events } = wake(breath('s1', 3));
    expect(events.at(-1)).toEqual({ kind: 'over', rule: 'RO-35', camp: 'sorcerer' });
    expect([state.dragon, state.phase]).toEqual([4, 'over']);
    expect(rushOut.result(state)).toEqual({ rule: 'RO-35', ranks: [1, 2, 2, 2, 2], scores: [1, 0, 0, 0, 0] });
  });

  it('[RO-A30] of two steps ends at the deck if it begins on the last card', () => {
    expect(wake(breath('s2', 3)).events[0]).toEqual({ kind: 'advanced', rule: 'RO-33', from: 3, to: 4 });
    expect(wake(breath('s2', 2)).state.win).toEqual({ camp: 'sorcerer', rule: 'RO-35' });
  });

  it('[RO-A11] wins by the dragon before the last spell is revealed', () => {
    const { state, events } = wake(withHeaps(breath('s1', 3), { spells: ['push-one-too'] }));
    expect(events.map(({ kind }) => kind)).toEqual(['advanced', 'over']);
    expect(state.win?.rule).toBe('RO-35');
  });
});

describe('the card under the dragon', () => {
  const FULL = ['t1 rats: B1 B2 C1', 'B warrior blue: (sword) (step) key', 'C tracker green: (fire) - -'] as const;

  it('[RO-34] is not completed by its last die, and an event says so', () => {
    const nearly = training2('t1 rats: B1 B2 .', 'B warrior blue: (sword) (step) key', 'C tracker green: fire - -');
    const step = play(nearly, 'C', 'place 1 t1 fire');
    expect(told(step)).toBe('placed RO-16, held RO-34');
    expect(step.events[1]).toEqual({ kind: 'held', rule: 'RO-34', spot: 't1', card: 'rats' });
    expect(step.state.completions).toEqual([]);
    expect(rushOut.wakeAt(step.state)).toBeNull();
  });

  it('[RO-34] takes and returns dice like any other', () => {
    const state = training2(...FULL);
    expect(line(play(state, 'B', 'take 2').state, 't1')).toBe('t1 rats: B1 . C1');
    expect(line(play(training2('B warrior blue: sword - -'), 'B', 'place 1 t1 sword').state, 't1')).toBe(
      't1 rats: B1 . .',
    );
  });

  it('[RO-A28] is a target of a confusion although it is full', () => {
    const state = training2('training-2 play dragon 1 asking s3', 's3 push-all*: . . . .', ...FULL);
    expect(line(play(state, 'A', 'aim t1').state, 't1')).toBe('t1 rats: . . .');
  });

  it('[RO-34] is the only one that is not completed when it is full', () => {
    const state = training2('t2 lock: B1 B2 .', 'B bard blue: (key) (key) heart');
    expect(told(play(state, 'B', 'place 3 t2 heart'))).toBe('placed RO-16, completed RO-7');
    const onTile = training2('training-2 play dragon 0', 't1 rats: B1 B2 .', 'B cleric blue: (sword) (step) fire');
    expect(told(play(onTile, 'B', 'place 3 t1 fire'))).toBe('placed RO-16, completed RO-7');
  });

  it('[RO-A28] is completed when the dragon moves on, if it is full', () => {
    const step = wake(breath('s1', 1, ...FULL));
    expect(told(step)).toBe('advanced RO-33, completed RO-A28, discarded RO-24, revealed RO-24');
    expect(step.events[1]).toMatchObject({ spot: 't1', card: 'rats', seats: [1, 2] });
    expect(wakeIn(step.state)).toBe(1_200);
    expect(told(wake(step.state))).toBe('discarded RO-21, revealed RO-21');
  });

  it('[RO-A28] is completed when the dragon is repelled, if it is full', () => {
    const full = ['t2 lock: C1 C2 C3', 'C tracker green: (key) (key) (heart)'];
    const step = wake(play(repelling(2, ...full), 'B', 'place 2 dragon joker').state);
    expect(told(step)).toBe('repelled RO-37, completed RO-A28');
  });

  it('[RO-A28] is not completed when the dragon leaves, if it is not full', () => {
    expect(told(wake(breath('s1', 1, 't1 rats: B1 . .', 'B warrior blue: (sword) - -')))).toBe(
      'advanced RO-33, discarded RO-24, revealed RO-24',
    );
  });

  it('[RO-35] is not completed if the dragon wins by leaving it', () => {
    const full = ['t3 stairs: C1 C2 C3', 'C tracker green: (step) (step) (step)'];
    const step = wake(breath('s1', 3, ...full));
    expect(told(step)).toBe('advanced RO-33, over RO-35');
    expect(step.state.completions).toEqual([]);
  });

  it('[RO-30] stays completed if it was completed before the dragon came', () => {
    const nearly = breath('s1', 1, 't2 lock: B1 B2 .', 'B bard blue: (key) (key) heart');
    const both = play(nearly, 'B', 'place 3 t2 heart', 100).state;
    const came = wake(both).state;
    expect([came.dragon, line(came, 't2')]).toEqual([2, 't2 lock*: B1 B2 B3']);
    expect(told(wake(came))).toBe('discarded RO-21, revealed RO-36');
  });

  it('[RO-30] is not completed again when the dragon leaves, if it was completed before it came', () => {
    const both = training2(
      'training-2 play dragon 2',
      't2 lock*: B1 B2 B3',
      `dragon tile*: ${tile(5, 'C1', 'C2', 'C3', 'D1')}`,
      'B bard blue: (key) (key) (heart)',
      'C tracker green: (joker) (joker) (joker)',
      'D bard brown: (joker) - -',
    );
    const repelled = wake({ ...both, completions: both.completions.toReversed() });
    expect(told(repelled)).toBe('repelled RO-37');
    expect(told(wake(repelled.state))).toBe('discarded RO-21, revealed RO-21');
  });

  it('[RO-36] the next card is revealed under a dragon that is on the empty spot', () => {
    const nearly = breath('s1', 1, 't2 lock: B1 B2 .', 'B bard blue: (key) (key) heart');
    const came = wake(play(nearly, 'B', 'place 3 t2 heart', 100).state).state;
    const slid = wake(came);
    expect(slid.events[1]).toEqual({ kind: 'revealed', rule: 'RO-36', spot: 't2', card: slid.state.cards.t2 });
    expect(slid.state.dragon).toBe(2);
    const stairs = { ...slid.state, cards: { ...slid.state.cards, t2: 'stairs' } };
    const full = training2('training-2 play dragon 2', 't2 stairs: B1 B2 .', 'B warrior blue: (step) (step) step');
    const held = play({ ...stairs, dice: full.dice, rollSpot: full.rollSpot }, 'B', 'place 3 t2 step', 2_000);
    expect(told(held)).toBe('placed RO-16, held RO-34');
  });

  it('[RO-36] a card on another spot is revealed by RO-21', () => {
    const state = training2('training-2 play dragon 2', 't1 rats: B1 B2 .', 'B cleric blue: (sword) (step) fire');
    expect(told(wake(play(state, 'B', 'place 3 t1 fire').state))).toBe('discarded RO-21, revealed RO-21');
  });
});

describe('repelling the dragon', () => {
  it('[RO-37] enough jokers on its tile move it back by one card, and the dice are returned', () => {
    const placed = play(repelling(2), 'B', 'place 2 dragon joker');
    expect(told(placed)).toBe('placed RO-16, completed RO-7');
    expect(placed.events[1]).toMatchObject({ spot: 'dragon', card: null, seats: [1, 3] });
    expect(wakeIn(placed.state)).toBe(600);
    const { state, events } = wake(placed.state);
    expect(events).toEqual([{ kind: 'repelled', rule: 'RO-37', from: 2, to: 1 }]);
    expect([state.dragon, line(state, 'dragon')]).toEqual([1, `dragon tile: ${tile(5)}`]);
    expect([line(state, 'B'), line(state, 'D')]).toEqual([
      'B warrior blue @dragon: - - sword',
      'D bard brown: joker - -',
    ]);
  });

  it('[RO-37] the tile stays and may be completed again', () => {
    const { state } = wake(play(repelling(2), 'B', 'place 2 dragon joker').state);
    expect(refusalOf(state, 'D', 'place 1 dragon joker', 1_000)).toBeNull();
  });

  it('[RO-37] three players need fewer jokers than five', () => {
    const placed = ['B1', 'C1'].slice(0, jokersToRepel(3) - 1);
    const state = training2(
      'training-2 play dragon 1',
      `dragon tile: ${tile(5, ...placed)}`,
      'B warrior blue: (joker) joker -',
      `C tracker green: ${placed.includes('C1') ? '(joker)' : '-'} - -`,
    );
    const three: RushState = { ...state, dice: state.dice.slice(0, 3), seatOptions: state.seatOptions.slice(0, 3) };
    expect(told(play(three, 'B', 'place 2 dragon joker'))).toBe('placed RO-16, completed RO-7');
    expect(told(play(state, 'B', 'place 2 dragon joker'))).toBe('placed RO-16');
  });

  it('[RO-37] every other face than a joker is refused', () => {
    expect(refusalOf(repelling(2), 'B', 'place 3 dragon joker')).toEqual({
      rule: 'RO-37',
      facts: { why: 'face', face: 'sword' },
    });
    expect(refusalOf(repelling(2), 'B', 'place 3 dragon sword')?.rule).toBe('RO-37');
    expect(refusalOf(repelling(2), 'B', 'place 2 dragon sword')?.rule).toBe('RO-37');
  });

  it('[RO-A22] a joker counts as a joker on the tile, whatever symbol it stands for elsewhere', () => {
    for (const skill of ['warrior', 'tracker', 'bard', 'cleric']) {
      expect(refusalOf(training2(`B ${skill} blue: joker - -`), 'B', 'place 1 dragon joker')).toBeNull();
    }
  });

  it('[RO-37] the tile takes the dice of two heroes and refuses those of a third', () => {
    expect(refusalOf(repelling(2), 'E', 'place 1 dragon joker')).toEqual({
      rule: 'RO-37',
      facts: { why: 'colours', one: 1, two: 3 },
    });
    const bound = { ...repelling(2), rollSpot: repelling(2).rollSpot.with(4, 'dragon') };
    expect(refusalOf(bound, 'E', 'place 1 dragon joker')?.facts).toMatchObject({ why: 'bound' });
    expect(refusalOf(repelling(2), 'D', 'place 1 dragon joker')).toBeNull();
  });

  it('[RO-A30] dice on the tile are refused while the dragon is on it', () => {
    const state = training2('training-2 play dragon 0', 'B warrior blue: joker - -');
    expect(refusalOf(state, 'B', 'place 1 dragon joker')).toEqual({ rule: 'RO-A30', facts: { why: 'free' } });
    const left = { ...state, rollSpot: state.rollSpot.with(1, 'dragon') };
    expect(refusalOf(left, 'B', 'place 1 dragon joker')).toEqual({ rule: 'RO-A30', facts: { why: 'bound' } });
    expect(refusalOf({ ...state, dragon: 1 }, 'B', 'place 1 dragon joker')).toBeNull();
  });

  it('[RO-37] there is no tile in training 1', () => {
    expect(refusalOf(training1('B warrior blue: joker - -'), 'B', 'place 1 dragon joker')).toEqual({
      rule: 'RO-37',
      facts: { why: 'absent' },
    });
    expect(line(training1(), 'dragon')).toBe('');
  });

  it('[RO-7] dice on a completed tile are refused', () => {
    const { state } = play(repelling(2), 'B', 'place 2 dragon joker');
    expect(refusalOf(state, 'D', 'place 1 dragon joker')).toEqual({ rule: 'RO-7', facts: { card: 'dragon-tile' } });
  });

  it('[RO-37] a dragon that moves before the effect is repelled from its new card', () => {
    const both = breath(
      's1',
      1,
      `dragon tile: ${tile(5, ...ON_TILE)}`,
      'B warrior blue: (joker) joker -',
      `D bard brown: - (joker) ${NEEDED > 3 ? '(joker)' : '-'}`,
    );
    const placed = play(both, 'B', 'place 2 dragon joker', 100).state;
    const { state } = wake(wake(placed).state);
    expect(state.dragon).toBe(1);
  });
});
