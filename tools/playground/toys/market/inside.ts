/** What comes out of the box when the game is opened. */
export { market as definition } from './rules.ts';
export { words } from './words.ts';
