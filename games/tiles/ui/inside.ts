/** Loaded as soon as the game is opened. */
export { nameThings } from '../locale/index.ts';
export { tiles as definition } from '../rules/index.ts';
