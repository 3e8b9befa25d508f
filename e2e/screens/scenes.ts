import { dice } from '../../games/dice/rules/index.ts';
import type { DiceState } from '../../games/dice/rules/types.ts';
import { ruckus } from '../../games/ruckus/rules/index.ts';
import { rummu } from '../../games/rummu/rules/index.ts';
import type { RummuState } from '../../games/rummu/rules/types.ts';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import { NOW } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState } from '../../games/rush-out/rules/types.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import { positionAt, type Scene } from '../harness/mock-tables.ts';
import * as crossword from './dice-evening.ts';
import { ME, OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from './evening.ts';
import * as evening from './ruckus-evening.ts';
import * as cards from './rummu-evening.ts';
import * as rush from './rush-evening.ts';

const TILES = { game: tiles, options: OPTIONS, me: ME } as const;

const RUCKUS = { game: ruckus, options: evening.OPTIONS, me: ME, status: 'playing', seats: evening.SEATS } as const;

function diceAt(state: DiceState): Scene {
  const { options } = state;
  return { game: dice, options, me: ME, status: 'playing', seats: crossword.SEATS, steps: positionAt(state, 0) };
}

function rummuAt(state: RummuState): Scene {
  const seats = state.hands.length === cards.SEATS.length ? cards.SEATS : cards.SIX_SEATS;
  return { game: rummu, options: state.options, me: ME, status: 'playing', seats, steps: positionAt(state, 0) };
}

function rushAt(state: RushState): Scene {
  const { options, seatOptions } = state;
  const seats = rush.seatsAt(state);
  return { game: rushOut, options, seatOptions, me: ME, status: 'playing', seats, steps: positionAt(state, NOW) };
}

/** Tables waiting for one more friend, matches in their middle, and their end. */
export const SCENES = {
  gathering: { ...TILES, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  middle: { ...TILES, status: 'playing', seats: SEATS, steps: UNTIL_MIDDLE },
  over: { ...TILES, status: 'over', seats: SEATS, steps: WHOLE },
  assembling: { ...RUCKUS, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  ruckus: { ...RUCKUS, steps: evening.MIDDLE },
  counted: { ...RUCKUS, steps: evening.COUNTED },
  'dice-roll': diceAt(crossword.ROLL),
  'dice-lay': diceAt(crossword.LAY),
  'dice-sheet': { ...diceAt(crossword.SHEET), wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null } },
  'rush-hero': rushAt(rush.HERO),
  'rush-sorcerer': rushAt(rush.SORCERER),
  // While a target is chosen the time that is left is seen: it stands.
  'rush-target': { ...rushAt(rush.TARGET), isClockStopped: true },
  'rush-die': { ...rushAt(rush.ONE_DIE), isClockStopped: true },
  'rush-over': {
    game: rushOut,
    options: rush.OPTIONS,
    seatOptions: rush.SEAT_OPTIONS,
    me: ME,
    status: 'over',
    seats: rush.SEATS,
    steps: rush.WHOLE,
    startsAtDeal: true,
  },
  rummu: rummuAt(cards.CHOOSING),
  'rummu-six': rummuAt(cards.CROWD),
  'rummu-teams': rummuAt(cards.TEAMS),
  'rummu-sheet': { ...rummuAt(cards.SHEET), wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null } },
  'rummu-team-sheet': { ...rummuAt(cards.TEAM_SHEET), wait: { for: 1e9, awaited: [0], ready: [1], leftMs: null } },
} as const satisfies Record<string, Scene>;
