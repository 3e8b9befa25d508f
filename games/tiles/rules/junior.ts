import { after, leftOf, type Moment, type Seat, type Step } from '@tablee/kernel';
import { refuse } from './refuse.ts';
import { characterOf, colourOf, type Tile } from './tile.ts';
import type { JuniorState, JuniorView, TilesCommand, TilesEvent, TilesRefusal, TilesTypes } from './types.ts';

/** Time for which two tiles that do not match lie open. */
export const LOOK_MS = 1_800;

const TILES_LEFT_AT_THE_END = 4;

export function checkJunior(view: JuniorView, seat: Seat, command: TilesCommand): TilesRefusal | null {
  if (view.phase === 'over') return refuse('DR-4');
  if (view.turn !== seat) return refuse('DR-2', { seat: view.turn });
  if (command.do !== 'flip') return refuse('DR-3', { why: 'action' });
  if (view.phase === 'look') return refuse('DR-3', { why: 'look' });
  const place = view.grid[command.place];
  if (place === 'back') return null;
  return refuse('DR-3', { why: place == null ? 'gone' : 'open' });
}

export function* legalJunior(view: JuniorView): Generator<TilesCommand> {
  if (view.phase !== 'flip') return;
  for (const [place, shown] of view.grid.entries()) if (shown === 'back') yield { do: 'flip', place };
}

/** DR-3: applies a flip that `checkJunior` has accepted. */
export function playFlip(state: JuniorState, seat: Seat, place: number, moment: Moment): Step<TilesTypes> {
  const tile = state.grid[place] as Tile;
  const up = [...state.up, place];
  const events: TilesEvent[] = [{ kind: 'flipped', rule: 'DR-3', seat, place, tile }];
  const [first] = state.up;
  if (first === undefined) return { state: { ...state, up }, events };
  const pair = [state.grid[first] as Tile, tile] as const;
  if (isMatch(...pair)) return keepPair({ ...state, up }, seat, pair, events);
  return { state: { ...state, phase: 'look', up, lookUntil: after(moment.at, LOOK_MS) }, events };
}

export function isMatch(one: Tile, other: Tile): boolean {
  return characterOf(one) === characterOf(other) || colourOf(one) === colourOf(other);
}

/** DR-A2: a match is kept without asking. */
function keepPair(state: JuniorState, seat: Seat, pair: readonly Tile[], events: TilesEvent[]): Step<TilesTypes> {
  events.push({ kind: 'paired', rule: 'DR-A2', seat, places: state.up, tiles: pair });
  const grid = state.grid.map((tile, place) => (state.up.includes(place) ? null : tile));
  const kept = state.kept.with(seat, [...(state.kept[seat] as readonly Tile[]), ...pair]);
  const next: JuniorState = { ...state, grid, kept, up: [] };
  if (grid.filter((tile) => tile !== null).length > TILES_LEFT_AT_THE_END) return passTurn(next, events);
  events.push({ kind: 'over', rule: 'DR-4' });
  return { state: { ...next, phase: 'over' }, events };
}

/** DR-A3: the look is over; the tiles are turned back and, unless memory is played, mixed with the others. */
export function turnBack(state: JuniorState, moment: Moment): Step<TilesTypes> {
  const mixed = !state.options.memory;
  const grid = mixed ? mixTiles(state.grid, moment) : state.grid;
  const next: JuniorState = { ...state, phase: 'flip', grid, up: [], lookUntil: null };
  return passTurn(next, [{ kind: 'turned-back', rule: 'DR-A3', places: state.up, mixed }]);
}

function mixTiles(grid: JuniorState['grid'], moment: Moment): JuniorState['grid'] {
  const tiles = moment.rng.shuffle(grid.filter((tile) => tile !== null));
  let next = 0;
  return grid.map((tile) => (tile === null ? null : (tiles[next++] as Tile)));
}

function passTurn(state: JuniorState, events: TilesEvent[]): Step<TilesTypes> {
  const turn = leftOf(state.turn, state.kept.length);
  return { state: { ...state, turn }, events: [...events, { kind: 'turn', rule: 'DR-2', seat: turn }] };
}
