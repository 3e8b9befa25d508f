import { describe, expect, it } from 'vitest';
import { joinList } from './join-list.ts';

function and(...names: readonly string[]): string {
  return joinList(names, ({ head, last }) => `${head} et ${last}`);
}

describe('a list', () => {
  it('has commas, and the joining word before its last name', () => {
    expect(and('Léa', 'Malik', 'Camille')).toBe('Léa, Malik et Camille');
    expect(and('Léa', 'Malik')).toBe('Léa et Malik');
  });

  it('of one is its name, and of none is empty', () => {
    expect([and('Léa'), and()]).toEqual(['Léa', '']);
  });
});
