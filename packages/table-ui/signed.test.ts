import { expect, it } from 'vitest';
import { formatPoints, formatSigned } from './signed.ts';

it('points are written with a minus sign, and gains with a plus', () => {
  expect([12, 0, -10].map(formatSigned)).toEqual(['+12', '0', '−10']);
  expect([12, 0, -10].map(formatPoints)).toEqual(['12', '0', '−10']);
});
