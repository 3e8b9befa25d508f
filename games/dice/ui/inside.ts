/** Loaded as soon as the game is opened. */
export { nameThings } from '../locale/index.ts';
export { dice as definition } from '../rules/index.ts';
