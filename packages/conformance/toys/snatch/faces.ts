import type { Face } from './types.ts';

const FACES: readonly Face[] = ['1', '2', '3', '4', '5', '6', '7', '8', 'bell'];
const COPIES = 6;

/** The face of every card, with repeats. */
export const ALL_FACES: readonly Face[] = FACES.flatMap((face) => Array.from({ length: COPIES }, () => face));
