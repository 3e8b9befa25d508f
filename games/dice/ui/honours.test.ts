import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { defaultDiceOptions } from '../rules/options.ts';
import type { DiceEvent, DiceView, Face, RoundScore } from '../rules/types.ts';
import { honoursOfDice } from './honours.ts';

const say = speakerOf(words, 'fr');

function view(...points: (readonly number[])[]): DiceView {
  const sheets = points.map((won): RoundScore => ({ rule: 'RX-18', winner: null, left: [[], []], points: won }));
  const [starter, turn] = [toSeat(0), toSeat(0)];
  const rest = { fresh: [], fruitless: [0, 0], until: null, table: [] };
  return { options: defaultDiceOptions, phase: 'over', round: 6, starter, turn, hands: [[], []], sheets, ...rest };
}

function laid(seat: number, faces: readonly Face[], moved: readonly number[] = []): DiceEvent {
  const placed = faces.map((face, x) => ({ die: x, face, x, y: 0 }));
  return { kind: 'laid', rule: 'RX-7', seat: toSeat(seat), placed, moved };
}

function rolled(seat: number): DiceEvent {
  return { kind: 'rolled', rule: 'RX-3', seat: toSeat(seat), shown: [], kept: 0 };
}

function told(end: DiceView, sights: readonly DiceEvent[] | null): string[] {
  return honoursOfDice({ view: end, sights, say }).map(
    ({ seat, title, words: rest }) => `${'AB'[seat]}: ${title} ${rest}`,
  );
}

describe('honours', () => {
  it('tell of the most dice at once, the best round, and the most rearrangements', () => {
    const sights = [rolled(0), laid(0, ['R3', 'R4', 'R5', 'R6']), rolled(1), laid(1, ['R7'], [0, 1])];
    expect(told(view([20, 0], [0, 31]), sights)).toEqual([
      'A: 4 dés d’un coup',
      'B: 31 points en une manche',
      'B: 1 fois la table réarrangée',
    ]);
  });

  it('tell of jokers if nothing else remains', () => {
    expect(told(view([0, 0]), [rolled(0), laid(0, ['R3', 'R4', 'J'])])).toEqual([
      'A: 3 dés d’un coup',
      'A: 1 joker bien placé',
    ]);
  });

  it('do not count a lay that was undone', () => {
    const again = [rolled(0), laid(0, ['R3', 'R4', 'R5', 'R6'], [9]), laid(0, ['R3', 'R4', 'R5']), rolled(1)];
    expect(told(view([0, 0]), again)).toEqual(['A: 3 dés d’un coup']);
    const passed: DiceEvent = { kind: 'passed', rule: 'RX-A4', seat: toSeat(0) };
    expect(told(view([0, 0]), [rolled(0), laid(0, ['R6'], [9]), passed, rolled(1)])).toEqual([]);
  });

  it('come from the score sheets alone if the page has not seen the whole match', () => {
    expect(told(view([20, 0]), null)).toEqual(['A: 20 points en une manche']);
  });
});
