import type { Bot } from '@tablee/bot-kit';
import { type Millis, type Seat, seedFromWord, stepRng, type TableSetup } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rummu } from '../rules/index.ts';
import { type PositionText, position } from '../rules/rummu.scenario.ts';
import type { PlayCommand, RoundScore, RummuOptions, RummuTypes, RummuView } from '../rules/types.ts';
import { bestFinish, decidesMatch, isTimely, losesMatch } from './finishing.ts';
import { expert, normal } from './index.ts';

interface Standing {
  readonly totals: readonly number[];
  readonly options?: Partial<RummuOptions>;
  readonly round?: number;
}

/** A can lay three cards and discard the last one: ten points for the run, ten for finishing. */
function finishAt({ totals, options = {}, round = 2 }: Standing): [RummuView, Seat, PlayCommand] {
  const hands = ['R2 R3 R4 K9', 'B2 B4', 'G2 G4'];
  const state = position({ hands, totals, options, round, table: '[1 A K1 K2 K3 K4]' });
  const view = rummu.view(state, 0 as Seat);
  return [view, 0 as Seat, bestFinish(view, 0 as Seat) as PlayCommand];
}

function decides(totals: readonly number[], options: Partial<RummuOptions> = {}, round = 2): boolean {
  return decidesMatch(...finishAt({ totals, options, round }));
}

describe('a finish', () => {
  it('is found where there is one, and only there', () => {
    const view = rummu.view(position({ hands: ['R2 R3 K9 G7', 'B2', 'G2'] }), 0 as Seat);
    expect(bestFinish(view, 0 as Seat)).toBeNull();
    const [, , finish] = finishAt({ totals: [0, 0, 0] });
    expect(finish.moves.length).toBeGreaterThan(0);
  });

  it('that wins the match is never declined', () => {
    expect(decides([160, 20, 20])).toBe(true);
    expect(decides([155, 20, 20])).toBe(false); // 195, and the only lead already
    expect(decides([160, 250, 20])).toBe(false); // somebody else would win
  });

  it('that takes the only lead is never declined late in the match', () => {
    expect(decides([140, 155, 20])).toBe(true);
    expect(decides([95, 110, 20])).toBe(false);
  });

  it('[RM-A32] that leads after the last round is never declined', () => {
    expect(decides([30, 10, 20], { rounds: 4 }, 4)).toBe(true);
    expect(decides([30, 10, 20], { rounds: 4 }, 3)).toBe(false);
    expect(decides([5, 10, 20], { rounds: 8 }, 7)).toBe(true);
    expect(decides([5, 10, 20], { rounds: 8 }, 6)).toBe(false);
  });

  it('loses the match if another player leads when the target is reached', () => {
    expect(losesMatch(...finishAt({ totals: [160, 250, 20] }))).toBe(true);
    expect(losesMatch(...finishAt({ totals: [160, 20, 20] }))).toBe(false); // wins it
    expect(losesMatch(...finishAt({ totals: [20, 150, 20] }))).toBe(false); // the match goes on
  });

  it('[RM-A32] loses the match if another player leads after the last round', () => {
    const options = { rounds: 4 } as const;
    expect(losesMatch(...finishAt({ totals: [10, 90, 20], options, round: 4 }))).toBe(true);
    expect(losesMatch(...finishAt({ totals: [10, 90, 20], options, round: 3 }))).toBe(false);
    expect(losesMatch(...finishAt({ totals: [90, 10, 20], options, round: 4 }))).toBe(false);
  });
});

/** True if the finish of A is timely, with these cards in the hands of A and of the others and these combinations. */
function isTimelyWith(
  mine: string,
  others: readonly string[],
  table: string,
  sides: 'alone' | 'pairs' = 'alone',
): boolean {
  const view = rummu.view(position({ hands: [mine, ...others], table, options: { sides } }), 0 as Seat);
  const finish = bestFinish(view, 0 as Seat);
  return finish !== null && isTimely(view, 0 as Seat, finish);
}

