import { type Millis, type Seat, seedFromWord, stepRng, type TableSetup } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RummuOptions, RummuTypes, RummuView } from '../rules/types.ts';
import { PATIENT, preferencesAt } from './preferences.ts';
import { takesBetter } from './weighing.ts';

const A = 0 as Seat;
const HANDS = ['R3 R4 K8 G1 B9 K2', 'B2 B4', 'G2 G5', 'K7 R0', 'B0 K5', 'G7 G9'];

function viewOf(seats: number, options: Partial<RummuOptions> = {}): RummuView {
  return rummu.view(position({ hands: HANDS.slice(0, seats), options }), A);
}

/** True if A takes the top discard with this thrift. */
function takes(thrift: number, discards: string): boolean {
  const view = rummu.view(position({ hands: HANDS, phase: 'draw', discards }), A);
  const table = { options: view.options, seats: 6 } as TableSetup<RummuTypes>;
  const rng = stepRng(seedFromWord('preferences'), 0);
  const asked = { table, view, seat: A, people: [], at: 0 as Millis, memory: null, rng };
  return takesBetter(asked, { ...PATIENT, thrift, leaves: 0 }, 4);
}

describe('the preferences', () => {
  it('change at a table of six whose match has no limit of rounds', () => {
    expect(preferencesAt(viewOf(6), PATIENT)).not.toEqual(PATIENT);
    expect(preferencesAt(viewOf(6, { sides: 'pairs' }), PATIENT)).not.toEqual(PATIENT);
  });

  it('stay with fewer players, and with a limit of rounds (RM-A32)', () => {
    expect(preferencesAt(viewOf(5), PATIENT)).toBe(PATIENT);
    expect(preferencesAt(viewOf(6, { rounds: 8 }), PATIENT)).toBe(PATIENT);
  });
});

describe('with thrift', () => {
  it('a discard that is kept is taken rather than a card from the stock', () => {
    expect(takes(0, 'G3 R6')).toBe(false);
    expect(takes(30, 'G3 R6')).toBe(true);
  });

  it('a discard that would be thrown back is left', () => {
    expect(takes(30, 'G3 B6')).toBe(false);
  });
});
