import { type Moment, type Seat, type Step, seatsOf, type TableSetup } from '@tablee/kernel';
import { TILES } from './tile.ts';
import type { FamilyState, JuniorState, Series, TilesTypes } from './types.ts';

/** DR-5 */
const RACK_TILES = 6;
const STARTERS = 4;

export function setupTiles(table: TableSetup<TilesTypes>, moment: Moment): Step<TilesTypes> {
  const first = firstSeat(table, moment);
  return table.options.mode === 'junior' ? setupJunior(table, first, moment) : setupFamily(table, first, moment);
}

/** DR-A14: the player marked as the oldest starts. Chance decides among several, or among all if none is marked. */
function firstSeat(table: TableSetup<TilesTypes>, moment: Moment): Seat {
  const seats = seatsOf(table.seats);
  const oldest = seats.filter((seat) => table.seatOptions[seat]?.oldest);
  const [only, another] = oldest;
  if (only !== undefined && another === undefined) return only;
  return moment.rng.pick(oldest.length > 0 ? oldest : seats);
}

function setupJunior(table: TableSetup<TilesTypes>, first: Seat, moment: Moment): Step<TilesTypes> {
  const state: JuniorState = {
    mode: 'junior',
    options: table.options,
    phase: 'flip',
    turn: first,
    grid: moment.rng.shuffle(TILES),
    up: [],
    kept: seatsOf(table.seats).map(() => []),
    lookUntil: null,
  };
  return { state, events: [{ kind: 'mixed', rule: 'DR-2', first }] };
}

function setupFamily(table: TableSetup<TilesTypes>, first: Seat, moment: Moment): Step<TilesTypes> {
  const mixed = moment.rng.shuffle(TILES);
  const racks = seatsOf(table.seats).map(() => mixed.splice(0, RACK_TILES));
  const starters = mixed.splice(0, STARTERS);
  const state: FamilyState = {
    mode: 'family',
    options: table.options,
    phase: 'play',
    turn: first,
    series: starters.map((tile, index): Series => ({ id: index + 1, kind: 'starter', tiles: [tile] })),
    nextSeries: STARTERS + 1,
    racks,
    pool: mixed,
    drawn: null,
  };
  return { state, events: [{ kind: 'dealt', rule: 'DR-5', racks, starters, first }] };
}
