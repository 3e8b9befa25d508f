import { describe, expect, it } from 'vitest';
import { rushOut } from '../../rules/index.ts';
import { checkRush } from '../../rules/legality.ts';
import type { Spot } from '../../rules/types.ts';
import { A, HEROES, SORCERER, seen } from './table.scenario.ts';
import { AFTER_ANY_PACE, boundTo, fitsOf, placing, squaresLit, type TapResult, tapDie, tapSpot } from './touch.ts';

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
  it('places it if it fits one spot', () => {
    expect(tapped(HEROES, 0)).toBe('place 1 t3 sword');
  });

  it('chooses it if it fits several spots', () => {
    expect(tapped(HEROES, 1)).toBe('? t1 t3');
  });

  it('places it on the card in focus', () => {
    expect(tapped(HEROES, 1, 't3')).toBe('place 2 t3 fire');
  });

  it('chooses it if it does not fit the card in focus', () => {
    expect(tapped(HEROES, 0, 't1')).toBe('? t3');
  });

  it('[RO-44] takes a locked die back, which is refused with the reason', () => {
    const whirlwind = 'hero-0/dissipation-whirlwind-1 dissipation-whirlwind-1: . . .\n  dragon tile';
    const locked = HEROES.replace('training-2', 'scenario-1')
      .replace('dragon tile', whirlwind)
      .replace('sword fire joker', '# fire joker');
    expect(tapped(locked, 0, 't1')).toBe('take 1');
    expect(checkRush(seen(locked), A, { do: 'take', die: 0 }, AFTER_ANY_PACE)?.rule).toBe('RO-44');
  });

  it('[RO-22] places a joker as its hero’s symbol', () => {
    expect(tapped(HEROES, 2, 't1')).toBe('place 3 t1 fire');
    expect(tapped(HEROES, 2, 'dragon')).toBe('place 3 dragon joker');
  });

  it('[RO-15] takes it back from a card', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(tapped(laid, 1)).toBe('take 2');
  });

  it('[RO-19] tries a card with its symbol if it fits nowhere, for the reason of the refusal', () => {
    const shared = `${HEROES.replace('door: B1 . . .', 'door: B1 D1 . .')}\n  D warrior green: (key) - -`;
    expect(tapped(shared, 0)).toBe('place 1 t3 sword');
  });

  it('[RO-17] tries any card if no square has its symbol', () => {
    expect(tapped(HEROES.replace('sword fire joker', 'heart fire joker'), 0)).toBe('place 1 t1 heart');
  });
});

describe('a tap on a card', () => {
  const tappedAt = (text: string, spot: Spot, chosen: number | null = null): string => {
    const situation = { view: seen(text), seat: A };
    return told(tapSpot(situation, fitsOf(situation), chosen, spot), []);
  };

  it('[RO-16] places all dice that fit, each on its own square', () => {
    expect(tappedAt(HEROES, 't3')).toBe('place 1 t3 sword, place 2 t3 fire');
    expect(tappedAt(HEROES, 't1')).toBe('place 2 t1 fire, place 3 t1 fire');
    expect(tappedAt(HEROES, 'dragon')).toBe('place 3 dragon joker');
  });

  it('places as many dice as squares are lit', () => {
    const situation = { view: seen(HEROES), seat: A };
    const fits = fitsOf(situation);
    const spots = ['t1', 't2', 't3', 'dragon'] as const;
    const laid = spots.map((spot) => {
      const answer = tapSpot(situation, fits, null, spot);
      return 'lay' in answer ? answer.lay.length : 0;
    });
    expect(laid).toEqual(spots.map((spot) => squaresLit(situation, fits, spot).length));
  });

  it('places only the chosen die', () => {
    expect(tappedAt(HEROES, 't1', 1)).toBe('place 2 t1 fire');
  });

  it('focuses it if no die fits', () => {
    expect(tappedAt(HEROES, 't2')).toBe('focus t2');
  });

  it('[RO-18] places no die on a second card', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(tappedAt(laid, 't3')).toBe('focus t3');
    expect(tappedAt(laid, 't1')).toBe('place 3 t1 fire');
  });
});

describe('the bound spot', () => {
  it('[RO-18] is the card with dice of the seat', () => {
    const laid = HEROES.replace('fires: . . .', 'fires: A2 . .').replace('sword fire joker', 'sword (fire) joker');
    expect(boundTo({ view: seen(laid), seat: A })).toBe('t1');
  });

  it('[RO-16] is the card of this roll while rolled dice are left', () => {
    expect(boundTo({ view: seen(HEROES.replace('cleric blue', 'cleric blue @t1')), seat: A })).toBe('t1');
    const loose = HEROES.replace('cleric blue: sword fire joker', 'cleric blue @t1: - - -');
    expect(boundTo({ view: seen(loose), seat: A })).toBe(null);
  });
});

describe('lit squares', () => {
  it('are one for each die that fits', () => {
    const view = seen(HEROES);
    expect(squaresLit({ view, seat: A }, fitsOf({ view, seat: A }), 't1')).toEqual([0, 1]);
  });
});

describe('the sorcerer', () => {
  it('[RO-25] places a joker as the banner with the most free squares', () => {
    const view = seen(SORCERER);
    expect(rushOut.notation.command(placing({ view, seat: A }, 2, 's2'))).toBe('place 3 s2 fire');
  });

  it('[RO-25] places a joker as the touched square if that has a banner', () => {
    const situation = { view: seen(SORCERER), seat: A };
    const fits = fitsOf(situation);
    expect(told(tapSpot(situation, fits, 2, 's3', 'plant'), [])).toBe('place 3 s3 plant');
    expect(told(tapSpot(situation, fits, 2, 's3', 'fire'), [])).toBe('place 3 s3 fire');
    expect(tapSpot(situation, fits, 2, 's3', 'water')).toEqual(tapSpot(situation, fits, 2, 's3'));
  });

  it('[RO-25] places jokers last, each on a square that is still free', () => {
    const text = SORCERER.replace('plant fire joker air -', 'joker joker plant air -');
    const situation = { view: seen(text), seat: A };
    expect(told(tapSpot(situation, fitsOf(situation), null, 's3'), [])).toBe(
      'place 3 s3 plant, place 4 s3 air, place 1 s3 fire',
    );
  });
});
