import { ruckus } from '../../games/ruckus/rules/index.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import type { Scene } from '../harness/stage.ts';
import { ME, OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from './evening.ts';
import * as evening from './ruckus-evening.ts';

const TILES = { game: tiles, options: OPTIONS, me: ME } as const;

const RUCKUS = { game: ruckus, options: evening.OPTIONS, me: ME, status: 'playing', seats: evening.SEATS } as const;

/** Tables waiting for one more friend, matches in their middle, and their end. */
export const SCENES = {
  gathering: { ...TILES, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  middle: { ...TILES, status: 'playing', seats: SEATS, steps: UNTIL_MIDDLE },
  over: { ...TILES, status: 'over', seats: SEATS, steps: WHOLE },
  assembling: { ...RUCKUS, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  ruckus: { ...RUCKUS, steps: evening.MIDDLE },
  counted: { ...RUCKUS, steps: evening.COUNTED },
} as const satisfies Record<string, Scene>;
