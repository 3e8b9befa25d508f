import { describe, expect, it } from 'vitest';
import { bannersOf } from './board.ts';
import { legalOf, line, play, refusalOf, training1, training2, wake } from './rush.scenario.ts';

/** The banners of this position are plant, air and fire. */
const ROLLED = training1('A sorcerer: plant water joker joker fire');

describe('the sorcerer’s dice', () => {
  it('[RO-23] are five, and those that are not on a spell are rolled together', () => {
    const state = training1('s2 push-one: A2 . .', 'A sorcerer: air (plant) - fire water');
    const rolled = play(state, 'A', 'roll').state.dice[0]?.map(({ is }) => is);
    expect(rolled).toEqual(['rolled', 'placed', 'rolled', 'rolled', 'rolled']);
  });

  it('[RO-23] of one roll may be placed on one spell, as many as fit', () => {
    const { state, events } = play(ROLLED, 'A', 'place 1 s1 plant');
    expect(events).toEqual([{ kind: 'placed', rule: 'RO-23', seat: 0, die: 0, spot: 's1', square: 0 }]);
    expect(line(play(state, 'A', 'place 2 s1 water', 500).state, 's1')).toBe('s1 push-all: A1 A2 . .');
    expect(refusalOf(state, 'A', 'place 5 s2 fire', 500)).toEqual({
      rule: 'RO-23',
      facts: { why: 'other', card: 'push-all' },
    });
  });

  it('[RO-23] of one roll are refused on a second spell, even after the first die is taken back', () => {
    const placed = play(ROLLED, 'A', 'place 1 s1 plant').state;
    const state = play(placed, 'A', 'take 1', 1_000).state;
    expect(refusalOf(state, 'A', 'place 5 s2 fire', 2_000)).toEqual({
      rule: 'RO-23',
      facts: { why: 'roll', card: 'push-all' },
    });
    expect(refusalOf(state, 'A', 'place 2 s1 water', 2_000)).toBeNull();
  });

  it('[RO-23] are refused on a trial and on the dragon tile', () => {
    expect(refusalOf(ROLLED, 'A', 'place 5 t1 fire')).toEqual({
      rule: 'RO-23',
      facts: { why: 'side', card: 'rats' },
    });
    expect(refusalOf(training2('A sorcerer: joker - - - -'), 'A', 'place 1 dragon joker')).toEqual({
      rule: 'RO-23',
      facts: { why: 'side', card: 'dragon-tile' },
    });
  });

  it('[RO-23] must match a square of the spell', () => {
    expect(refusalOf(ROLLED, 'A', 'place 2 s1 air')).toEqual({
      rule: 'RO-23',
      facts: { why: 'face', face: 'water', card: 'push-all' },
    });
    expect(refusalOf(ROLLED, 'A', 'place 2 s2 water')).toEqual({
      rule: 'RO-23',
      facts: { why: 'square', symbol: 'water', card: 'push-one' },
    });
    expect(refusalOf(ROLLED, 'A', 'place 2 s3 water')).toBeNull();
  });

  it('[RO-23] must be rolled after they are taken back, and may not move from a spell', () => {
    const state = training1('s1 push-all: A1 . . .', 'A sorcerer: (plant) water - - fire');
    expect(refusalOf(state, 'A', 'place 1 s2 plant')).toEqual({
      rule: 'RO-20',
      facts: { why: 'placed', card: 'push-all' },
    });
    const taken = play(state, 'A', 'take 1').state;
    expect(refusalOf(taken, 'A', 'place 1 s1 plant', 500)).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
    expect(line(taken, 'A')).toBe('A sorcerer: - water - - fire');
  });

  it('[RO-23] fill one square each', () => {
    const state = training1('s1 push-all: A1 . . .', 'A sorcerer: (plant) plant - - -');
    expect(refusalOf(state, 'A', 'place 2 s1 plant')).toEqual({
      rule: 'RO-A20',
      facts: { symbol: 'plant', card: 'push-all' },
    });
  });
});

