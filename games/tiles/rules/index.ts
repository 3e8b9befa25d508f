/**
 * Numbers, colours and characters: 52 tiles, a junior game of pairs and a family rummy, for 2 to 4 players. Follows the
 * published rulebook; where it is silent or ambiguous, a ruling (DR-A…) decides.
 */
import { type GameDefinition, type Moment, type Seat, type Verdict } from '@tablee/kernel';
import { playFamily, projectFamily } from './family.ts';
import { checkFamily } from './family-check.ts';
import { legalFamily } from './family-legal.ts';
import { imagineTiles } from './imagine.ts';
import { checkJunior, legalJunior, playFlip, turnBack } from './junior.ts';
import { tilesMind } from './memory.ts';
import { tilesNotation } from './notation.ts';
import { tilesOptions, tilesPresets, tilesSeatOptions } from './options.ts';
import { parseTilesCommand } from './parse.ts';
import { piecesOfTiles, swapTiles } from './pieces.ts';
import { tilesRulebook } from './rulebook.ts';
import { resultOfTiles } from './scoring.ts';
import { setupTiles } from './setup.ts';
import type { TilesCommand, TilesRefusal, TilesState, TilesTypes, TilesView } from './types.ts';
import { sightTiles, viewTiles } from './view.ts';

function check(view: TilesView, seat: Seat, command: TilesCommand): TilesRefusal | null {
  return view.mode === 'family' ? checkFamily(view, seat, command) : checkJunior(view, seat, command);
}

function apply(state: TilesState, seat: Seat, command: TilesCommand, moment: Moment): Verdict<TilesTypes> {
  const refusal = check(viewTiles(state, seat), seat, command);
  if (refusal !== null) return { ok: false, refusal };
  if (state.mode === 'family') return { ok: true, step: playFamily(state, seat, command) };
  if (command.do !== 'flip') throw new Error('only a flip is ever legal in junior');
  return { ok: true, step: playFlip(state, seat, command.place, moment) };
}

function isToAct(state: { readonly phase: TilesState['phase'] }): boolean {
  return state.phase !== 'over' && state.phase !== 'look';
}

function* legal(view: TilesView, seat: Seat): Generator<TilesCommand> {
  if (view.turn !== seat) return;
  yield* view.mode === 'family' ? legalFamily(view) : legalJunior(view);
}

/** When time is up: keeps the drawn tile, else plays the first legal command. */
function fallback(view: TilesView, seat: Seat): TilesCommand | null {
  if (view.phase === 'drawn') return view.turn === seat ? { do: 'keep' } : null;
  for (const command of legal(view, seat)) return command;
  return null;
}

/**
 * Bounds on entries. Family: each of at most 36 pool tiles is drawn, then kept and laid, and 12 or more stay on racks.
 * Junior has no bound but chance.
 */
const MAX_FAMILY_ENTRIES = 140;
const MAX_JUNIOR_ENTRIES = 3_000;

export const tiles: GameDefinition<TilesTypes> = {
  id: 'tiles',
  version: 2,
  traits: { pace: 'turns', hidden: true, chance: true, legal: 'all' },
  rulebook: tilesRulebook,
  options: tilesOptions,
  seatOptions: tilesSeatOptions,
  presets: tilesPresets,
  notation: tilesNotation,
  examples: [
    { do: 'lay', tiles: ['R5', 'R6'], on: null },
    { do: 'lay', tiles: ['B5'], on: 1 },
    { do: 'draw' },
    { do: 'keep' },
    { do: 'flip', place: 0 },
  ],
  seating: () => ({ counts: [2, 3, 4] }),
  setup: setupTiles,
  parse: parseTilesCommand,
  check,
  apply,
  project: (view, seat, command) => (view.mode === 'family' ? projectFamily(view, seat, command) : null),
  wakeAt: (state) => (state.mode === 'junior' ? state.lookUntil : null),
  wake(state, moment) {
    if (state.mode === 'family') throw new Error('family never asks to be woken');
    return turnBack(state, moment);
  },
  toAct: (state) => (isToAct(state) ? [state.turn] : []),
  view: viewTiles,
  sight: sightTiles,
  legal,
  fallback,
  pieces: piecesOfTiles,
  swap: swapTiles,
  result: resultOfTiles,
  mind: tilesMind,
  imagine: imagineTiles,
  forChildren: ({ mode }) => mode === 'junior',
  bound: (options) => (options.mode === 'family' ? MAX_FAMILY_ENTRIES : MAX_JUNIOR_ENTRIES),
};
