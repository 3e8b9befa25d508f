import { tug } from '@tablee/conformance/tug';
import { type AnyGame, seatsOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { startMatch } from '../match/start.ts';
import { BOT, come, docOf, person, TestHost } from '../scenarios/host.scenario.ts';
import { chooseGame } from '../table/another-game.ts';
import { chooseOptions } from '../table/table-choices.ts';
import type { Sitter, TableDoc } from '../table/table-doc.ts';
import { prospectOf } from './prospect.ts';
import { chooseForSeat } from './seat-options.ts';
import { sitDown, swapPlaces } from './seating.ts';

const OPEN = { kind: 'open' } as const;
const [ANN, BOB, CY] = [person('ann'), person('bob'), person('cy')];

function waiting(preset: string, seats: readonly Sitter[]): TableDoc {
  return docOf(tug, preset, seats, 'w');
}

function playing(role: string, badge = 'any'): { readonly seatOptions: Record<string, unknown> } {
  return { seatOptions: { role, badge } };
}

/** The roles at the start of the match, or the refusal. */
function rolesOf(doc: TableDoc): unknown {
  const started = startMatch(doc, 'ann', tug);
  if (!started.ok) return started.refusal?.rule ?? started.why;
  return (started.doc.setup.seatOptions as { role: string }[]).map(({ role }) => role);
}

describe('a choice for a seat', () => {
  it('is chosen by the player, and for bots by the maker', () => {
    const doc = waiting('giant', [ANN, BOB, BOT]);
    const choose = (guest: string, seat: number): unknown => {
      const changed = chooseForSeat(doc, guest, tug, seat, { role: 'giant' });
      return changed.ok ? changed.doc.seats[seat] : changed.why;
    };
    expect(choose('bob', 1)).toMatchObject({ guest: 'bob', ...playing('giant') });
    expect(choose('ann', 2)).toMatchObject({ kind: 'bot', ...playing('giant') });
    expect(choose('bob', 2)).toBe('not-the-maker');
    expect(choose('ann', 1)).toBe('seat-taken');
    expect(choose('ann', 7)).toBe('no-such-seat');
  });

  it('is refused with its rule if the choices of others exclude it', () => {
    const doc = waiting('giant', [{ ...ANN, ...playing('giant', 'oak') }, BOB, OPEN]);
    const choose = (said: Record<string, unknown>): unknown => chooseForSeat(doc, 'bob', tug, 1, said);
    expect(choose({ role: 'giant' })).toEqual({ ok: false, why: 'refused', refusal: { rule: 'TG-2', facts: {} } });
    expect(choose({ badge: 'oak' })).toMatchObject({ refusal: { rule: 'TG-3', facts: { badge: 'oak' } } });
    expect(choose({ badge: 'pine' })).toEqual({ ok: false, why: 'bad-options' });
    expect(choose({ badge: 'ash' })).toMatchObject({ ok: true });
  });

  it('is kept by a seat when a bot makes room for a friend before the match', () => {
    const sat = sitDown(waiting('giant', [ANN, BOB, { ...BOT, ...playing('giant') }]), CY, null);
    expect(sat).toMatchObject({ ok: true, doc: { seats: [ANN, BOB, { guest: 'cy', ...playing('giant') }] } });
  });

  it('is kept by a seat when a bot plays on, and when a friend takes over', async () => {
    const host = new TestHost([tug]);
    const table = await host.make(tug, 'giant', [ANN, { ...BOB, ...playing('giant') }, CY]);
    come(table, 'ann');
    await table.start('ann');
    await table.leave('bob', BOT);
    expect(table.doc.seats[1]).toEqual({ ...BOT, standsIn: true, ...playing('giant') });
    await table.join(person('dan'), 1);
    expect(table.doc.seats[1]).toMatchObject({ guest: 'dan', ...playing('giant') });
  });

  it('does not count while another option hides it', () => {
    const hiding: AnyGame = {
      ...tug,
      seatOptions: { ...tug.seatOptions, badge: { ...tug.seatOptions.badge, when: { option: 'role', is: 'climber' } } },
    };
    const doc = waiting('giant', [{ ...ANN, ...playing('giant', 'oak') }, BOB, CY]);
    const chosen = chooseForSeat(doc, 'bob', hiding, 1, { role: 'climber', badge: 'oak' });
    expect(chosen).toMatchObject({ ok: true, doc: { seats: [{}, playing('climber', 'oak'), {}] } });
    expect(chooseForSeat(doc, 'bob', tug, 1, { role: 'climber', badge: 'oak' })).toMatchObject({ why: 'refused' });
  });

  it('may be made with `join`, in one revision or none', async () => {
    const host = new TestHost([tug]);
    const table = await host.make(tug, 'giant', [ANN, OPEN, OPEN]);
    expect(await table.join(BOB, null, { role: 'giant' })).toEqual({ ok: true });
    expect(table.doc).toMatchObject({ revision: 2, seats: [{}, playing('giant'), {}] });
    expect(await table.join(CY, null, { role: 'giant' })).toMatchObject({ why: 'refused', refusal: { rule: 'TG-2' } });
    expect(table.doc.seats[2]).toEqual(OPEN);
    await table.join({ ...BOB, nonce: '11' }, null);
    expect(table.doc.seats[1]).toMatchObject({ nonce: '11', ...playing('giant') });
  });

  it('is dropped if new options of the table exclude it, from the last seat on and no further than necessary', () => {
    const giants = [ANN, BOB].map((one) => ({ ...one, ...playing('giant') }));
    const choice = { options: { sides: 'giant' }, house: {} };
    const changed = chooseOptions(waiting('pairs', [...giants, CY, BOT]), 'ann', tug, choice);
    expect(changed.ok && changed.doc.seats).toEqual([giants[0], BOB, CY, BOT]);
  });

  it('is kept in another game if that game knows it', () => {
    const doc = waiting('giant', [{ ...ANN, ...playing('giant', 'oak') }, BOB, OPEN]);
    const seatOptions = { badge: tug.seatOptions.badge };
    const arrange: AnyGame['arrange'] = (table) => ({ ok: true, seatOptions: table.seatOptions });
    const other = { ...(tug as AnyGame), id: 'other', seatOptions, arrange };
    const catalog = { other: { versions: [other] as const, bots: {} } };
    const changed = chooseGame(doc, 'ann', catalog, { game: 'other', level: '' });
    expect(changed.ok && changed.doc.seats[0]).toEqual({ ...ANN, seatOptions: { badge: 'oak' } });
  });
});

describe('seats of a waiting table', () => {
  it.each([
    ['a player takes an open place', 'bob', 1, 3, ['ann', '', 'bot', 'bob']],
    ['a player changes with a bot', 'bob', 1, 2, ['ann', 'bot', 'bob', '']],
    ['the maker exchanges two people', 'ann', 0, 1, ['bob', 'ann', 'bot', '']],
    ['nobody else exchanges two people', 'bob', 1, 0, 'seat-taken'],
    ['nobody moves others', 'bob', 2, 3, 'not-the-maker'],
    ['there is no such place', 'ann', 0, 9, 'no-such-seat'],
  ])('%s', (_, guest, from, to, expected) => {
    const doc = waiting('giant', [ANN, BOB, BOT, OPEN]);
    const swapped = swapPlaces(doc, guest, from, to);
    const who = (sitter: Sitter): string =>
      sitter.kind === 'person' ? sitter.guest : sitter.kind === 'bot' ? 'bot' : '';
    expect(swapped.ok ? swapped.doc.seats.map(who) : swapped.why).toEqual(expected);
  });

  it('the choices move along', () => {
    const doc = waiting('giant', [ANN, { ...BOB, ...playing('giant') }, OPEN]);
    const swapped = swapPlaces(doc, 'bob', 1, 2);
    expect(swapped.ok && swapped.doc.seats).toEqual([ANN, OPEN, { ...BOB, ...playing('giant') }]);
  });

  it.each([
    ['grow to the number that the options need', [ANN, BOB, CY, BOT, OPEN], 6],
    ['stay if they suffice', [ANN, BOB, CY, OPEN], 4],
  ])('%s', (_, seats, places) => {
    const changed = chooseOptions(waiting('giant', seats), 'ann', tug, { options: { sides: 'pairs' }, house: {} });
    expect(changed.ok && changed.doc.seats.length).toBe(places);
  });

  it('options with too few seats for everybody are refused', () => {
    const people = ['ann', 'b', 'c', 'd', 'e', 'f'].map((guest) => person(guest));
    const choice = { options: { sides: 'giant' }, house: {} };
    expect(chooseOptions(waiting('pairs', people), 'ann', tug, choice)).toEqual({ ok: false, why: 'too-many' });
  });
});

describe('a match begins', () => {
  it('with a role for every seat, the chosen one if there is one', () => {
    expect(rolesOf(waiting('giant', [ANN, BOB, OPEN, CY]))).toEqual(['climber', 'climber', 'giant']);
    expect(rolesOf(waiting('giant', [{ ...ANN, ...playing('giant') }, BOB, CY]))).toEqual([
      'giant',
      'climber',
      'climber',
    ]);
  });

  it('not with a number of players that the game does not allow', () => {
    expect(rolesOf(waiting('giant', [ANN, BOB, OPEN]))).toBe('too-few');
    expect(rolesOf(waiting('pairs', [ANN, BOB, CY, BOT, BOT, OPEN]))).toBe('bad-count');
  });

  it('not while nobody is left for a role', () => {
    const climbing = [ANN, BOB, CY].map((one) => ({ ...one, ...playing('climber') }));
    expect(rolesOf(waiting('giant', [...climbing, OPEN]))).toBe('TG-2');
  });
});

describe('the preview of the match at a waiting table', () => {
  it.each([
    [
      'its teams, by place, without the open ones',
      'pairs',
      [ANN, OPEN, BOB, CY, OPEN, BOT],
      [
        [0, 3],
        [2, 5],
      ],
      null,
    ],
    [
      'those of the full table while too few sit there',
      'pairs',
      [ANN, OPEN, BOB, OPEN],
      [
        [0, 2],
        [1, 3],
      ],
      'too-few',
    ],
    ['none where the number does not go', 'pairs', [ANN, BOB, CY, BOT, BOT], null, 'bad-count'],
  ])('%s', (_, preset, seats, teams, why) => {
    const prospect = prospectOf(waiting(preset, seats as Sitter[]), tug);
    expect([prospect.teams, prospect.obstacle?.why ?? null]).toEqual([teams, why]);
  });

  it('has the role of each seat, null for seats that will be removed, and null if it is not known', () => {
    const playsAt = (preset: string, seats: Sitter[]) =>
      prospectOf(waiting(preset, seats), tug).plays.map((options) => options && (options as { role: string }).role);
    expect(playsAt('giant', [ANN, OPEN, BOB, CY])).toEqual(['climber', null, 'climber', 'giant']);
    expect(playsAt('giant', [ANN, OPEN, OPEN])).toEqual(['climber', 'climber', 'giant']);
    expect(playsAt('pairs', [ANN, BOB, CY, BOT, BOT])).toEqual([null, null, null, null, null]);
  });

  it('is sent to everybody, and during the match the role of each seat', async () => {
    const host = new TestHost([tug]);
    const table = await host.make(tug, 'giant', [ANN, { ...BOB, ...playing('giant') }, CY]);
    const ann = come(table, 'ann');
    expect(ann.table?.seatOptions).toMatchObject([{ role: 'any' }, { role: 'giant' }, { role: 'any' }]);
    expect(ann.table).toMatchObject({ teams: [[1], [0, 2]], obstacle: null });
    const given = [{ role: 'climber' }, { role: 'giant' }, { role: 'climber' }];
    expect(ann.table?.plays).toMatchObject(given);
    await table.start('ann');
    expect(ann.table?.plays).toMatchObject(given);
    expect(ann.table?.seatOptions).toMatchObject([{ role: 'climber' }, { role: 'giant' }, { role: 'climber' }]);
  });

  it('has no teams if everybody plays alone', async () => {
    const teams = ({ seats }: { readonly seats: number }) => seatsOf(seats).map((seat) => [seat]);
    const tellsOf = async (game: typeof tug): Promise<unknown> => {
      const table = await new TestHost([game]).make(game, 'pairs', [ANN, BOB, CY, BOT]);
      return come(table, 'ann').table?.teams;
    };
    expect(await tellsOf({ ...tug, teams, teamNames: () => [] })).toBeNull();
    expect(await tellsOf({ ...tug, teams, teamNames: () => ['a', 'b', 'c', 'd'] })).toEqual([[0], [1], [2], [3]]);
  });
});
