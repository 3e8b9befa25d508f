import type { MatchStep } from '@tablee/host';
import { seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { normal } from '../../games/rush-out/bot/index.ts';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import { position } from '../../games/rush-out/rules/rush.scenario.ts';
import type { RushState, RushTypes } from '../../games/rush-out/rules/types.ts';
import { playOut } from './play-out.ts';
import { SEATS as THREE } from './tiles-match.ts';

const FIVE: readonly SeatInfo[] = [
  ...THREE,
  { kind: 'bot', level: 'normal', name: 'Nour', avatar: 'bear' },
  { kind: 'person', name: 'Hugo', avatar: 'frog', online: true, away: null },
];

export function seatsAt({ dice }: Pick<RushState, 'dice'>): readonly SeatInfo[] {
  return FIVE.slice(0, dice.length);
}

const DECKS = `trials spiral-stairs goblin-scouts flooded-crypt rat-swarm whispering-idol torch-hall
  spells invocation-2 confusion-all-3 confusion-one-2 invocation-5 dracology-1-4`;

/**
 * Four players, second training: Camille is a hero, the dragon lies on the second card, and a spell is nearly complete.
 */
export const HERO: RushState = position(`training-2 play dragon 2
  t1 sealed-door: B1 C1 . . B3
  t2 vine-bridge: . . . . . .
  t3 stone-golem: . . . . . .
  s1 confusion-all-1: . . . . .
  s2 dracology-1-1: D1 D2 . D4 D5
  s3 invocation-1: . . . . .
  dragon tile: . . .
  A warrior blue: sword joker key
  B tracker green: (key) heart (sword)
  C bard brown: (key) step -
  D sorcerer: (fire) (fire) joker (lightning) (air)
  ${DECKS}`);

const ASKING = `training-2 play dragon 1 asking s1
  t1 sealed-door: B1 C1 . . B3
  t2 vine-bridge: . . . . . .
  t3 stone-golem: D1 D2 . . . .
  s1 confusion-all-1*: . . . . .
  s2 dracology-1-1: . . . . .
  s3 invocation-1: . . . . .
  dragon tile: . . .
  A sorcerer: - - - - -
  B tracker green: (key) heart (sword)
  C bard brown: (key) step -
  D warrior blue: (sword) (sword) joker
  ${DECKS}`;

/** Camille is the sorcerer and chooses a target. */
export const TARGET: RushState = position(ASKING);
export const ONE_DIE: RushState = position(ASKING.replace('confusion-all-1', 'confusion-one-1'));

/** Camille fills the first spell. */
export const SORCERER: RushState = position(
  ASKING.replace(' asking s1', '')
    .replace('confusion-all-1*: . . . . .', 'confusion-all-1: A1 . A2 . .')
    .replace('A sorcerer: - - - - -', 'A sorcerer: (plant) (water) lightning joker fire'),
);

const setup = tableFor(rushOut, 'training-2', 4) as TableSetup<RushTypes>;

export const SEATS = FIVE.slice(0, setup.seats);

/** A whole match, with a seed by which the heroes win. */
export const WHOLE: readonly MatchStep[] = playOut(rushOut, setup, seedFromWord('screens-12'), normal);
export const { options: OPTIONS, seatOptions: SEAT_OPTIONS } = setup;
