/** What comes out of the box when the game is opened, whoever plays it: fetched at once. */
export { words } from '../locale/index.ts';
export { ruckus as definition } from '../rules/index.ts';
