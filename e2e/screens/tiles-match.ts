import type { MatchStep } from '@tablee/host';
import { type Seat, seedFromWord, type TableSetup, tableFor } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { normal } from '../../games/tiles/bot/index.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import type { TilesTypes } from '../../games/tiles/rules/types.ts';
import { playOut } from './play-out.ts';

export const ME = 0 as Seat;
export const CAMILLE = { kind: 'person', name: 'Camille', avatar: 'rabbit', online: true, away: null } as const;
export const SEATS: readonly SeatInfo[] = [
  CAMILLE,
  { kind: 'person', name: 'Léa', avatar: 'fox', online: true, away: null },
  { kind: 'bot', level: 'normal', name: 'Malik', avatar: 'owl' },
];

/**
 * A fixed seed, because a server chooses its seeds at random. In the middle of this match a tile of Camille's can go to
 * several places, one of them a new family; and Camille wins.
 */
const SEED = seedFromWord('screens-2519');
const MIDDLE = 6;

const setup = tableFor(tiles, 'family', SEATS.length) as TableSetup<TilesTypes>;
export const OPTIONS = setup.options;

export const WHOLE: readonly MatchStep[] = playOut(tiles, setup, SEED, normal);
export const UNTIL_MIDDLE: readonly MatchStep[] = WHOLE.slice(0, MIDDLE + 1);

/** In the middle of the match: a tile with several places, and a series where it does not fit. */
export const CHOSEN = 'tile-B11';
export const WRONG_PLACE = 'place-1';
