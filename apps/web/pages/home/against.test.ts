import { uiCatalog, type Variant } from '@tablee/games/catalog.ui';
import { describe, expect, it } from 'vitest';
import { LEVELS, levelFor, usualVariant } from './against.ts';

const THREE = { levels: [...LEVELS] };
const FAMILY: Variant = { preset: 'family', minutes: 3, seats: 3 };
const JUNIOR: Variant = { preset: 'junior', minutes: 9, seats: 3, forChildren: true };

describe('the bots that come', () => {
  it.each([
    [FAMILY, null, 'normal'],
    [JUNIOR, null, 'facile'],
    [JUNIOR, 'normal', 'normal'],
    [JUNIOR, 'friends', 'facile'],
    [FAMILY, 'expert', 'expert'],
  ] as const)('for %j with %s chosen are %s', (variant, against, level) => {
    expect(levelFor(THREE, variant, against)).toBe(level);
  });

  it('are those that the game has, where it has no others', () => {
    expect(levelFor({ levels: ['normal'] }, JUNIOR, null)).toBe('normal');
    expect(levelFor({ levels: ['normal'] }, FAMILY, 'expert')).toBe('normal');
  });

  it('can all be chosen at home', () => {
    const all = Object.values(uiCatalog).flatMap(({ levels }) => levels);
    expect(LEVELS).toEqual(expect.arrayContaining(all));
  });
});

describe('the usual variant of a game', () => {
  const box = { variants: [JUNIOR, FAMILY] } as const;

  it('is what was played last, if that was of this game', () => {
    expect(usualVariant('tiles', box, 'tiles/family')).toBe(FAMILY);
    expect(usualVariant('tiles', box, 'ruckus/family')).toBe(JUNIOR);
    expect(usualVariant('tiles', box, null)).toBe(JUNIOR);
  });
});
