/** What comes out of the box when the game is opened: fetched at once. */
export { nameThings } from '../locale/index.ts';
export { rushOut as definition } from '../rules/index.ts';
export { markBy } from './marks.ts';
