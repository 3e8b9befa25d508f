import { expect, it } from 'vitest';
import { signed, written } from './signed.ts';

it('points are written with a minus sign, and gains with a plus', () => {
  expect([12, 0, -10].map(signed)).toEqual(['+12', '0', '−10']);
  expect([12, 0, -10].map(written)).toEqual(['12', '0', '−10']);
});
