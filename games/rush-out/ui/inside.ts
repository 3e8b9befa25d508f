/** Loaded when the box is opened. */
export { nameThings } from '../locale/index.ts';
export { rushClientRules as definition } from '../rules/page.ts';
export { markBy } from './marks.ts';
