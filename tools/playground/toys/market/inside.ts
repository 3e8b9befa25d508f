/** Loaded when the box is opened. */
export { market as definition } from './rules.ts';
export { words } from './words.ts';
