import { type Seat, toSeat } from '@tablee/kernel';
import type { Happening } from '@tablee/table-ui';
import { speakerOf } from '@tablee/words';
import { expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import type { DiceEvent, DiceTypes } from '../rules/types.ts';
import { lastActionOf } from './last-action.ts';

const say = speakerOf(words, 'fr');
const [ME, OTHER] = [toSeat(0), toSeat(1)];

function wordsOf(seat: Seat, ...sights: readonly DiceEvent[]): string | null {
  const happenings = sights.map((sight, seq): Happening<DiceTypes> => ({ seq, sights: [sight], isMine: false }));
  return lastActionOf(seat, happenings, say)?.words ?? null;
}

const placed = (['R3', 'R4', 'R5'] as const).map((face, x) => ({ die: x, face, x, y: 0 }));
const LAID: DiceEvent = { kind: 'laid', rule: 'RX-7', seat: OTHER, placed, moved: [9] };
const ROLLED: DiceEvent = { kind: 'rolled', rule: 'RX-3', seat: ME, shown: [], kept: 0 };

it('the last action of a seat is shown until the next roll', () => {
  expect(wordsOf(OTHER, LAID)).toBe('pose 3 dés, en déplace un');
  expect(wordsOf(OTHER, { kind: 'passed', rule: 'RX-8', seat: OTHER })).toBe('ne peut rien placer');
  expect(wordsOf(OTHER, { kind: 'passed', rule: 'RX-A4', seat: OTHER })).toBe('passe');
  expect(wordsOf(ME, LAID)).toBeNull();
  expect(wordsOf(OTHER, LAID, ROLLED)).toBeNull();
});
