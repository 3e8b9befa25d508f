import { dice } from '../../games/dice/rules/index.ts';
import type { DiceState } from '../../games/dice/rules/types.ts';
import { ruckus } from '../../games/ruckus/rules/index.ts';
import { rummu } from '../../games/rummu/rules/index.ts';
import type { RummuState } from '../../games/rummu/rules/types.ts';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import { NOW } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import { positionAt, type TableScene } from '../harness/mock-tables.ts';
import * as dicePositions from './dice-positions.ts';
import * as ruckusMatch from './ruckus-match.ts';
import * as rummuPositions from './rummu-positions.ts';
import * as rushPositions from './rush-positions.ts';
import { ME, OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from './tiles-match.ts';

const TILES = { game: tiles, options: OPTIONS, me: ME } as const;

const RUCKUS = {
  game: ruckus,
  options: ruckusMatch.OPTIONS,
  me: ME,
  status: 'playing',
  seats: ruckusMatch.SEATS,
} as const;

function diceAt(state: DiceState): TableScene {
  const { options } = state;
  return { game: dice, options, me: ME, status: 'playing', seats: dicePositions.SEATS, steps: positionAt(state, 0) };
}

function rummuAt(state: RummuState): TableScene {
  const seats = state.hands.length === rummuPositions.SEATS.length ? rummuPositions.SEATS : rummuPositions.SIX_SEATS;
  return { game: rummu, options: state.options, me: ME, status: 'playing', seats, steps: positionAt(state, 0) };
}

function rushAt(state: RushState): TableScene {
  const { options, seatOptions } = state;
  const seats = rushPositions.seatsAt(state);
  return { game: rushOut, options, seatOptions, me: ME, status: 'playing', seats, steps: positionAt(state, NOW) };
}

export const SCENES = {
  gathering: { ...TILES, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  middle: { ...TILES, status: 'playing', seats: SEATS, steps: UNTIL_MIDDLE },
  over: { ...TILES, status: 'over', seats: SEATS, steps: WHOLE },
  assembling: { ...RUCKUS, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  ruckus: { ...RUCKUS, steps: ruckusMatch.MIDDLE },
  counted: { ...RUCKUS, steps: ruckusMatch.COUNTED },
  'dice-roll': diceAt(dicePositions.ROLL),
  'dice-lay': diceAt(dicePositions.LAY),
  'dice-sheet': { ...diceAt(dicePositions.SHEET), wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null } },
  'rush-hero': rushAt(rushPositions.HERO),
  'rush-sorcerer': rushAt(rushPositions.SORCERER),
  // The countdown of the choice is stopped.
  'rush-target': { ...rushAt(rushPositions.TARGET), isClockStopped: true },
  'rush-die': { ...rushAt(rushPositions.ONE_DIE), isClockStopped: true },
  'rush-over': {
    game: rushOut,
    options: rushPositions.OPTIONS,
    seatOptions: rushPositions.SEAT_OPTIONS,
    me: ME,
    status: 'over',
    seats: rushPositions.SEATS,
    steps: rushPositions.WHOLE,
    startsAtDeal: true,
  },
  rummu: rummuAt(rummuPositions.CHOOSING),
  'rummu-six': rummuAt(rummuPositions.CROWD),
  'rummu-teams': rummuAt(rummuPositions.TEAMS),
  'rummu-sheet': { ...rummuAt(rummuPositions.SHEET), wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null } },
  'rummu-team-sheet': {
    ...rummuAt(rummuPositions.TEAM_SHEET),
    wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null },
  },
} as const satisfies Record<string, TableScene>;
