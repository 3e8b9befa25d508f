import { seatOf } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { type DrawnPosition, drawPosition } from '../rules/drawn.ts';
import { defaultDiceOptions } from '../rules/options.ts';
import type { DiceState } from '../rules/types.ts';
import { canPassIn } from './can-pass.ts';
import { wordsOf } from './status.tsx';

type Props = Parameters<typeof wordsOf>[0];

/** Text of the status line for the player who is to lay. */
function told(drawn: DrawnPosition, options: Partial<DiceState['options']> = {}): string {
  const view: DiceState = { ...drawPosition(drawn), options: { ...defaultDiceOptions, ...options } };
  const game = {
    isSending: false,
    hinted: null,
    chosen: { dice: [], isLine: false },
    draft: { command: null, hasLost: false },
    canPass: canPassIn(view, seatOf('A')),
  } as unknown as Props['game'];
  const props = { view, viewer: seatOf('A'), say: speakerOf(words, 'fr'), game } as Props;
  return wordsOf(props)[1];
}

describe('the status line of a turn', () => {
  const FITS = { table: 'R3 R4 R5', a: 'R6 K9', b: 'B1' };

  it('mentions passing if it is allowed', () => {
    expect(told(FITS)).toBe('Pose tes dés, ou passe.');
    expect(told({ ...FITS, a: 'K9' }, { duty: 'anything' })).toBe('Pose tes dés, ou passe.');
  });

  it('[RX-5] [RX-A4] does not mention passing if a lay is obligatory', () => {
    expect(told({ ...FITS, a: 'B6 B7 B8' })).toBe('Pose tes dés.');
    expect(told(FITS, { duty: 'anything' })).toBe('Pose tes dés.');
  });
});
