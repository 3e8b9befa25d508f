/** Loaded when the box is opened. */
export { tug as definition } from '@tablee/conformance/tug';
export { words } from './words.ts';
