import { describe, expect, it } from 'vitest';
import { neededNow } from './coaching.tsx';

const IDLE = { mustDraw: false, isTaking: false, chosen: [] };

describe('the things that no tip covers', () => {
  it('include the piles only while a card can be drawn', () => {
    expect(neededNow({ ...IDLE, mustDraw: true })).toContain('stock');
    expect(neededNow({ ...IDLE, isTaking: true })).toContain('discards');
    expect(neededNow(IDLE)).not.toMatch(/stock|discards/);
  });

  it('include the buttons for the chosen cards, or the one that sends the turn', () => {
    expect(neededNow({ ...IDLE, chosen: ['R5'] })).toMatch(/own.*lay.*discard/);
    expect(neededNow(IDLE)).toContain('confirm');
  });

  it('always include the status and the bench', () => {
    for (const game of [IDLE, { ...IDLE, mustDraw: true }]) expect(neededNow(game)).toMatch(/data-look.*\.status$/);
  });
});
