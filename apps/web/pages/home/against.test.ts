import { uiCatalog, type Variant } from '@tablee/games/catalog.ui';
import { describe, expect, it } from 'vitest';
import { LEVELS, lastPlayed, levelFor, usualVariant } from './against.ts';

const THREE = { levels: [...LEVELS] };
const FAMILY: Variant = { preset: 'family', minutes: 3, seats: 3 };
const JUNIOR: Variant = { preset: 'junior', minutes: 9, seats: 3, forChildren: true };

describe('the level of the bots', () => {
  it.each([
    [FAMILY, null, 'normal'],
    [JUNIOR, null, 'facile'],
    [JUNIOR, 'normal', 'normal'],
    [JUNIOR, 'friends', 'facile'],
    [FAMILY, 'expert', 'expert'],
  ] as const)('for %j with %s chosen is %s', (variant, against, level) => {
    expect(levelFor(THREE, variant, against)).toBe(level);
  });

  it('is one that the game has if it lacks the chosen one', () => {
    expect(levelFor({ levels: ['normal'] }, JUNIOR, null)).toBe('normal');
    expect(levelFor({ levels: ['normal'] }, FAMILY, 'expert')).toBe('normal');
  });

  it('can be chosen at home for every level', () => {
    const all = Object.values(uiCatalog).flatMap(({ levels }) => levels);
    expect(LEVELS).toEqual(expect.arrayContaining(all));
  });
});

describe('the usual variant of a game', () => {
  const box = { variants: [JUNIOR, FAMILY] } as const;

  it('is the one played last, if it belongs to this game', () => {
    expect(usualVariant('tiles', box, 'tiles/family')).toBe(FAMILY);
    expect(usualVariant('tiles', box, 'ruckus/family')).toBe(JUNIOR);
    expect(usualVariant('tiles', box, null)).toBe(JUNIOR);
  });
});

describe('the highlighted variant of a game', () => {
  const box = { variants: [JUNIOR, FAMILY] } as const;

  it('is the one played last, and none for a newcomer', () => {
    expect(lastPlayed('tiles', box, 'tiles/family')).toBe('family');
    expect(lastPlayed('tiles', box, 'ruckus/family')).toBeNull();
    expect(lastPlayed('tiles', box, null)).toBeNull();
  });
});