describe('the sorcerer’s jokers', () => {
  it('[RO-25] stand for a symbol on a banner of any open card', () => {
    expect(bannersOf(ROLLED).toSorted()).toEqual(['air', 'fire', 'plant']);
    for (const symbol of ['plant', 'air', 'fire']) {
      expect(refusalOf(ROLLED, 'A', `place 3 s2 ${symbol}`)).toBeNull();
    }
    expect(refusalOf(ROLLED, 'A', 'place 3 s1 water')).toEqual({
      rule: 'RO-25',
      facts: { why: 'banner', symbol: 'water', count: 3 },
    });
    expect(refusalOf(ROLLED, 'A', 'place 3 s1 joker')).toMatchObject({ rule: 'RO-25' });
  });

  it('[RO-25] are refused if no banner is visible', () => {
    const bare = training1(
      't1 torches: . . .',
      't2 goblins: . . .',
      's1 push-one: . . .',
      's2 push-one-too: . . .',
      's3 ghost: . . . .',
      'A sorcerer: joker - - - -',
    );
    expect(refusalOf(bare, 'A', 'place 1 s1 plant')).toEqual({
      rule: 'RO-25',
      facts: { why: 'banner', symbol: 'plant', count: 0 },
    });
    expect(legalOf(bare, 'A').filter((text) => text.startsWith('place'))).toEqual([]);
  });

  it('[RO-25] are refused on a spell without a free square for any of the banners', () => {
    const taken = training1('t2 goblins: . . .', 's1 push-all: A1 . . .', 'A sorcerer: (plant) joker - - -');
    expect(bannersOf(taken).toSorted()).toEqual(['fire', 'plant']);
    for (const symbol of ['plant', 'fire']) {
      expect(refusalOf(taken, 'A', `place 2 s1 ${symbol}`)).toEqual({
        rule: 'RO-25',
        facts: { why: 'square', card: 'push-all' },
      });
    }
    const open = training1('t2 goblins: . . .', 'A sorcerer: joker - - - -');
    expect(refusalOf(open, 'A', 'place 1 s1 fire')).toMatchObject({ rule: 'RO-23', facts: { why: 'square' } });
  });

  it('[RO-25] stand for a symbol each, and a banner may be used repeatedly', () => {
    const state = training2('A sorcerer: joker joker joker - -');
    const one = play(state, 'A', 'place 1 s2 fire').state;
    const two = play(one, 'A', 'place 2 s2 fire', 500).state;
    expect(line(play(two, 'A', 'place 3 s2 air', 1_000).state, 's2')).toBe('s2 flight: A1 A2 . . A3');
  });

  it('[RO-25] do not depend on the symbols of the heroes’ jokers', () => {
    expect(refusalOf(ROLLED, 'B', 'roll')).toBeNull();
    expect(refusalOf(training1('B cleric blue: joker - -'), 'B', 'place 1 t1 fire')).toBeNull();
    expect(refusalOf(training1('B warrior blue: joker - -'), 'B', 'place 1 t1 fire')?.rule).toBe('RO-22');
  });

  it('[RO-A21] may use the banner of the card that they fill, and of the card under the dragon', () => {
    const state = training2('t2 torches: . . .', 's1 push-one: . . .', 's2 push-one-too: . . .');
    expect(bannersOf(state)).toEqual(['plant']);
    const joker = training2('A sorcerer: joker - - - -');
    expect(refusalOf(joker, 'A', 'place 1 s3 plant')).toBeNull();
    const alone = training2('t1 torches: . . .', 'A sorcerer: joker - - - -');
    expect(refusalOf(alone, 'A', 'place 1 s3 plant')).toBeNull();
  });

  it('[RO-A21] may not use the banner of an open card on a deck', () => {
    const state = training1('s3 ghost: . . . .', 'trials torches imp');
    expect(bannersOf(state).toSorted()).toEqual(['air', 'plant']);
  });

  it('[RO-26] stay on their squares when the card with the banner is discarded', () => {
    const state = training1(
      't2 lock: B1 B2 .',
      's2 push-one: . A1 .',
      'A sorcerer: (joker) - - - -',
      'B bard blue: (key) (joker) heart',
    );
    const gone = wake(play(state, 'B', 'place 3 t2 heart').state).state;
    expect(bannersOf(gone)).not.toContain('air');
    expect(line(gone, 's2')).toBe('s2 push-one: . A1 .');
  });
});
