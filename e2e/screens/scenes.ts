import { tiles } from '../../games/tiles/rules/index.ts';
import type { Scene } from '../harness/stage.ts';
import { ME, OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from './evening.ts';

const TILES = { game: tiles, options: OPTIONS, me: ME } as const;

/** A table waiting for one more friend, the match in its middle, and its end. */
export const SCENES = {
  gathering: { ...TILES, status: 'waiting', seats: [...SEATS, { kind: 'open' }], steps: [] },
  middle: { ...TILES, status: 'playing', seats: SEATS, steps: UNTIL_MIDDLE },
  over: { ...TILES, status: 'over', seats: SEATS, steps: WHOLE },
} as const satisfies Record<string, Scene>;
