import { randomBot } from '@tablee/bot-kit';
import { tug } from '@tablee/conformance/tug';
import type { RoundEnd, RulesEntry } from '@tablee/games/catalog.rules';
import type { AnyGame } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { type Cell, type CellReport, measure, roundSharesOf } from './cell.ts';

const CELL: Cell = { game: 'tug', preset: 'giant', seats: 3, bot: 'random', matches: 8, seed: 's' };
/** The last seat is the giant where nobody chose to be. */
const GIANT = 2;

/** Tug between the giant and the climbers; each pull may end a round. */
function report(endedRound?: (event: object) => RoundEnd | null, definition: object = tug): CellReport {
  const game = definition as AnyGame;
  const camps = {
    split: { option: 'role', is: 'giant' },
    names: ['giant', 'climbers'],
    completedBy: () => null,
    ...(endedRound === undefined ? {} : { endedRound }),
  } as const;
  const entry = { versions: [game], bots: { random: randomBot(game) }, duels: [], camps } as unknown as RulesEntry;
  return measure({ entry, definition: game }, CELL);
}

/** Every pull is a round that its seat wins; a strong one by another rule. */
function pullIsRound(event: object): RoundEnd | null {
  const { kind, seat, by } = event as { kind: string; seat: number; by: number };
  if (kind !== 'pulled') return null;
  return { rule: by > 2 ? 'TG-5' : 'TG-4', camp: seat === GIANT ? 'giant' : 'climbers' };
}

describe('a table that is measured', () => {
  it('has one round a match where no event ends a round', () => {
    const { rounds, camps, ends } = report();
    expect(rounds).toBe(CELL.matches);
    expect(Object.keys(ends).toSorted()).toEqual(['TG-6 climbers', 'TG-6 giant']);
    expect(ends['TG-6 giant']).toBe(CELL.matches * (camps[0]?.share ?? 0));
  });

  it('counts rounds by camp and rule, and matches apart', () => {
    const { rounds, camps, ends } = report(pullIsRound);
    expect(rounds).toBeGreaterThan(3 * CELL.matches);
    expect(Object.keys(ends).toSorted()).toEqual(['TG-4 climbers', 'TG-4 giant', 'TG-5 climbers', 'TG-5 giant']);
    expect(Object.values(ends).reduce((sum, times) => sum + times, 0)).toBe(rounds);
    expect(camps.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    const [giant, climbers] = roundSharesOf({ camps, rounds, ends });
    expect(giant?.share).toBe(((ends['TG-4 giant'] ?? 0) + (ends['TG-5 giant'] ?? 0)) / rounds);
    expect(climbers?.share).toBeGreaterThan(giant?.share ?? 1);
  });

  it('shares a match that both camps win', () => {
    const drawn = {
      ...tug,
      result: (state: never) => {
        const result = tug.result(state);
        return result === null ? null : { ...result, ranks: result.ranks.map(() => 1) };
      },
    };
    const { camps, ends } = report(undefined, drawn);
    expect(camps.map(({ share }) => share)).toEqual([0.5, 0.5]);
    expect(ends).toEqual({ 'TG-6 both': CELL.matches });
  });

  it('lists a match without a result as an unfinished round', () => {
    const { rounds, ends } = report(() => null, { ...tug, bound: () => 1 });
    expect([rounds, ends]).toEqual([CELL.matches, { limit: CELL.matches }]);
  });
});
