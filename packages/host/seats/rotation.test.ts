import { tug } from '@tablee/conformance/tug';
import { describe, expect, it } from 'vitest';
import { startMatch } from '../match/start.ts';
import { BOT, docOf, person } from '../scenarios/host.scenario.ts';
import type { Sitter, TableDoc } from '../table/table-doc.ts';
import { prospectOf } from './prospect.ts';
import { seatsAfter } from './rotation.ts';
import { sitDown } from './seating.ts';

const [ANN, BOB, CY] = [person('ann'), person('bob'), person('cy')];
const OPEN = { kind: 'open' } as const;

function choosing(sitter: Sitter, role: string): Sitter {
  return { ...sitter, seatOptions: { role } } as Sitter;
}

function started(doc: TableDoc): TableDoc {
  const begun = startMatch(doc, 'ann', tug);
  if (!begun.ok) throw new Error(begun.why);
  return begun.doc;
}

/** The table of the rematch, waiting. */
function rematchOf({ setup, seats, ...doc }: TableDoc): TableDoc {
  return { ...doc, status: 'waiting', setup, seats: seatsAfter(tug, setup, seats) };
}

/** Seat of the giant in each match. */
function evening(...seats: readonly Sitter[]): number[] {
  let doc = docOf(tug, 'giant', seats, 'w');
  return [0, 1, 2, 3].map(() => {
    const { setup, ...rest } = started(doc);
    doc = rematchOf({ setup, ...rest });
    return (setup.seatOptions as { role: string }[]).findIndex(({ role }) => role === 'giant');
  });
}

describe('a role that rotates', () => {
  it('is given to the next in each rematch', () => {
    expect(evening(ANN, BOB, CY)).toEqual([2, 0, 1, 2]);
  });

  it('is dropped by the player who chose it', () => {
    expect(evening(ANN, choosing(BOB, 'giant'), CY)).toEqual([1, 2, 0, 1]);
  });

  it('is given to people before bots', () => {
    expect(evening(ANN, BOT, BOB, BOT)).toEqual([3, 0, 2, 0]);
  });

  it('is not given to those who chose something else', () => {
    expect(evening(choosing(ANN, 'climber'), BOB, CY, BOT)).toEqual([3, 1, 2, 1]);
  });

  it('stays where all the others chose something else', () => {
    expect(evening(choosing(ANN, 'climber'), choosing(BOB, 'giant'), choosing(CY, 'climber'))).toEqual([1, 1, 1, 1]);
  });

  it('stays with a bot for which it was chosen', () => {
    expect(evening(ANN, choosing(BOT, 'giant'), BOB)).toEqual([1, 1, 1, 1]);
  });

  it('stays with the only person who may have it, and goes to no bot', () => {
    expect(evening(choosing(ANN, 'climber'), choosing(BOB, 'giant'), BOT)).toEqual([1, 1, 1, 1]);
  });

  it('does not stay with a bot that took over from the player who chose it', () => {
    expect(evening(ANN, { ...choosing(BOT, 'giant'), standsIn: true } as Sitter, BOB)).toEqual([1, 2, 0, 2]);
  });

  it('stays with a player who chose it alone among bots', () => {
    expect(evening(choosing(ANN, 'giant'), BOT, BOT)).toEqual([0, 0, 0, 0]);
  });

  it('stays with the same bot while one person alone plays against it', () => {
    expect(evening(ANN, BOT, BOT, BOT)).toEqual([3, 3, 3, 3]);
  });

  it('stays with one person alone who was given it', () => {
    expect(evening(BOT, BOT, ANN)).toEqual([2, 2, 2, 2]);
  });
});

describe('the lobby of a rematch', () => {
  const giant = { ...BOB, seatOptions: { role: 'giant', badge: 'elm' } };
  const again = rematchOf(started(docOf(tug, 'giant', [ANN, giant, CY], 'w')));

  it('shows who is offered the role', () => {
    expect(prospectOf(again, tug)).toMatchObject({ offeredTo: 2, obstacle: null });
    expect(prospectOf(again, tug).teams?.[0]).toEqual([2]);
  });

  it('keeps what else was chosen', () => {
    expect(again.seats[1]).toEqual({ ...BOB, seatOptions: { badge: 'elm' }, heldRoleAt: 0 });
  });

  it('gives the role to somebody who chooses it', () => {
    const wanted = { ...again, seats: again.seats.with(0, choosing(ANN, 'giant')) };
    expect(prospectOf(wanted, tug).offeredTo).toBeNull();
    expect(prospectOf(wanted, tug).teams?.[0]).toEqual([0]);
  });

  it('passes the role on from somebody who chooses something else', () => {
    const declined = { ...again, seats: again.seats.with(2, choosing(CY, 'climber')) };
    expect(prospectOf(declined, tug).offeredTo).toBe(0);
  });

  it('counts seats correctly, also if some of them are open', () => {
    const [ann, bob, cy] = again.seats as [Sitter, Sitter, Sitter];
    expect(prospectOf({ ...again, seats: [ann, bob, OPEN, cy] }, tug).offeredTo).toBe(3);
  });

  it('continues from the present seats', () => {
    const [ann, bob, cy] = again.seats as [Sitter, Sitter, Sitter];
    expect(prospectOf({ ...again, seats: [bob, ann, cy] }, tug).offeredTo).toBe(1);
  });

  it('continues when the player who had the role last has left', () => {
    const seats = [ANN, { ...BOB, heldRoleAt: 0 }, CY, OPEN];
    expect(prospectOf({ ...again, seats }, tug).offeredTo).toBe(2);
    const left = [{ ...ANN, heldRoleAt: 0 }, OPEN, { ...BOB, heldRoleAt: 1 }, CY];
    expect(prospectOf({ ...again, seats: left.with(2, OPEN).with(1, BOB) }, tug).offeredTo).toBe(1);
  });

  it('does not count a newcomer as the bot whose place they took', () => {
    const sat = sitDown({ ...again, seats: [{ ...ANN }, { ...BOT, heldRoleAt: 0 }, BOT] }, CY, 1);
    expect(sat.ok && sat.doc.seats[1]).toEqual(CY);
  });

  it('offers nothing to one person alone, whose side stays the same', () => {
    const alone = rematchOf(started(docOf(tug, 'giant', [ANN, BOT, BOT], 'w')));
    expect(prospectOf(alone, tug)).toMatchObject({ offeredTo: null, obstacle: null });
    expect(prospectOf(alone, tug).teams?.[0]).toEqual([2]);
  });

  it('offers nothing in a first match', () => {
    expect(prospectOf(docOf(tug, 'giant', [ANN, BOB, CY], 'w'), tug).offeredTo).toBeNull();
  });
});
