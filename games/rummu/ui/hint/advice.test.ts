import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../../rules/index.ts';
import { position } from '../../rules/rummu.scenario.ts';
import type { RummuView } from '../../rules/types.ts';
import { adviseDraw, adviseTurn } from './advice.ts';

const A = 0 as Seat;
type Spec = Partial<Parameters<typeof position>[0]>;
const seen = (hand: string, spec: Spec = {}): RummuView =>
  rummu.view(position({ hands: [hand, 'B0', 'G0'], table: '[1 A K0 K1 K2]', ...spec }), A);

describe('where to draw from', () => {
  const drawing = (hand: string, top: string, spec: Spec = {}) =>
    adviseDraw(seen(hand, { phase: 'draw', discards: top, ...spec }), A);

  it('is the discards where the card can be laid at once', () => {
    expect(drawing('R5 R6 B0 G8', 'R7')).toMatchObject({ command: { do: 'take' }, card: 'R7', why: 'lay' });
  });

  it('is the discards where the card goes with others of the hand', () => {
    expect(drawing('R5 R7 B0 G9', 'R6', { table: '' })).toMatchObject({ command: { do: 'take' }, why: 'goes' });
  });

  it('is the stock where it does neither', () => {
    expect(drawing('R5 R6 B0 G8', 'K9')).toMatchObject({ command: { do: 'draw' }, why: 'stock' });
  });
});

describe('what to play', () => {
  it('is the turn that scores most; what goes with nothing is thrown away', () => {
    const command = adviseTurn(seen('R5 R6 R7 B3 B4 G9'), A);
    expect(rummu.notation.command(command)).toBe('play lay R5 R6 R7, toss G9');
  });

  it('[RM-15] lays first what opens, as whoever follows it card by card must', () => {
    const command = adviseTurn(seen('Y0 G1 B2 K6 K7 K8 Y1 Y4 Y5', { table: '' }), A);
    expect(rummu.notation.command(command)).toBe('play lay Y4 Y5 K6 K7 K8, lay Y0 G1 B2, toss Y1');
  });

  it('keeps a joker that would be the dearest card', () => {
    expect(adviseTurn(seen('B3 G9 Y5'), A).discard).not.toBe('Y5');
  });

  it('is always allowed', () => {
    for (const hand of ['R5', 'R5 R6 R7', 'K3 K4', 'Y1 Y2 Y3']) {
      const view = seen(hand);
      expect([hand, rummu.check(view, A, adviseTurn(view, A), 0 as never)]).toEqual([hand, null]);
    }
  });
});
