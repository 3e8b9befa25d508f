import { describe, expect, it } from 'vitest';
import { neededNow } from './coaching.tsx';

const IDLE = { mustDraw: false, isTaking: false, chosen: [] };

describe('what no tip covers', () => {
  it('are the piles only while a card can be drawn', () => {
    expect(neededNow({ ...IDLE, mustDraw: true })).toContain('stock');
    expect(neededNow({ ...IDLE, isTaking: true })).toContain('discards');
    expect(neededNow(IDLE)).not.toMatch(/stock|discards/);
  });

  it('is what can be done with the chosen cards, or what sends the turn', () => {
    expect(neededNow({ ...IDLE, chosen: ['R5'] })).toMatch(/own.*lay.*discard/);
    expect(neededNow(IDLE)).toContain('confirm');
  });

  it('is always what is said and where cards are composed', () => {
    for (const game of [IDLE, { ...IDLE, mustDraw: true }]) expect(neededNow(game)).toMatch(/data-look.*\.status$/);
  });
});
