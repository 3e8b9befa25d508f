import { toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../rules/rush.scenario.ts';
import type { Spot } from '../../rules/types.ts';
import { aimsOf, offeredTargetsIn } from './aims.ts';
import { badgeOf, cardStateOf, openBadgeOf } from './badge.ts';
import { dangerFor } from './danger.ts';
import { A, B, HEROES, SORCERER, seen } from './table.scenario.ts';
import { fitsOf } from './touch.ts';

function badges(text: string, ...spots: readonly Spot[]): unknown[] {
  const view = seen(text);
  const choosing = offeredTargetsIn(view, null);
  const aims = choosing === null ? null : aimsOf(view, choosing);
  return spots.map((spot) => badgeOf({ view, me: A, fits: fitsOf({ view, seat: A }), aims }, spot)?.is ?? null);
}

describe('the badge of a card', () => {
  it('[RO-34] counts the player’s dice that fit, or says that the dragon holds the card', () => {
    expect(badges(HEROES, 't1', 't2', 't3')).toEqual(['place', 'held', 'place']);
  });

  it('counts squares: two dice for one square count once', () => {
    const view = seen(HEROES);
    const question = { view, me: A, fits: fitsOf({ view, seat: A }), aims: null };
    expect(question.fits.map((spots) => spots.includes('t3'))).toEqual([true, true, true]);
    expect(badgeOf(question, 't3')).toEqual({ is: 'place', count: 2 });
  });

  it('[RO-A78] says that a die leaves the card for the whirlwind, to everybody', () => {
    const view = seen(HEROES);
    const question = { about: 'lock', seat: B, spot: 'hero-1/dissipation-whirlwind-1', until: toMillis(NOW) } as const;
    const asked = { ...view, questions: [question] };
    const one = { view: asked, me: null, fits: [], aims: null };
    expect([badgeOf(one, 't3'), badgeOf(one, 't1')]).toEqual([{ is: 'awaited' }, null]);
  });

  it('[RO-19] names the two colours on the card', () => {
    const two = HEROES.replace('door: B1 . . .', 'door: B1 D1 . .').replace(
      'C sorcerer: water - - - -',
      'C sorcerer: water - - - -\n  D tracker green: (key) - -',
    );
    expect(badges(two, 't3')).toEqual(['colours']);
  });

  it('[RO-29] counts the dice that a push removes, or says that there is none', () => {
    const asking = SORCERER.replace('dragon 0', 'dragon 0 asking s1').replace('plant fire joker air -', '- - - - -');
    expect(badges(asking, 't1', 't2', 't3')).toEqual(['push', 'no-push', 'push']);
    expect(
      badges(
        asking.replace('s1 push-all', 's1 push-one').replace('s1 push-one: . . . .', 's1 push-one: . . .'),
        't1',
        't3',
      ),
    ).toEqual(['pick', 'pick']);
  });

  it('warns of a spell with one free square', () => {
    const nearly = HEROES.replace('flight: . . . . .', 'flight: C1 C2 C3 C4 .').replace(
      'water - - - -',
      '(fire) (fire) (fire) (lightning) -',
    );
    expect(badges(nearly, 's2', 's1')).toEqual(['last', null]);
    expect(dangerFor(seen(nearly), 'heroes')).toMatchObject({ spot: 's2' });
  });
});

describe('danger', () => {
  it('is a dragon on the last card before all others', () => {
    expect(dangerFor(seen(HEROES.replace('dragon 2', 'dragon 3')), 'heroes')).toEqual({ of: 'dragon' });
  });

  it('is null while no camp is close to its goal', () => {
    expect(dangerFor(seen(HEROES), 'heroes')).toBe(null);
  });
});

describe('the frame of a card', () => {
  function frames(text: string, ...spots: readonly Spot[]): unknown[] {
    const view = seen(text);
    const question = { view, me: A, fits: fitsOf({ view, seat: A }), aims: null };
    return spots.map((spot) => cardStateOf(view, spot, badgeOf(question, spot)));
  }

  it('[RO-34] lights up if a die of the player fits, and shows that the dragon holds the card', () => {
    expect(frames(HEROES, 't1', 't2', 's1')).toEqual(['legal', 'held', null]);
  });

  it('glows if one die is missing, also for spectators', () => {
    const nearly = HEROES.replace('s1 push-all: . . . .', 's1 push-all: C1 C2 C3 .').replace(
      'C sorcerer: water - - - -',
      'C sorcerer: (plant) (water) (lightning) - -',
    );
    expect(frames(nearly, 's1')).toEqual(['hot']);
    const view = seen(nearly);
    expect(cardStateOf(view, 's1', openBadgeOf(view, 's1'))).toBe('hot');
  });

  it('[RO-7] is white for a completed card', () => {
    const done = HEROES.replace('t1 fires: . . .', 't1 fires*: B2 B3 A2');
    expect(frames(done, 't1')).toEqual(['done']);
  });
});