describe('a timely finish', () => {
  const full = ['B2 B4 G2', 'G4 K7 R0', 'R9 K9 B9'];

  it('scores thirty points of own combinations, or sixty in teams', () => {
    expect(isTimelyWith('R2 K9', full, '[1 A R3 R4 R5 R6]')).toBe(true); // 40
    expect(isTimelyWith('R2 K9', full, '[1 A R3 R4 R5]')).toBe(false); // 20
    expect(isTimelyWith('R2 K9', full, '[1 A R3 R4 R5 R6]', 'pairs')).toBe(false);
    expect(isTimelyWith('R2 K9', full, '[1 A R3 R4 R5 R6 R7 R8]', 'pairs')).toBe(true); // 60
  });

  it('or costs others little', () => {
    expect(isTimelyWith('R2 K9', ['B2', 'G4', 'R9 K0'], '[1 A R3 R4 R5]')).toBe(true);
    expect(isTimelyWith('R2 K9', ['B2 B4', 'G4', 'R9 K0'], '[1 A R3 R4 R5]')).toBe(false);
    expect(isTimelyWith('R2 K9', ['B2', 'G4 K7 R0', 'R9'], '[1 A R3 R4 R5]', 'pairs')).toBe(true); // a partner loses nothing
  });
});

describe('a player who can end the round', () => {
  /** True if a bot goes out for 20 points while others hold three cards each. */
  function goesOut(
    bot: Bot<RummuTypes>,
    drawn: Partial<PositionText>,
    sheets: readonly RoundScore[] | null = null,
  ): boolean {
    const hands = ['R2 K9', 'B2 B4 G2', 'G4 K7 R0', 'R9 K0 B9'];
    const drawnState = position({ hands, table: '[1 A R3 R4 R5]', ...drawn });
    const state = sheets === null ? drawnState : { ...drawnState, sheets };
    const view = rummu.view(state, 0 as Seat);
    const table = { options: view.options, seats: 4 } as TableSetup<RummuTypes>;
    const rng = stepRng(seedFromWord('finishing'), 0);
    const asked = { table, view, seat: 0 as Seat, at: 0 as Millis, people: [], memory: null, rng };
    const command = bot.decide(asked)?.command;
    return command?.do === 'play' && command.moves.length > 0;
  }

  it('plays on for points at a patient table', () => {
    expect(goesOut(normal, {})).toBe(false);
    expect(goesOut(expert, {})).toBe(false);
  });

  it('goes out at once at a hurried table', () => {
    const seats = [3, 0, 3, 3].map((count) => ({
      melds: [],
      laid: 0,
      bonus: 0,
      left: (['R1', 'B1', 'G1'] as const).slice(0, count),
      penalty: 0,
    }));
    const sheets = [{ finisher: 1 as Seat, seats, points: [0, 0, 0, 0] }];
    expect(goesOut(normal, {}, sheets)).toBe(true);
    expect(goesOut(expert, {}, sheets)).toBe(true);
  });

  it('[RM-A32] goes out for less with a limit of rounds', () => {
    expect(goesOut(normal, { options: { rounds: 8 } })).toBe(true);
    expect(goesOut(expert, { options: { rounds: 8 } })).toBe(true);
  });

  it('[RM-A32] plays on if the finish loses the match', () => {
    const last = { options: { rounds: 8 }, round: 8 } as const;
    expect(goesOut(normal, { ...last, totals: [0, 90, 0, 0] })).toBe(false);
    expect(goesOut(normal, { ...last, totals: [0, 0, 0, 0] })).toBe(true);
    expect(goesOut(expert, { ...last, totals: [0, 90, 0, 0] })).toBe(false);
    expect(goesOut(expert, { ...last, totals: [0, 0, 0, 0] })).toBe(true);
  });
});
