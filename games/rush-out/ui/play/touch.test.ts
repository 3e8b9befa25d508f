import { describe, expect, it } from 'vitest';
import { rushOut } from '../../rules/index.ts';
import type { Spot } from '../../rules/types.ts';
import { A, HEROES, SORCERER, seen } from './table.scenario.ts';
import { boundTo, fitsOf, placing, squaresLit, type TapResult, tapDie, tapSpot } from './touch.ts';

/** Result of a tap on a die: a command, or a choice of places. */
function tapped(text: string, die: number, focus: Spot | null = null): string {
  const view = seen(text);
  const fits = fitsOf({ view, seat: A });
  return told(tapDie({ view, seat: A }, focus, die, fits), fits[die] ?? []);
}

function told(answer: TapResult, spots: readonly Spot[]): string {
  if ('command' in answer) return rushOut.notation.command(answer.command);
  if ('lay' in answer) return answer.lay.map((place) => rushOut.notation.command(place)).join(', ');
  return 'choose' in answer ? `? ${spots.join(' ')}` : `focus ${answer.focus}`;
}

describe('a tap on a die', () => {
  it('goes where there is one place for it', () => {
    expect(tapped(HEROES, 0)).toBe('place 1 t3 sword');
  });

  it('lets me choose where there are several', () => {
    expect(tapped(HEROES, 1)).toBe('? t1 t3');
  });

  it('goes to the card that I work on', () => {
    expect(tapped(HEROES, 1, 't3')).toBe('place 2 t3 fire');
  });

  it('goes nowhere else than to the card that I chose: it waits', () => {
    expect(tapped(HEROES, 0, 't1')).toBe('? t3');
  });

  it('[RO-22] lays a joker as what its hero makes of it', () => {
    expect(tapped(HEROES, 2, 't1')).toBe('place 3 t1 fire');
    expect(tapped(HEROES, 2, 'dragon')).toBe('place 3 dragon joker');
  });

  it('[RO-15] takes back one that lies on a card', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(tapped(laid, 1)).toBe('take 2');
  });

  it('[RO-19] is tried where a square asks for it, so that the rules say why not', () => {
    const shared = `${HEROES.replace('door: B1 . . .', 'door: B1 D1 . .')}\n  D warrior green: (key) - -`;
    expect(tapped(shared, 0)).toBe('place 1 t3 sword');
  });

  it('[RO-17] is tried anywhere where no square asks for it', () => {
    expect(tapped(HEROES.replace('sword fire joker', 'heart fire joker'), 0)).toBe('place 1 t1 heart');
  });
});

describe('a tap on a card', () => {
  const tappedAt = (text: string, spot: Spot, chosen: number | null = null): string => {
    const situation = { view: seen(text), seat: A };
    return told(tapSpot(situation, fitsOf(situation), chosen, spot), []);
  };

  it('[RO-16] lays all dice that fit, each on another square', () => {
    expect(tappedAt(HEROES, 't3')).toBe('place 1 t3 sword, place 2 t3 fire');
    expect(tappedAt(HEROES, 't1')).toBe('place 2 t1 fire, place 3 t1 fire');
    expect(tappedAt(HEROES, 'dragon')).toBe('place 3 dragon joker');
  });

  it('lays as many as light up on it', () => {
    const situation = { view: seen(HEROES), seat: A };
    const fits = fitsOf(situation);
    const spots = ['t1', 't2', 't3', 'dragon'] as const;
    const laid = spots.map((spot) => {
      const answer = tapSpot(situation, fits, null, spot);
      return 'lay' in answer ? answer.lay.length : 0;
    });
    expect(laid).toEqual(spots.map((spot) => squaresLit(situation, fits, spot).length));
  });

  it('lays the die that was chosen, and no other', () => {
    expect(tappedAt(HEROES, 't1', 1)).toBe('place 2 t1 fire');
  });

  it('works on it where no die fits', () => {
    expect(tappedAt(HEROES, 't2')).toBe('focus t2');
  });

  it('[RO-18] lays no die on a second card', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(tappedAt(laid, 't3')).toBe('focus t3');
    expect(tappedAt(laid, 't1')).toBe('place 3 t1 fire');
  });
});

describe('where dice are bound', () => {
  it('[RO-18] is the card that one of them lies on', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(boundTo({ view: seen(laid), seat: A })).toBe('t1');
  });

  it('[RO-16] is the card that this roll went to, but only until all of it must be rolled again', () => {
    expect(boundTo({ view: seen(HEROES.replace('cleric blue', 'cleric blue @t1')), seat: A })).toBe('t1');
    const loose = HEROES.replace('cleric blue: sword fire joker', 'cleric blue @t1: - - -');
    expect(boundTo({ view: seen(loose), seat: A })).toBe(null);
  });
});

describe('the squares that light up', () => {
  it('are as many as dice that fit, each another one', () => {
    const view = seen(HEROES);
    expect(squaresLit({ view, seat: A }, fitsOf({ view, seat: A }), 't1')).toEqual([0, 1]);
  });
});

describe('the sorcerer', () => {
  it('[RO-25] lays a joker as the banner that most squares ask for', () => {
    const view = seen(SORCERER);
    expect(rushOut.notation.command(placing({ view, seat: A }, 2, 's2'))).toBe('place 3 s2 fire');
  });

  it('[RO-25] lays it as the square that was pointed at, where that has a banner', () => {
    const situation = { view: seen(SORCERER), seat: A };
    const fits = fitsOf(situation);
    expect(told(tapSpot(situation, fits, 2, 's3', 'plant'), [])).toBe('place 3 s3 plant');
    expect(told(tapSpot(situation, fits, 2, 's3', 'fire'), [])).toBe('place 3 s3 fire');
    expect(tapSpot(situation, fits, 2, 's3', 'water')).toEqual(tapSpot(situation, fits, 2, 's3'));
  });

  it('[RO-25] lays dice first and jokers last, each on a square that is still free', () => {
    const text = SORCERER.replace('plant fire joker air -', 'joker joker plant air -');
    const situation = { view: seen(text), seat: A };
    expect(told(tapSpot(situation, fitsOf(situation), null, 's3'), [])).toBe(
      'place 3 s3 plant, place 4 s3 air, place 1 s3 fire',
    );
  });
});
