import { type Seat, toMillis } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { endRound } from '../../games/rummu/rules/round.ts';
import { position } from '../../games/rummu/rules/rummu.scenario.ts';
import type { RummuState } from '../../games/rummu/rules/types.ts';
import { SEATS as THREE } from './tiles-match.ts';

/** The table has four players, or six where more melds must show. */
const SIX: readonly SeatInfo[] = [
  ...THREE,
  { kind: 'bot', level: 'normal', name: 'Nour', avatar: 'bear' },
  { kind: 'person', name: 'Hugo', avatar: 'frog', online: true, away: null },
  { kind: 'person', name: 'Inès', avatar: 'cat', online: true, away: null },
];
export const SEATS = SIX.slice(0, 4);
export { SIX as SIX_SEATS };

const FOUR_DRAWN = {
  hands: ['R5 R6 R7 R8 G6 K4 Y1 B9', 'K5 B0 B2', 'K9 B2 Y3 G0', 'R0 G9 B8 K7'],
  table: '[1 B G5 Y6 G7] [2 C K1 K2 K3] [3 B R9 B9 K9 Y9]',
  discards: 'R1 G3 B7',
  stock: 'K0 K6 K8 R2 R3 R4 G1 G2 G4 B3 B4 B5',
  round: 2,
  totals: [85, 60, -15, 110],
} as const;

/** Camille chooses her opening. */
export const CHOOSING: RummuState = position(FOUR_DRAWN);

/** Six players, four of whom have opened. */
export const CROWD: RummuState = position({
  ...FOUR_DRAWN,
  hands: [...FOUR_DRAWN.hands.map((hand) => hand.split(' ').slice(0, 7).join(' ')), 'G8 Y8', 'B1 K1'],
  table: `${FOUR_DRAWN.table} [4 D B3 R4 K5 G6] [5 F G1 G2 G3 G4 Y5] [6 F R7 B7 K7]`,
  totals: [85, 60, -15, 110, 20, 45],
  phase: 'draw',
});

/** Two teams: Camille's partner has opened. */
export const TEAMS: RummuState = position({
  ...FOUR_DRAWN,
  totals: [185, 160, 185, 160],
  options: { sides: 'pairs' },
});

const FINISHED = position({
  ...FOUR_DRAWN,
  hands: ['', 'K5 Y0', 'K9 B2', 'R0'],
  table: `${FOUR_DRAWN.table} [4 A R5 R6 R7 R8] [5 A G1 B1 Y1]`,
});

export const SHEET: RummuState = counted(FINISHED);
export const TEAM_SHEET: RummuState = counted({ ...TEAMS, melds: FINISHED.melds, hands: FINISHED.hands });

/** Ends the round with Camille's last discard. */
function counted(state: RummuState): RummuState {
  return { ...endRound(state, 0 as Seat, [], toMillis(0)).state, until: toMillis(1e9) };
}
