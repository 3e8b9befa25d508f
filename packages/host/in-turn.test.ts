import { tug } from '@tablee/conformance/tug';
import { type AnyGame, arrangeSeats, defaultSeatOptions } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { BOT, docOf, person } from './host.scenario.ts';
import { arrangeInTurn } from './in-turn.ts';
import { prospectOf } from './prospect.ts';
import { startMatch } from './start.ts';
import type { Sitter, TableDoc } from './table-doc.ts';

const [ANN, BOB, CY] = [person('ann'), person('bob'), person('cy')];
const OPEN = { kind: 'open' } as const;

function choosing(sitter: Sitter, role: string): Sitter {
  return { ...sitter, seatOptions: { role, badge: 'any' } } as Sitter;
}

function evening(seats: readonly Sitter[], definition: AnyGame = tug): TableDoc[] {
  const doc = docOf(definition, 'giant', seats, 'w');
  return [0, 1, 2, 3].map((rematches) => ({ ...doc, rematches }));
}

/** Where the giant sits, or why nobody plays. */
function giantAt(doc: TableDoc, definition: AnyGame = tug): unknown {
  const started = startMatch(doc, 'ann', definition);
  if (!started.ok) return started.why;
  return (started.doc.setup.seatOptions as { role: string }[]).findIndex(({ role }) => role === 'giant');
}

describe('what nobody chose', () => {
  it('goes round from rematch to rematch', () => {
    expect(evening([ANN, BOB, CY]).map((doc) => giantAt(doc))).toEqual([2, 1, 0, 2]);
  });

  it('goes round among those who did not choose', () => {
    const seats = [choosing(ANN, 'climber'), BOB, CY, BOT];
    expect(evening(seats).map((doc) => giantAt(doc))).toEqual([3, 2, 1, 3]);
  });

  it('leaves everybody what they chose', () => {
    const seats = [ANN, choosing(BOB, 'giant'), CY];
    expect(evening(seats).map((doc) => giantAt(doc))).toEqual([1, 1, 1, 1]);
  });

  it('is foreseen in the lobby as it will be played', () => {
    const teams = evening([ANN, OPEN, BOB, CY]).map((doc) => prospectOf(doc, tug).teams);
    expect(teams.map((team) => team?.[0])).toEqual([[3], [2], [0], [3]]);
  });

  it('is foreseen for the places that are still open', () => {
    const teams = evening([ANN, OPEN, OPEN]).map((doc) => prospectOf(doc, tug).teams);
    expect(teams.map((team) => team?.[0])).toEqual([[2], [1], [0], [2]]);
  });

  it('stays where the rules know only one way to give it out', () => {
    const lastIsGiant: typeof tug = {
      ...tug,
      arrange: (table) => arrangeSeats(tug, { ...table, seatOptions: defaultSeatOptions(tug, table.seats) }),
    };
    expect(evening([ANN, BOB, CY], lastIsGiant).map((doc) => giantAt(doc, lastIsGiant))).toEqual([2, 2, 2, 2]);
  });

  it('changes nothing about what stands in the way', () => {
    const [first, second] = evening([ANN, BOB]).map(({ setup, rematches }) => arrangeInTurn(tug, setup, rematches));
    expect(second).toEqual(first);
    expect(second).toMatchObject({ ok: false, obstacle: { why: 'too-few' } });
  });
});
