/** What comes out of the box when the game is opened. */
export { tug as definition } from '@tablee/conformance/tug';
export { words } from './words.ts';
