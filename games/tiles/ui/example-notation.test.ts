import { describe, expect, it } from 'vitest';
import { readExample } from './example-notation.ts';

describe('examples of the rules', () => {
  it('tiles stand in groups', () => {
    expect(readExample('B5 B6 B7 | R9 G9')).toEqual([
      ['B5', 'B6', 'B7'],
      ['R9', 'G9'],
    ]);
  });

  it('a table as the notation writes it is read too', () => {
    expect(readExample('table [1 R8 G8] [2 G3 G4]')).toEqual([
      ['R8', 'G8'],
      ['G3', 'G4'],
    ]);
  });

  it('what is no tile is left out', () => {
    expect(readExample('R14 X2 hello')).toEqual([]);
  });
});
