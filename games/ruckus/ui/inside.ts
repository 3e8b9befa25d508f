/** Loaded as soon as the game is opened. */
export { nameThings } from '../locale/index.ts';
export { ruckus as definition } from '../rules/index.ts';
