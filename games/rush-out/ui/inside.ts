/** Loaded when the box is opened. */
export { nameThings } from '../locale/index.ts';
export { rushOut as definition } from '../rules/index.ts';
export { markBy } from './marks.ts';
